import type { GuideWords } from '../../guide-words.ts';

export const demeter = {
  demo: "Dal livello 2 alzi due torri al livello 3 in un colpo solo. L'avversario potrà chiuderne soltanto una.",
  limit: 'La seconda costruzione va fatta su un altro spazio. La torre appena alzata è esclusa.',
  task: "L'avversario minaccia di salire da due parti. Gioca in modo che nessuno vinca al prossimo turno.",
  done: 'Due costruzioni fermano due minacce, se trovi lo spazio che tocca entrambe le torri.',
  misses: {
    oneDome: 'Una delle torri è ancora aperta. Cerca un posto da cui arrivi a tutte e due.',
  },
  questions: {
    mustBuildTwice: {
      ask: 'Devo per forza costruire due volte?',
      answer: 'No. Dopo la prima costruzione puoi semplicemente finire il turno.',
    },
    otherWorkerBuilds: {
      ask: "La seconda costruzione può farla l'altro mio lavoratore?",
      answer: 'No. Le fa entrambe il lavoratore che si è mosso, da dove si trova.',
    },
    bothDomes: {
      ask: 'Possono essere due cupole?',
      answer: 'Sì, se accanto al tuo lavoratore ci sono due torri diverse di livello 3.',
    },
    noSecondSpace: {
      ask: "E se non c'è un secondo spazio su cui costruire?",
      answer: 'Il turno finisce dopo la prima costruzione. Non ci perdi nulla.',
    },
    fifthTowerOfChronus: {
      ask: 'E se contro Crono la mia prima cupola completa la quinta torre?',
      answer: 'Vince subito lui. La tua seconda costruzione non si fa.',
    },
  },
} satisfies GuideWords;
