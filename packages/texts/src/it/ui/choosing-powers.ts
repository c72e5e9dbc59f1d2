import type { TranslatedUi } from '../../translation.ts';
import { counted, name, the, toPower } from '../grammar.ts';

/** Cards of powers, and the window in which one is chosen. */
export const picker: TranslatedUi['picker'] = {
  search: 'Cerca per nome o testo',
  set: 'Serie',
  allSets: 'Tutte',
  sets: { simple: 'Semplici', advanced: 'Avanzati', fleece: "Vello d'Oro", hero: 'Eroi' },
  setOf: {
    simple: 'Divinità semplice',
    advanced: 'Divinità avanzata',
    fleece: "Divinità del Vello d'Oro",
    hero: 'Eroe',
  },
  none: 'Nessun potere',
  noneNote: 'Si gioca con le regole base.',
  found: ({ count }) => counted(count, '1 potere', 'poteri'),
  nothing: 'Nessun potere corrisponde alla ricerca.',
  forPlayers: ({ counts }) => `Solo per ${counts} giocatori.`,
  or: ({ counts }) => counts.join(' o '),
  heroesOnly: 'Oltre alla carta del Montone ogni giocatore ha un eroe.',
  notForFleece: "Non va con il Vello d'Oro.",
  taken: ({ player }) => `Questo potere è già di ${player}.`,
  banned: ({ power }) => `Sconsigliato con ${the(power)}. Puoi permettere questi abbinamenti nella sezione Poteri.`,
  bannedAllowed: ({ power }) => `Sconsigliato con ${the(power)}, ma lo hai permesso.`,
  refused: ({ power }) => `Non si può giocare insieme ${toPower(power)}.`,
};

/** Powers are offered, picked, and the Start Player is named. */
export const draft: TranslatedUi['draft'] = {
  title: 'Draft dei poteri',
  intro: ({ player, count }) =>
    `${player} fa da Sfidante e propone ${count} poteri. Gli altri scelgono per primi; quello che resta va allo Sfidante, che poi decide chi inizia.`,
  introFleece: ({ player }) =>
    `${player} propone due poteri per il Vello d'Oro. L'altro giocatore sceglie quello che starà accanto al Montone.`,
  introFleeceHeroes: ({ player }) =>
    `${player} propone due poteri per il Vello d'Oro e l'altro giocatore sceglie quello che starà accanto al Montone. Poi ${player} propone due eroi; l'altro giocatore sceglie per primo.`,
  prompt: ({ player, prompt }) => `${player}: ${prompt}`,
  choosing: ({ player }) => `${player} sta scegliendo…`,
  offered: 'Poteri proposti',
  nothingOffered: 'Non è ancora stato proposto niente.',
  takenBy: ({ player }) => `scelto da ${player}`,
  choices: 'Scegli tra questi',
  offer: ({ power }) => `Proponi ${the(power)}`,
  pick: ({ power }) => `Scegli ${the(power)}`,
  start: ({ player }) => `Inizia ${player}`,
  stuck:
    'Non resta nessun potere compatibile con quelli proposti. Comincia una nuova partita con una scelta di poteri più ampia.',
};

const workers = (count: number): string => counted(count, 'un lavoratore', 'lavoratori');

// No article before the number: it would be «i 7» but «gli 8».
const lately = (count: number): string => counted(count, 'il potere sorteggiato', 'poteri sorteggiati');

/** Deals match-ups, for a table with real pieces or for a game here. */
export const randomizer: TranslatedUi['randomizer'] = {
  title: 'Sorteggio',
  intro: 'Sorteggia i poteri per il tavolo di casa o per una partita qui, senza abbinamenti sconsigliati.',
  wishTitle: 'Da sorteggiare',
  kind: 'Che cosa?',
  kinds: { matchup: 'Abbinamenti', choice: 'Una rosa per il draft' },
  choiceNote: 'Da queste carte lo Sfidante propone un potere per ogni giocatore; gli altri scelgono per primi.',
  choiceFleeceNote:
    "Di queste carte lo Sfidante ne propone due per il posto accanto al Montone; l'altro giocatore ne sceglie una.",
  howMany: 'Quanti sorteggi alla volta?',
  heroes: 'Eroi ammessi',
  fleece: "Per il Vello d'Oro",
  fresh: 'Niente ripetizioni',
  freshNote: ({ count }) =>
    count === 0
      ? 'Esclude i poteri sorteggiati di recente su questo dispositivo. Finora non ce ne sono.'
      : `Esclude ${lately(count)} di recente su questo dispositivo, finché ne restano abbastanza altri.`,
  forget: 'Dimentica i sorteggi fatti',
  deal: 'Sorteggia',
  dealAgain: 'Sorteggia di nuovo',
  badLink: 'Questo link non descrive un sorteggio. Scegli quello che vuoi, poi sorteggia.',
  dealtTitle: 'Il sorteggio',
  matchup: ({ number }) => `Abbinamento ${number}`,
  choice: ({ number }) => `Rosa ${number}`,
  team: ({ number }) => `Squadra ${number}`,
  besideRam: 'Accanto al Montone',
  challenger: ({ player }) => `Sfidante: ${player}`,
  clockwise: 'Ci si siede in senso orario, a partire da A.',
  startPlayer: 'Primo giocatore',
  setup: 'Prima del primo turno',
  place: ({ player, count }) => `${player}: piazza ${workers(count)}.`,
  placeHidden: ({ player, count }) => `${player}: piazza ${workers(count)} in segreto.`,
  ram: ({ player }) => `${player}: piazza il Montone su uno spazio libero.`,
  orient: ({ player, power }) => `${player}: scegli una direzione (${name(power)}).`,
  fate: ({ player, power }) => `${player}: scegli in segreto un quadrato di 2 spazi per 2 (${name(power)}).`,
  abyss: ({ player, power }) => `${player}: scegli in segreto uno spazio senza lavoratori (${name(power)}).`,
  draw: ({ power }) => `${name(power)}: mescola i poteri semplici rimasti e scopri la prima carta.`,
  first: ({ player }) => `${player} gioca il primo turno.`,
  handicap: "Un eroe contro una divinità: un handicap per chi gioca meglio, che prende l'eroe.",
  play: 'Gioca qui',
  playOf: ({ number }) => `Gioca qui: numero ${number}`,
  print: 'Stampa le carte',
  share: 'Condividi il sorteggio',
  copied: 'Link copiato. Chi lo apre vede lo stesso sorteggio.',
  linkToCopy: 'Copia questo link: chi lo apre vede lo stesso sorteggio.',
};
