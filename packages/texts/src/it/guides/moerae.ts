import type { GuideWords } from '../../guide-words.ts';

export const moerae = {
  demo: "L'avversario sale al livello 3, ma su uno dei tuoi quattro spazi del Fato. La vittoria è tua.",
  limit:
    'Conta lo spazio in cui si arriva. Questo avversario parte da uno spazio del Fato, sale al livello 3 su uno spazio normale e vince.',
  task: "Due passi farebbero vincere l'avversario, e uno porta sui tuoi spazi del Fato c4, d4, c5 e d5. Fai in modo che non possa vincere.",
  done: "L'unica torre rimasta è su uno spazio del Fato. Se ci sale, a vincere sei tu.",
  misses: {
    trap: 'Quella torre è su uno spazio del Fato: è proprio quella da lasciare aperta.',
  },
  questions: {
    panLeap: {
      ask: 'Funziona anche contro il salto di Pan?',
      answer:
        'Sì. Anche il suo salto verso il basso è un movimento vincente: se finisce su uno spazio del Fato, vinci tu.',
    },
    ownClimbOnFate: {
      ask: 'E se sono io a salire al livello 3 su uno spazio del Fato?',
      answer: 'Vinci come sempre. Quegli spazi sono una trappola solo per gli avversari.',
    },
    winWithoutMove: {
      ask: 'Mi prendo anche una vittoria senza movimento, come la quinta torre di Crono?',
      answer: 'No. Anche se quella torre sta su uno spazio del Fato, nessuno ci si è mosso, e vince Crono.',
    },
    buildOnFate: {
      ask: 'Costruire su uno spazio del Fato cambia qualcosa?',
      answer: 'No. Puoi perfino alzare tu la torre, come qui: lo spazio resta una trappola.',
    },
    allThreeWorkers: {
      ask: 'Giocano tutti e tre i miei lavoratori a ogni turno?',
      answer: 'No. Uno si muove, ed è lui a costruire.',
    },
  },
} satisfies GuideWords;
