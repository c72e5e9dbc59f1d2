import type { PowerId } from '../ids.ts';
import type { Translated } from '../translation.ts';
import { name } from './grammar.ts';

export const acts: Translated['acts'] = {
  hermes: 'costruisci senza muovere',
  prometheus: 'costruisci prima con il lavoratore che muoverai',
  ares: 'togli un blocco accanto a un lavoratore che non si è mosso',
  charon: "traghetta un lavoratore avversario dall'altra parte del tuo",
  dionysus: 'continua a giocare con un lavoratore avversario',
  poseidon: 'costruisci con il lavoratore a terra che non si è mosso',
  aeolus: 'orienta il vento',
  charybdis: 'metti un mulinello su uno spazio libero',
  europa: 'manda Talo accanto al lavoratore che si è mosso',
  gaea: 'piazza un lavoratore di riserva a terra, accanto alla nuova cupola',
  nemesis: 'scambia i tuoi lavoratori con quelli di un avversario',
  siren: 'trascina i lavoratori avversari con il tuo canto',
  achilles: 'costruisci prima con il lavoratore che muoverai',
  adonis: 'marca un lavoratore avversario',
  heracles: 'metti una cupola accanto a uno dei tuoi lavoratori',
  jason: 'fai entrare il tuo terzo lavoratore sul bordo della plancia',
  medea: 'sfila un blocco da sotto un lavoratore',
  odysseus: 'manda in angoli liberi i lavoratori avversari accanto ai tuoi',
  polyphemus: 'metti una cupola su uno spazio libero qualsiasi',
  theseus: 'elimina un lavoratore avversario due livelli sopra uno dei tuoi',
};

const act = (power: PowerId): string => acts[power] ?? 'usa il tuo potere';

const orient: Translated['promptsByPower']['orient'] = {
  aeolus: 'Scegli verso dove soffia il vento.',
  siren: 'Scegli la direzione del tuo canto: varrà per tutta la partita.',
};

const place: Translated['promptsByPower']['place'] = {
  bia: 'sul bordo della plancia',
  eros: 'in modo che i tuoi lavoratori inizino su bordi opposti',
  hecate: 'in segreto, su uno spazio senza lavoratori',
};

const moveNext: Translated['promptsByPower']['moveNext'] = {
  prometheus: 'ora muovi lo stesso lavoratore, senza salire',
  charon: 'muovi il lavoratore che ha traghettato',
  terpsichore: 'muovi il prossimo lavoratore',
  achilles: 'ora muovi lo stesso lavoratore',
};

const build: Translated['promptsByPower']['build'] = {
  atlas: 'Costruisci accanto al tuo lavoratore: il pezzo normale o una cupola.',
  hermes: 'Costruisci accanto a uno qualsiasi dei tuoi lavoratori.',
  selene:
    'Costruisci accanto al lavoratore che si è mosso, oppure fai mettere alla tua lavoratrice una cupola accanto a sé.',
  zeus: 'Costruisci accanto al tuo lavoratore, oppure un blocco sotto di lui.',
  graeae: 'Costruisci accanto a uno qualsiasi dei tuoi lavoratori.',
  jason: 'Costruisci accanto al tuo nuovo lavoratore.',
};

export const promptsByPower: Translated['promptsByPower'] = { orient, place, moveNext, build };

export const prompts: Translated['prompts'] = {
  offer: ({ left }) => (left === 1 ? 'Scegli ancora un potere da proporre.' : `Scegli ${left} poteri da proporre.`),
  pick: 'Scegli il tuo potere.',
  start: 'Scegli chi inizia.',
  place: ({ nth, of, power }) =>
    `Piazza il lavoratore ${nth} di ${of} ${(power && place[power]) ?? 'su uno spazio libero'}.`,
  ram: 'Piazza il Montone su uno spazio libero qualsiasi.',
  orient: ({ power }) => orient[power] ?? `${name(power)}: scegli una direzione.`,
  fate: 'Scegli in segreto un quadrato di 2 spazi per 2: saranno i tuoi spazi del Fato.',
  abyss: "Scegli in segreto uno spazio senza lavoratori: sarà l'Abisso.",
  move: 'Muovi uno dei tuoi lavoratori.',
  moveOrAct: ({ power }) => `Muovi uno dei tuoi lavoratori, oppure ${act(power)} (${name(power)}).`,
  moveNext: ({ power }) => `${name(power)}: ${moveNext[power] ?? 'ora muovi'}.`,
  moveAgainOrBuild: ({ power }) => `${name(power)}: muovi ancora, oppure costruisci.`,
  build: ({ power }) => (power && build[power]) ?? 'Costruisci accanto al tuo lavoratore.',
  buildOrFinish: ({ power }) => `${name(power)}: costruisci, oppure termina il turno.`,
  buildAgain: ({ power }) => `${name(power)}: costruisci ancora.`,
  buildAgainOrFinish: ({ power }) => `${name(power)}: costruisci ancora, oppure termina il turno.`,
  act: ({ power }) => `${name(power)}: ${act(power)}.`,
  actOrFinish: ({ power }) => `${name(power)}: ${act(power)}, oppure termina il turno.`,
  nameCard: ({ ram, hero }) =>
    `Scegli la tua carta per questo turno: ${name(ram)} accanto al Montone, oppure il tuo eroe ${name(hero)}.`,
  finish: 'Termina il turno.',
  extraTurn: ({ power }) => `${name(power)}: hai un turno in più con un lavoratore avversario. Giocalo o rinuncia.`,
  answer: ({ power }) => `${name(power)}: ${act(power)}, oppure passa.`,
  waiting: ({ player }) => `In attesa di ${player}.`,
  chance: 'Si scopre una carta.',
  over: 'La partita è finita.',
};
