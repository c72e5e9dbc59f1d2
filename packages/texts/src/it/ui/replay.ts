import type { TranslatedUi } from '../../translation.ts';
import { counted } from '../grammar.ts';

const turns = (count: number): string => counted(count, '1 turno', 'turni');

/** The page on which any record can be watched. */
export const replay: TranslatedUi['replay'] = {
  title: 'Replay',
  intro: 'Rivedi qualsiasi partita: da un link, da un file o da un testo.',

  bring: 'Apri una partita',
  paste: 'Partita, posizione o link',
  pasteHelp:
    'Incolla quello che hai ricevuto: il testo di una o più partite, una posizione, oppure il link a una partita.',
  open: 'Apri',
  openFile: 'Apri un file',
  fileHelp: 'File che finiscono in .oia.txt, .txt o .json.',
  nothing: "Non c'è ancora niente da aprire: prima incolla un testo.",
  tooLarge: 'È davvero troppo grande per essere un file di partite.',
  unreadableFile: 'Non si riesce a leggere il file.',

  kept: 'Partite finite su questo dispositivo',
  keptNone: 'Su questo dispositivo non ci sono ancora partite finite.',
  watch: ({ game }) => `Guarda: ${game}`,
  watchShort: 'Guarda',

  several: ({ count }) => counted(count, '1 partita', 'partite in un solo testo'),
  closeList: 'Chiudi questo elenco',
  gameNumber: ({ number }) => `Partita ${number}`,
  turns: ({ count }) => turns(count),

  faultTitle: 'Questa partita non si può aprire',
  linkFaults: {
    brokenLink: 'Questo link è danneggiato: ne manca una parte o è stato modificato. Copialo di nuovo, tutto intero.',
    newerLink:
      'Questo link viene da una versione più recente di Oia. Ricarica la pagina per aggiornare, poi aprilo di nuovo.',
    longLink: 'Questo link è più lungo di qualsiasi partita possibile.',
    packedLink: 'Questo browser è troppo vecchio per aprire un link così. Fatti mandare la partita come file.',
  },
  faultTurn: ({ game, turn }) =>
    turn === 0
      ? `Il problema è nella preparazione della partita ${game}.`
      : `Il problema è nel turno ${turn} della partita ${game}.`,
  faultStep: ({ step }) => `L'azione è ${step}.`,
  faultLine: ({ line, text }) => `Riga ${line}: ${text}`,
  correct: 'Puoi correggere il testo qui e riaprirlo.',
  another: "Apri un'altra partita",
  missing: "Su questo dispositivo la partita non c'è. Forse è stata eliminata, o è stata giocata in un altro browser.",
  newer:
    'Questa partita è stata salvata da una versione più recente di Oia. Ricarica la pagina per aggiornare, poi aprila.',
  broken: 'I dati salvati di questa partita non sono più leggibili.',
  updateFirst: 'Ricarica la pagina',

  going: 'Questa partita è ancora in corso',
  goingSecret: 'Ha dei segreti che nessuno può vedere prima della fine. Potrai rivederla qui quando sarà finita.',
  continue: 'Continua la partita',

  board: 'Plancia',
  step: 'Azione',
  stepOf: ({ step, of }) => `Azione ${step} di ${of}`,
  controls: 'Scorri la partita',
  toStart: "All'inizio",
  stepBack: "Un'azione indietro",
  stepOn: "Un'azione avanti",
  toEnd: 'Alla fine',
  play: 'Riproduci',
  pause: 'Pausa',
  keys: "Tasti: frecce sinistra e destra per un'azione, Pag su e Pag giù per un turno, Inizio e Fine per gli estremi.",
  flip: 'Capovolgi la plancia',
  beginning: "L'inizio della partita.",
  said: ({ player, text }) => `${player}: ${text}`,

  seenBy: 'Che cosa si vede',
  seenAll: 'Tutto, anche i segreti',
  seenAs: ({ player }) => `Quello che vedeva ${player}`,
  seenWatching: 'Quello che vedeva chi guardava soltanto',

  players: 'Giocatori',
  turnList: 'Turni',
  setup: 'Preparazione',
  turn: ({ number, player }) => `${number}. ${player}`,
  turnNumber: ({ number }) => `Turno ${number}`,
  noTurns: 'Qui ci sono una posizione e nessun turno.',
  result: 'Risultato',
  unfinished: 'La partita non è finita.',
  beside: 'Accanto al Montone',

  isView: 'Questa partita nasconde un segreto: è quello che un giocatore poteva vedere mentre si giocava.',
  viewUpTo: 'La plancia si può mostrare fino alla prima azione nascosta; il resto si può solo leggere.',
  viewUpToAndLast:
    "La plancia si può mostrare fino alla prima azione nascosta, e poi com'era quando la partita è stata esportata. I turni in mezzo si possono solo leggere.",
  lastSeen: "La plancia com'era quando la partita è stata esportata, per quanto poteva vederne questo giocatore.",
  rest: 'Quello che si può solo leggere',
  hiddenMark: "Un punto interrogativo è un'azione che non viene mostrata.",

  actions: 'Con questa partita',
  share: 'Condividi o esporta',
  save: 'Salva sul dispositivo',
  saved: 'La partita è salvata su questo dispositivo.',
  toSaved: 'Apri la partita salvata',
  playOn: 'Gioca da qui',
  playOnWhy: 'Una nuova partita inizia da questa posizione. Scegli tu chi gioca.',
  noPlayOn: {
    over: "Qui la partita è finita: torna indietro di un'azione per giocare da lì.",
    hidden: 'Qui qualcosa è nascosto: torna dove si sa tutto per giocare da lì.',
  },
};
