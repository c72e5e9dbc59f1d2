import type { Piece, PowerId } from '../ids.ts';
import type { Translated } from '../translation.ts';
import { name, to } from './grammar.ts';
import { and, directions } from './names.ts';

const thanksTo = (power: PowerId | undefined): string => (power ? ` (${name(power)})` : '');

const onePiece: Readonly<Record<Piece, string>> = { block: 'un blocco', dome: 'una cupola' };

const token: Translated['stepsByPower']['token'] = {
  charybdis: ({ at }) => `Si apre un mulinello in ${at}.`,
  clio: ({ at }) => `Una moneta va in ${at}.`,
  europa: ({ at }) => `Talo va in ${at}.`,
};

const orient: Translated['stepsByPower']['orient'] = {
  aeolus: 'Ora il vento soffia verso',
  siren: 'Il canto chiama verso',
};

export const stepsByPower: Translated['stepsByPower'] = { token, orient };

export const steps: Translated['steps'] = {
  place: ({ at }) => (at ? `Un lavoratore viene piazzato in ${at}.` : 'Un lavoratore viene piazzato in segreto.'),
  move: ({ from, to: target, power }) =>
    from && target
      ? `Un lavoratore va da ${from} ${to(target)}${thanksTo(power)}.`
      : 'Un lavoratore nascosto si muove.',
  build: ({ by, at, piece, power }) => {
    if (!by) return `In ${at} sorge ${onePiece[piece]}${thanksTo(power)}.`;
    const where = by === at ? 'sotto di sé' : `in ${at}`;
    return `Il lavoratore in ${by} costruisce ${onePiece[piece]} ${where}${thanksTo(power)}.`;
  },
  ferry: ({ by, from, to: target }) => `Il lavoratore in ${by} ne traghetta un altro da ${from} ${to(target)}.`,
  remove: ({ at }) => `Viene tolto un blocco da ${at}.`,
  lower: ({ at }) => `Viene sfilato un blocco da sotto il lavoratore in ${at}.`,
  kill: ({ at }) => `Il lavoratore in ${at} esce dal gioco.`,
  drag: ({ from, to: target }) => `Il canto trascina un lavoratore da ${from} ${to(target)}.`,
  send: ({ from, to: target }) => `Un lavoratore viene mandato da ${from} ${to(target)}.`,
  trade: ({ from, to: target, from2, to2 }) =>
    from2 && to2
      ? `I lavoratori in ${from} ${and(from2)} si scambiano di posto con quelli in ${target} ${and(to2)}.`
      : `I lavoratori in ${from} ${and(target)} si scambiano di posto.`,
  token: ({ at, power }) => token[power]?.({ at }) ?? `Un segnalino va in ${at}${thanksTo(power)}.`,
  orient: ({ power, direction }) => `${orient[power] ?? `${name(power)}: verso`} ${directions[direction]}.`,
  mark: ({ at }) => `Adone marca il lavoratore in ${at}.`,
  summon: ({ at, power }) => `Un lavoratore di riserva entra in ${at}${thanksTo(power)}.`,
  fate: ({ at }) => (at ? `Gli spazi del Fato sono ${at}.` : 'Gli spazi del Fato vengono scelti in segreto.'),
  abyss: ({ at }) => (at ? `L'Abisso è in ${at}.` : "L'Abisso viene scelto in segreto."),
  ram: ({ at }) => `Il Montone viene piazzato in ${at}.`,
  draw: ({ power }) => `La carta scoperta è ${name(power)}.`,
  end: 'Il turno finisce.',
  pass: 'Si passa.',
  hidden: 'Succede qualcosa in segreto.',
  offer: ({ power }) => `Potere proposto: ${name(power)}.`,
  pick: ({ power }) => `Potere scelto: ${name(power)}.`,
  start: ({ player }) => `Inizia ${player}.`,
  resign: ({ player }) => `${player} si arrende.`,
  timeout: ({ player }) => `Tempo scaduto per ${player}.`,
  agree: 'Si concorda il pareggio.',
  abandon: 'La partita viene interrotta.',
  useRam: ({ power }) => `Per questo turno si sceglie la carta del Montone: ${name(power)}.`,
  useHero: ({ power }) => `Per questo turno si sceglie l'eroe: ${name(power)}.`,
};

export const labels: Translated['labels'] = {
  place: 'Piazza',
  move: 'Muovi',
  build: 'Costruisci',
  ferry: 'Traghetta',
  remove: 'Togli un blocco',
  lower: 'Abbassa',
  kill: 'Elimina',
  drag: 'Canta',
  send: 'Manda via',
  trade: 'Scambia di posto',
  token: 'Metti un segnalino',
  orient: 'Orienta',
  mark: 'Marca',
  summon: 'Fai entrare',
  fate: 'Scegli il Fato',
  abyss: "Scegli l'Abisso",
  ram: 'Piazza il Montone',
  draw: 'Scopri una carta',
  end: 'Fatto',
  pass: 'Passa',
  hidden: 'Azione segreta',
  offer: 'Proponi',
  pick: 'Scegli',
  start: 'Scegli chi inizia',
  resign: 'Arrenditi',
  timeout: 'Tempo scaduto',
  agree: 'Concorda il pareggio',
  abandon: 'Interrompi',
  useRam: 'Usa la carta del Montone',
  useHero: 'Usa il tuo eroe',
};
