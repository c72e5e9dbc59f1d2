import type { TranslatedUi } from '../../translation.ts';

const giorni = (count: number): string => (count === 1 ? '1 giorno' : `${count} giorni`);

export const puzzles: TranslatedUi['puzzles'] = {
  title: 'Problemi',
  intro: 'Posizioni tratte da partite del computer, in cui un solo turno è quello giusto. Ogni soluzione è dimostrata.',
  board: 'Plancia del problema',

  daily: 'Problema del giorno',
  dailyOpen: 'Risolvi quello di oggi',
  dailySolved: 'Risolto. Domani ce ne sarà un altro.',
  streak: ({ count }) => (count === 0 ? 'Ancora nessuna serie' : `${giorni(count)} di fila`),
  bestStreak: ({ count }) => `record: ${giorni(count)}`,

  rating: 'Il tuo punteggio',
  ratingNote:
    'Sale quando risolvi al primo tentativo e senza aiuto, altrimenti scende; i problemi difficili contano di più.',
  tried: ({ count }) => (count === 1 ? '1 problema provato' : `${count} problemi provati`),
  solvedCount: ({ count }) => `${count} al primo tentativo`,
  notKept:
    'Questo browser non conserva nulla (modalità privata?): punteggio e serie si perdono quando chiudi la pagina.',

  more: 'Scegli che cosa risolvere',
  kind: 'Tipo',
  anyKind: 'Tutti',
  kinds: { win1: 'Vinci in 1', win2: 'Vinci in 2', win3: 'Vinci in 3', hold: 'Non perdere' },
  difficulty: 'Difficoltà',
  anyDifficulty: 'Al tuo livello',
  difficulties: { easy: 'Facile', medium: 'Media', hard: 'Difficile' },
  power: 'Potere',
  anyPower: 'Qualsiasi',
  noPowers: 'Senza poteri',
  found: ({ count }) => (count === 0 ? 'Non ci sono problemi così.' : count === 1 ? '1 problema' : `${count} problemi`),
  start: 'Dammi un problema',

  puzzleRating: ({ number }) => `punteggio ${number}`,
  against: 'Contro',
  task: {
    win1: 'Vinci in questo turno.',
    win2: "Vinci in due turni, qualunque cosa faccia l'avversario.",
    win3: "Vinci in tre turni, qualunque cosa faccia l'avversario.",
    hold1: "Trova l'unico turno che non perde subito.",
    hold2: "Trova l'unico turno dopo il quale l'avversario non può forzare la vittoria.",
  },
  turnsLeft: ({ count }) => (count === 1 ? 'Resta un turno: vinci adesso.' : `Restano ${count} turni.`),
  judging: 'Esamino ogni risposta…',
  unchecked: 'Non è stato possibile controllare il tuo turno.',
  replying: ({ player }) => `Risponde ${player}…`,
  goOn: ({ player }) => `Giusto! ${player} resiste il più a lungo possibile.`,
  solved: 'Risolto!',
  solvedWithHelp: 'È proprio questo.',
  missed: {
    lost: ({ player }) => `Così no: vince ${player}.`,
    escaped: ({ player }) => `Così no: ${player} ha questa risposta e la vittoria sfuma.`,
    loose: ({ player }) => `Così no: ${player} può rispondere quasi come vuole, per esempio così.`,
    late: 'Così no: non si vince in tempo.',
    unknown: 'Non è il turno giusto. Mostrare perché richiederebbe troppo tempo.',
  },
  change: ({ before, after }) => `Il tuo punteggio: ${before} → ${after}`,
  undo: 'Annulla',
  again: 'Riprova',
  hint: 'Suggerimento',
  moreHint: 'Mostra il turno',
  hintWorker: ({ square }) => `Comincia da ${square}.`,
  hintTurn: 'Ecco il turno.',
  solution: 'Mostra la soluzione',
  solutionShown: 'Ecco la soluzione.',
  next: 'Prossimo problema',
  all: 'Tutti i problemi',

  missing: "A questo indirizzo non c'è nessun problema. Forse è di un'altra versione, o il link non è completo.",
  withPower: 'Problemi con questo potere',
  toAll: 'Vai a tutti i problemi',
};
