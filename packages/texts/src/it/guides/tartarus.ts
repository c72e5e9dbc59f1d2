import type { GuideWords } from '../../guide-words.ts';

export const tartarus = {
  demo: "L'avversario entra nello spazio che hai scelto in segreto, l'Abisso, e perde subito.",
  limit: "L'Abisso non risparmia nessuno. Se ci entra un tuo lavoratore, perdi tu.",
  task: "Due passi porterebbero l'avversario al livello 3, e uno finisce nel tuo Abisso in d2. Fai in modo che non possa vincere.",
  done: "L'unica torre rimasta sta sull'Abisso. Che ci salga pure.",
  misses: {
    trap: "Quella torre sta sull'Abisso: è proprio quella da lasciare aperta.",
  },
  questions: {
    levelThreeOnAbyss: { ask: 'E se un avversario sale lì al livello 3?', answer: 'Allora perde invece di vincere.' },
    pushedIn: {
      ask: "Un lavoratore viene spinto nell'Abisso. Chi perde?",
      answer: "Il giocatore a cui appartiene, chiunque l'abbia spinto. Qui il Minotauro spinge il tuo, e perdi tu.",
    },
    blockOnAbyss: { ask: "Un blocco sull'Abisso lo chiude?", answer: "No. Resta l'Abisso, a qualsiasi altezza." },
    passThrough: {
      ask: "Basta attraversare l'Abisso?",
      answer: 'Sì. Artemide vuole fare due passi, ma già il primo chiude la partita.',
    },
    onlyStepLeft: {
      ask: "E se l'unico passo possibile porta lì?",
      answer: 'Allora va fatto, anche se sai che cosa ti aspetta.',
    },
  },
} satisfies GuideWords;
