import type { TranslatedUi } from '../../translation.ts';
import { counted } from '../grammar.ts';

const turns = (count: number): string => counted(count, '1 turno', 'turni');
const WORKERS = { f: 'lavoratrice', m: 'lavoratore', n: 'altro lavoratore' } as const;

/** The page on which any position can be analysed. */
export const analysis: TranslatedUi['analysis'] = {
  title: 'Analisi',
  intro:
    'Guarda qualsiasi posizione con il computer: i turni migliori, quello che può seguire e dove una partita è stata persa.',
  analyse: 'Analizza',

  board: "Plancia dell'analisi",
  chooseHere: 'Che cosa fare qui',
  thinking: 'Sto pensando',
  pause: 'Pausa',
  resume: 'Continua a pensare',
  paused: 'In pausa',
  done: "Non c'è altro da trovare",
  noPosition: 'In attesa di una posizione',
  stoppedByFault: 'Interrotta da un errore',
  reviewing: 'Revisione della partita in corso',
  failed: 'Il computer non è riuscito a pensare a questa posizione. Riprova o cambiala un poco.',
  depth: ({ depth }) => `${turns(depth)} in avanti`,
  nodes: ({ nodes }) => `${nodes} posizioni`,
  worlds: ({ count }) => `vista in ${count} verità possibili`,
  lineCount: 'Turni migliori mostrati',
  bestTurns: 'Turni migliori',
  chance: ({ percent }) => `${percent}%`,
  winsIn: ({ count }) => `vince in ${count}`,
  losesIn: ({ count }) => `perde in ${count}`,
  winsNow: 'vince subito',
  hasWon: 'ha vinto',
  barOf: ({ player, chance }) => `${player}: ${chance}`,
  addLine: ({ turn }) => `Aggiungi alle varianti tutto il seguito di ${turn}`,
  addLineShort: 'Tieni la variante',
  noLines: 'Questa vista non mostra chi potrebbe muovere: ci sono le probabilità, ma non i turni.',
  overNow: 'Qui la partita è finita.',
  chanceDecides: 'Ora si pesca una carta: scegli quale.',
  hiddenTurn: ({ player }) =>
    `In questa vista i lavoratori di ${player} sono nascosti. Scegli quel posto per giocare questo turno.`,
  onlyView: 'È quello che vede un solo giocatore: si può analizzare, ma non giocare oltre.',
  said: ({ player, turn, chance, depth }) =>
    `${player}, ${chance}. Il meglio, guardando ${turns(depth)} in avanti: ${turn}`,
  toMove: ({ player }) => `Tocca a ${player}`,

  seenBy: 'Visto da',
  seenByNote: "L'analisi conosce solo quello che questo posto può sapere.",

  variations: 'Varianti',
  noTurns: 'Gioca un turno sulla plancia o scegline uno dei migliori: comparirà qui.',
  start: 'Inizio',
  controls: 'Muoviti tra le varianti',
  toStart: "All'inizio",
  back: 'Un turno indietro',
  forward: 'Un turno avanti',
  toEnd: 'Alla fine della variante',
  flip: 'Gira la plancia',
  promote: 'Rendila la variante principale',
  remove: 'Elimina da qui',
  removeTitle: 'Eliminare questi turni?',
  removeQuestion: ({ turn, count }) =>
    count === 1 ? `${turn} viene eliminato.` : `${turn} e tutto quello che segue viene eliminato: ${turns(count)}.`,
  keys: 'Tasti: le frecce sinistra e destra vanno di turno in turno, su e giù alle altre varianti, Inizio e Fine agli estremi.',
  kept: 'Salvata su questo dispositivo.',

  reviewTitle: 'Revisione',
  reviewIntro: 'Ogni turno viene esaminato: come sono andate le probabilità e che cosa sarebbe stato meglio.',
  reviewSecret: 'Si giudica da quello che il posto scelto poteva sapere; i segni valgono solo per i suoi turni.',
  reviewStart: 'Rivedi la partita',
  reviewAgain: 'Rivedi di nuovo',
  reviewCancel: 'Annulla',
  reviewEmpty: "Non c'è ancora un turno intero da esaminare.",
  reviewProgress: ({ done, of }) => `${done} di ${turns(of)}`,
  reviewDone: ({ count }) =>
    count === 0 ? 'Nessun errore trovato.' : counted(count, '1 turno segnato.', 'turni segnati.'),
  reviewFailed: 'La revisione non è stata completata.',
  graph: 'Probabilità di vincere turno per turno',
  graphOf: ({ player }) => `Probabilità di ${player} dopo ogni turno; clicca per vedere un turno.`,
  marks: { only: 'unico turno', inaccuracy: 'imprecisione', mistake: 'errore', blunder: 'errore grave' },
  marked: ({ number, player, turn, mark }) => `${number}. ${player}: ${turn}, ${mark}`,
  fromTo: ({ before, after }) => `${before} → ${after}`,
  better: ({ turn }) => `Meglio: ${turn}`,

  position: 'Posizione',
  edit: 'Componi',
  paste: 'Incolla',
  editDone: 'Analizza questa posizione',
  editCancel: 'Annulla',
  editHelp:
    'Scegli uno strumento, poi tocca gli spazi. I segnalini e lo stato delle carte si scrivono nel testo qui sotto.',
  tools: 'Strumento',
  raise: 'Un livello in più',
  lower: 'Un livello in meno',
  dome: 'Cupola',
  erase: 'Svuota',
  workerTool: ({ player, sex }) => `${player}: ${WORKERS[sex]}`,
  workerShort: { f: '♀', m: '♂', n: '○' },
  playerCount: 'Giocatori',
  powerOf: ({ player }) => `Potere di ${player}`,
  turnOf: 'A chi tocca',
  notation: 'Posizione come testo',
  square: ({ square, level, dome, worker }) =>
    [`${square}, livello ${level}`, ...(dome ? ['cupola'] : []), ...(worker ? [worker] : [])].join(', '),

  pasteLabel: 'Posizione, partita o link',
  pasteHelp: 'Una posizione nella nostra notazione o in quella precedente, il testo di una partita, oppure un link.',
  open: 'Apri',
  nothing: "Non c'è ancora niente da aprire: prima incolla un testo.",
  tooLarge: 'È davvero troppo lungo per essere una partita.',
  several: 'Ci sono più partite. Quale?',
  gameNumber: ({ number }) => `Partita ${number}`,
  secretGame:
    "Questa partita ha segreti ed è ancora in corso. Apri l'analisi dalla partita stessa: saprà solo quello che sai tu.",
  missingStudy:
    'Questa analisi non è su questo dispositivo. Forse è stata eliminata, oppure è stata fatta in un altro browser.',
  new: 'Nuova analisi',

  keptTitle: 'Analisi su questo dispositivo',
  keptAt: ({ date, count }) => `${date}, ${turns(count)}`,
  openKept: ({ powers }) => `Apri l'analisi: ${powers}`,
  deleteKept: ({ powers }) => `Elimina l'analisi: ${powers}`,
  delete: 'Elimina',

  share: 'Condividi',
  shareTitle: 'Condividi questa analisi',
  shareLink: "Link all'analisi, con tutte le varianti",
  shareSecret: 'Il link contiene tutto quello che è in questa analisi, segreti compresi.',
  shareRecord: 'Questa variante come testo',
};
