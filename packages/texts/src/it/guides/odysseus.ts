import type { GuideWords } from '../../guide-words.ts';

export const odysseus = {
  demo: 'Prima di muoversi Ulisse manda in due angoli i lavoratori avversari che ha accanto. La torre su cui stava uno di loro è libera, e lui ci sale.',
  limit: "Si può mandare via solo chi sta accanto ai suoi lavoratori. L'altro lavoratore avversario è troppo lontano.",
  task: 'Entrambi i lavoratori avversari sono pronti a salire al livello 3, e una cupola sola non basta. Fai in modo che non possano vincere.',
  done: "Uno ora è in un angolo, e la torre dell'altro ha la cupola.",
  misses: {
    sent: "Uno non è più un pericolo, ma l'altro può ancora salire. La sua torre vuole una cupola.",
    domed: "Una torre è chiusa, l'altra no. Uno dei due è accanto a te: mandalo via prima di muovere.",
  },
  questions: {
    sentToLevelThree: {
      ask: 'Un lavoratore mandato in un angolo di livello 3 vince?',
      answer: 'No. Essere mandati via non è un movimento e non fa vincere nessuno.',
    },
    sendAfterMove: {
      ask: 'Posso mandare via qualcuno anche dopo aver mosso?',
      answer: 'No. Va fatto prima di muovere.',
    },
    whichCorners: { ask: 'Quali angoli posso scegliere?', answer: 'Tutti quelli senza lavoratori e senza cupole.' },
    cornerToCorner: {
      ask: 'Posso mandare un lavoratore da un angolo a un altro?',
      answer: 'Sì, se è accanto a uno dei tuoi.',
    },
    cornerIsAbyss: {
      ask: "E se l'angolo è l'Abisso di Tartaro?",
      answer: 'Allora perde il giocatore di quel lavoratore. Qui perde Tartaro.',
    },
  },
} satisfies GuideWords;
