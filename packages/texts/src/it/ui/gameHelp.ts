import type { Catalogue } from '../../catalogue.ts';

/** What a game says when it is asked: help, questions before something is done, answers to keys. */
export const gameHelp: Catalogue['ui']['gameHelp'] = {
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
  seatsNote: 'Se qualcuno deve andare, il computer gioca al suo posto finché non ritorna. Non ne sa di più.',
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
};
