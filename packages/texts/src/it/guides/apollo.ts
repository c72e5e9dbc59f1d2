import type { GuideWords } from '../../guide-words.ts';

export const apollo = {
  demo: "Il tuo lavoratore sale sulla torre dell'altro, che finisce dove stavi tu. Ora accanto al livello 3 ci sei tu, con due torri tra cui scegliere.",
  limit: "L'altro lavoratore è due livelli più in alto. È troppo per un passo, e uno scambio è un passo.",
  task: "Un lavoratore avversario sta tra due torri di livello 3. Gioca in modo che l'avversario non possa vincere al prossimo turno.",
  done: 'Due cupole sarebbero arrivate tardi. Se prendi il suo posto, tutte le sue minacce svaniscono.',
  misses: {
    wrongWorker: 'Questo scambio non cambia nulla: il lavoratore pericoloso è quello al livello 2.',
    oneDome: "Una cupola non basta, l'altra torre resta aperta. Togligli piuttosto il posto in alto.",
  },
  questions: {
    otherWorkersLevel: {
      ask: "Anche l'altro lavoratore può salire di un solo livello?",
      answer:
        'No. Il limite vale solo per il tuo passo. Se scendi dal livello 2 scambiandoti con un lavoratore a terra, lo porti al livello 2.',
    },
    winBySwap: {
      ask: 'Posso vincere con uno scambio?',
      answer: 'Sì. Se in questo modo sali al livello 3, vinci come con qualsiasi altro passo.',
    },
    ownWorker: {
      ask: 'Posso scambiarmi con un mio lavoratore?',
      answer: 'No. Solo i lavoratori avversari cedono il posto; il tuo ti sbarra semplicemente la strada.',
    },
    buildWhereItCameFrom: {
      ask: 'Posso costruire sullo spazio che ho lasciato?',
      answer: "No. Adesso ci sta l'altro lavoratore.",
    },
    swapUpUnderAthena: {
      ask: "Posso scambiarmi verso l'alto quando Atena vieta di salire?",
      answer: 'No. Scambiarsi con chi sta più in alto è salire. Alla stessa altezza o verso il basso si può.',
    },
  },
} satisfies GuideWords;
