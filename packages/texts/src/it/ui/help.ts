import type { TranslatedUi } from '../../translation.ts';

/** Help, confirmations and keyboard shortcuts in a game. */
export const gameHelp: TranslatedUi['gameHelp'] = {
  keysTitle: 'Tasti e aiuto',
  goal: 'Fai salire un lavoratore al livello 3 e vinci; chi non può completare il proprio turno perde. Alcuni poteri cambiano queste regole.',
  keysIntro:
    'Tocca un lavoratore evidenziato, poi uno spazio evidenziato; oppure trascina lì il lavoratore. Se tocchi uno spazio che non si può usare, ti dice perché. Con Esc lasci andare il lavoratore.',
  keysBoard:
    "Sulla plancia ti sposti da uno spazio all'altro con le frecce e scegli con Invio o con la barra spaziatrice. Con Tab esci dalla plancia.",
  keysLog: "Nella cronaca ti sposti da un'azione all'altra con le frecce, e con Invio la rivedi.",
  keys: {
    u: "annulla l'ultima azione",
    Enter: 'conferma, quando serve',
    h: 'consiglio, contro il computer',
    l: "ascolta l'ultimo turno",
    w: 'ascolta dove sono i tuoi lavoratori',
    s: 'ascolta tutto quello che si può fare ora',
    b: 'vai alla plancia',
    f: 'capovolgi la plancia',
    '?': 'questo aiuto',
  },
  lettersOn: 'Usa le lettere come tasti rapidi',
  noKeys: 'Mentre scrivi in un campo, le lettere sono solo lettere.',
  seatsNote: 'Se qualcuno deve andare via, il computer gioca al suo posto finché non ritorna, e non ne sa di più.',
  resignTitle: 'Ti arrendi?',
  resignQuestion: ({ player }) => `${player} si arrende. Non si può tornare indietro.`,
  resignOthers: 'La partita continua tra gli altri.',
  resignNow: 'Sì, mi arrendo',
  touchAgain: ({ squares }) => `Questi spazi: ${squares}. Tocca di nuovo per sceglierli.`,
  compass: 'Direzione',
  compassNorth: 'Il nord è verso la riga 5.',
  lastTurn: ({ turn }) => `Ultimo turno: ${turn}`,
  yourWorkers: ({ list }) => `I tuoi lavoratori: ${list}`,
  workersOf: ({ player, list }) => `Lavoratori di ${player}: ${list}`,
  noWorkers: 'Sulla plancia non ci sono lavoratori.',
  possible: ({ list }) => `Ora è possibile: ${list}`,
  typedHelp:
    'Per esempio b3-c4 +d4: muovi, poi costruisci. +d4^ è una cupola, @c3 piazza un lavoratore, un punto termina il turno.',
  typedPlay: 'Gioca',
  typedEmpty: "Prima scrivi un'azione, per esempio b3-c4.",
  typedAt: ({ step, reason }) => `${step}: ${reason}`,
  typedNothing: 'Non è stato giocato niente.',
  typedStands: 'Quello che viene prima è stato giocato.',
  typedUnfinished: 'Il turno non è ancora completo.',
  typedOver: 'La partita finisce prima.',
  typedNext: ({ player }) => `Prima deve agire ${player}.`,
  pickFirst: ({ squares }) => `Prima scegli il lavoratore che deve farlo: ${squares}.`,
  confirmFirst: 'Prima conferma il turno, oppure torna indietro.',
  lookingBackNow: 'Stai rivedendo la partita: per continuare torna al presente.',
};

/** Hints, stage by stage. */
export const hints: TranslatedUi['hints'] = {
  worker: ({ square }) => `Guarda il lavoratore in ${square}.`,
  moreTurn: 'Chiedi ancora per vedere il turno.',
  turn: ({ turn }) => `Il computer giocherebbe così: ${turn}`,
  moreWhy: 'Chiedi ancora per sapere perché.',
  wins: 'Così si vince la partita.',
  stops: ({ squares }) => `Così eviti una vittoria in ${squares}.`,
  stopsWin: 'Così eviti che vinca chi gioca dopo di te.',
  threatens: ({ squares }) => `Minaccia di vincere in ${squares} al prossimo turno.`,
  threatensWin: 'Minaccia di vincere al prossimo turno.',
  climbs: ({ level }) => `Sale al livello ${level}.`,
  unclear: 'Non è ancora deciso niente: guardando avanti, il computer preferisce questo turno.',
};
