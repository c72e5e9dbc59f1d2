import type { GuideWords } from '../../guide-words.ts';

export const aphrodite = {
  demo: "Il tuo lavoratore si mette accanto a quello al livello 2, lontano dalla torre. L'altro deve finire il movimento vicino a te: al livello 3 non può salire.",
  limit: "Qui la torre è accanto anche al tuo lavoratore. Salendoci l'avversario rispetta la regola, e vince.",
  task: 'Il lavoratore avversario può salire da due parti. Non lasciarlo vincere al prossimo turno.',
  done: 'Deve restare accanto a te, e tu non sei accanto a nessuna delle due torri. Non è servita nessuna cupola.',
  misses: {
    besideTower:
      "Da lì anche tu sei accanto a una torre, quindi l'altro può salirci. Mettiti accanto al lavoratore, ma accanto a nessuna delle due torri.",
    oneDome: "Una cupola lascia aperta l'altra torre. Trattieni piuttosto il lavoratore.",
  },
  questions: {
    workerNotBeside: {
      ask: 'È vincolato anche il lavoratore che non è accanto ai miei?',
      answer: 'No. Va dove vuole.',
    },
    sameWorker: {
      ask: 'Un lavoratore trattenuto deve restare accanto allo stesso dei miei?',
      answer: 'No. Può lasciarne uno e finire accanto a un altro dei tuoi.',
    },
    height: {
      ask: "L'altezza conta?",
      answer: 'No. Accanto è accanto, a qualsiasi livello.',
    },
    noWorkerCanObey: {
      ask: 'E se nessun lavoratore può obbedire?',
      answer: "Allora l'avversario non ha nessun turno possibile e perde.",
    },
    artemisReturns: {
      ask: 'Artemide può allontanarsi e tornare?',
      answer: "Sì. Conta solo l'ultimo passo, quindi con il primo può allontanarsi.",
    },
  },
} satisfies GuideWords;
