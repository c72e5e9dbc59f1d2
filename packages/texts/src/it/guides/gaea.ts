import type { GuideWords } from '../../guide-words.ts';

export const gaea = {
  demo: "L'avversario deve chiudere la tua torre. Ma una nuova cupola ti permette di far entrare subito un terzo lavoratore.",
  limit: "Su questo spazio accanto alla nuova cupola c'è un blocco. Un lavoratore di riserva entra solo a terra.",
  task: "I due lavoratori avversari hanno una sola via d'uscita, e tu non puoi raggiungerla. Vinci in questo turno.",
  done: "La tua cupola ha fatto entrare un lavoratore di riserva, che ha preso l'ultimo spazio libero.",
  misses: {
    domed: 'La cupola è quella giusta. Ora un lavoratore della tua carta può entrare lì accanto: dove ti serve?',
  },
  questions: {
    ownDomes: { ask: 'Contano anche le mie cupole?', answer: 'Sì. Non importa chi costruisce la cupola.' },
    mustBringWorker: {
      ask: 'Devo per forza far entrare un lavoratore?',
      answer: "No. Passa, e tienilo per un'altra cupola.",
    },
    newWorkerActs: {
      ask: 'Il nuovo lavoratore può agire subito?',
      answer: 'No, entra e basta. Dal tuo turno successivo si muove e costruisce come gli altri.',
    },
    twoDomes: {
      ask: 'E se in un turno si costruiscono due cupole?',
      answer: "Hai un'occasione dopo ognuna, quindi possono entrare due lavoratori.",
    },
    takeSpaceOfBuilder: {
      ask: 'Posso prendere uno spazio che serve ancora a chi sta costruendo?',
      answer:
        'Sì. Se non può più completare il turno, perde. Qui Prometeo ha costruito prima, e ora non può più muoversi.',
    },
  },
} satisfies GuideWords;
