import type { GuideWords } from '../../guide-words.ts';

export const hypnus = {
  demo: "Un lavoratore avversario è al livello 2, proprio accanto a un livello 3. Ma l'altro lavoratore avversario è più in basso: il primo dorme, e tu hai il tempo di vincere.",
  limit: 'Ora entrambi i lavoratori avversari sono al livello 2. In parità nessuno dorme: uno dei due sale e vince.',
  task: "Il lavoratore avversario più in alto dorme, quindi può muoversi solo quello nell'angolo. Vinci in questo turno.",
  done: 'Quello in basso non ha dove andare e quello in alto dorme. Chi non può giocare ha perso.',
  questions: {
    oneWorkerLeft: {
      ask: 'E se a un giocatore resta un solo lavoratore?',
      answer: "Rimane sveglio: non ce n'è un altro con cui confrontarlo.",
    },
    highestDuringTurn: {
      ask: 'Un lavoratore si addormenta se diventa il più in alto durante il turno?',
      answer:
        "No. Le altezze si confrontano una volta sola, all'inizio del turno. Artemide può salire con tutti e due i passi.",
    },
    sleeperBuilds: {
      ask: 'Un lavoratore addormentato può costruire?',
      answer:
        'Sì, se il potere del suo giocatore lascia costruire chi non si è mosso. La lavoratrice di Selene può mettere la sua cupola anche dormendo.',
    },
    threeWorkers: {
      ask: 'E con tre lavoratori, come le Graie?',
      answer: 'Dorme solo chi è più in alto di tutti gli altri. Se in cima sono in due, possono muoversi tutti e tre.',
    },
    ownHighestWorker: {
      ask: 'Dorme anche il mio lavoratore più in alto?',
      answer: 'No. Ipno guarda solo i tuoi avversari.',
    },
  },
} satisfies GuideWords;
