import type { GuideWords } from '../../guide-words.ts';

export const terpsichore = {
  demo: 'Entrambi i lavoratori si muovono, poi entrambi costruiscono, qui sullo stesso spazio, che in un turno cresce di due livelli.',
  limit: "Il primo lavoratore si è mosso e vorrebbe costruire. Non ancora: prima deve muoversi anche l'altro.",
  task: 'Un angolo della plancia è lontano dai lavoratori avversari. Costruisci lì con tutti e due i lavoratori e vinci con il tuo secondo turno.',
  done: "Due blocchi su una torre e un lavoratore al livello 2 lì accanto: l'avversario arriva tardi.",
  misses: {
    low: 'Una torre alta non basta: uno dei tuoi lavoratori deve stare al livello 2 lì accanto.',
  },
  questions: {
    firstWorkerWins: {
      ask: "L'altro lavoratore deve muoversi se il primo vince?",
      answer: "No. La partita finisce subito, anche se l'altro non potesse proprio muoversi.",
    },
    sameSpace: {
      ask: 'Possono costruire entrambi sullo stesso spazio?',
      answer: "Sì, uno dopo l'altro. Qui il primo mette il terzo blocco e il secondo la cupola.",
    },
    stepOntoLeftSpace: {
      ask: "Uno può andare nello spazio che l'altro ha appena lasciato?",
      answer: "Sì. Si muovono uno dopo l'altro, nell'ordine che vuoi.",
    },
    oneCannotMove: {
      ask: 'E se uno dei miei lavoratori non può muoversi?',
      answer: "Allora non puoi completare il turno e perdi, a meno che l'altro non vinca con il suo passo.",
    },
    underAthena: { ask: 'Il divieto di Atena vale per entrambi?', answer: 'Sì, per ogni passo della danza.' },
  },
} satisfies GuideWords;
