import type { GuideWords } from '../../guide-words.ts';

export const minotaur = {
  demo: "Il tuo lavoratore carica fino al livello 2 e butta giù l'altro dalla parte opposta. Ora accanto al livello 3 ci sei tu, e lui non più.",
  limit: "Subito dietro quel lavoratore la plancia finisce. Non c'è uno spazio in cui spingerlo, quindi niente carica.",
  task: "Il lavoratore avversario può salire da due parti. Gioca in modo che l'avversario non possa vincere al prossimo turno.",
  done: 'Conta la direzione: chi viene spinto deve finire dove non fa più danni.',
  misses: {
    stillHigh: "L'hai spinto su un altro livello 2, proprio accanto a una torre. Spingilo più in basso.",
    oneDome: "Una cupola non basta, l'altra torre resta aperta. Sposta piuttosto il lavoratore.",
  },
  questions: {
    pushedToLevelThree: {
      ask: 'Un lavoratore che spingo al livello 3 vince?',
      answer: 'No. Essere spinti non è un movimento: così non vince nessuno.',
    },
    chargeTwoLevelsUp: {
      ask: 'Posso caricare un lavoratore due livelli più in alto?',
      answer: "No. Il tuo passo sale al massimo di un livello. È solo per chi viene spinto che l'altezza non conta.",
    },
    ownWorker: {
      ask: 'Posso spingere un mio lavoratore?',
      answer: 'No. Si spingono solo i lavoratori avversari.',
    },
    twoInRow: {
      ask: 'Posso spingere due lavoratori in fila?',
      answer: 'No. Lo spazio dietro il primo deve essere libero.',
    },
    buildWhereItCameFrom: {
      ask: 'Posso costruire sullo spazio che ho lasciato?',
      answer: 'Sì. Dopo la carica è libero.',
    },
  },
} satisfies GuideWords;
