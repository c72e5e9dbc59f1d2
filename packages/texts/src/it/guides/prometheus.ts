import type { GuideWords } from '../../guide-words.ts';

export const prometheus = {
  demo: 'Costruire, muovere, costruire ancora: la torre passa dal livello 1 al livello 3 in un turno, e il tuo lavoratore è ancora lì accanto, al livello 2.',
  limit: 'Un lavoratore che ha costruito in anticipo in questo turno non può salire. Dovrà aspettare il prossimo.',
  task: "L'avversario può salire da due parti, e nessuno spazio a portata tocca entrambe le torri. Ferma le due minacce in questo turno.",
  done: 'Una cupola prima del passo, una dopo: così arrivi a tutte e due le torri.',
  misses: {
    oneDome: 'Una torre è ancora aperta. Costruisci prima di muovere, poi di nuovo dopo.',
  },
  questions: {
    stillClimb: {
      ask: 'Posso ancora salire?',
      answer: 'Sì, ogni volta che non costruisci in anticipo. Allora è un turno normale.',
    },
    stepOntoNewBlock: {
      ask: 'Posso andare sul blocco appena costruito?',
      answer: 'Sì, se non è una salita: per esempio dal livello 1 su un livello 1 appena fatto.',
    },
    sameSpace: {
      ask: 'Le due costruzioni possono andare sullo stesso spazio?',
      answer: 'Sì. Così una torre cresce di due livelli.',
    },
    domeFirst: {
      ask: 'La prima costruzione può essere una cupola?',
      answer: 'Sì, su una torre di tre blocchi, come in ogni costruzione.',
    },
    otherWorkerMoves: {
      ask: "Un lavoratore può costruire in anticipo e l'altro muoversi?",
      answer: 'No. Chi ha costruito deve muoversi e costruire di nuovo.',
    },
  },
} satisfies GuideWords;
