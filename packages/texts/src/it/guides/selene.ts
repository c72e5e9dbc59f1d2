import type { GuideWords } from '../../guide-words.ts';

export const selene = {
  demo: "Si muove l'altro tuo lavoratore, ma a costruire è la lavoratrice: una cupola su due blocchi. Su quella torre non salirà più nessuno.",
  limit:
    "Qui la lavoratrice è troppo lontana. L'altro costruisce come sempre: la torre riceve il terzo blocco, non una cupola.",
  task: 'Artemide fa due passi, al livello 2 e poi al livello 3. La tua lavoratrice non può muoversi, ma può ancora fare qualcosa. Impedisci ad Artemide di vincere.',
  done: 'Una cupola dove Artemide doveva passare. Che la lavoratrice non si sia mossa non fa differenza.',
  misses: { oneTower: "Artemide prende semplicemente l'altra torre. Di quale spazio ha bisogno per entrambe?" },
  questions: {
    whichIsFemale: {
      ask: 'Chi è la mia lavoratrice?',
      answer: 'Quella che piazzi per prima, e vale per tutta la partita.',
    },
    domeAfterMoving: {
      ask: 'Può mettere una cupola così anche dopo essersi mossa?',
      answer: 'Sì. Se si muove lei, sceglie tra il pezzo normale e una cupola, a qualsiasi altezza.',
    },
    blockWithoutMoving: {
      ask: 'Può costruire un blocco senza muoversi?',
      answer: "No. Se si è mosso l'altro, lei può mettere soltanto una cupola.",
    },
    buildAndDome: {
      ask: 'Posso costruire normalmente e mettere anche la cupola?',
      answer: 'No. La cupola prende il posto della costruzione normale.',
    },
    completeTower: {
      ask: 'Una cupola su due blocchi completa una torre?',
      answer: 'No, ce ne vogliono tre. Qui Crono ha già quattro torri, e questa non è la quinta.',
    },
  },
} satisfies GuideWords;
