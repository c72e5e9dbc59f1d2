import type { GuideWords } from '../../guide-words.ts';

export const urania = {
  demo: 'Per i tuoi lavoratori il lato alto e quello basso della plancia si toccano: dal livello 2 in basso uno passa direttamente al livello 3 in alto e vince.',
  limit: 'Oltre il bordo un lavoratore arriva allo spazio seguente, non a quello dopo: da a2 va in e2, ma non in d2.',
  task: "L'avversario sta per salire al livello 3 sul bordo opposto. Fermalo.",
  done: 'Per te i bordi opposti distano un passo solo, sia per muoverti sia per costruire.',
  misses: {
    open: 'La torre in e4 è ancora aperta. Dal bordo opposto è più vicina di quanto sembri.',
  },
  questions: {
    cornersTouch: {
      ask: 'Si toccano anche gli angoli?',
      answer: 'Sì. Un solo passo porta un lavoratore da un angolo a quello opposto.',
    },
    opponents: {
      ask: 'La plancia si chiude ad anello anche per gli avversari?',
      answer: 'No, solo per i tuoi lavoratori.',
    },
    hera: {
      ask: 'Era può negarmi una vittoria sul bordo?',
      answer: 'Sì. I bordi restano bordi: contro Era un passo lì non fa mai vincere.',
    },
    medusa: {
      ask: 'Medusa può colpirmi oltre il bordo?',
      answer: "No. L'anello vale solo per i tuoi movimenti e le tue costruzioni. Qui Medusa non è accanto a te.",
    },
    boxedInAtCorner: {
      ask: 'Il mio unico lavoratore è chiuso in un angolo. Ho perso?',
      answer: 'Non finché uno degli spazi oltre il bordo è aperto.',
    },
  },
} satisfies GuideWords;
