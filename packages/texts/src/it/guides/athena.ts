import type { GuideWords } from '../../guide-words.ts';

export const athena = {
  demo: 'Il tuo lavoratore sale di un solo livello. Basta così: nel suo turno il lavoratore avversario al livello 2 non può salire al livello 3.',
  limit: "Un passo alla stessa altezza non vieta nulla. L'avversario sale al livello 3 e vince.",
  task: "L'avversario può salire al livello 3 da due parti. Gioca in modo che nessuno vinca al prossimo turno.",
  done: 'Una tua piccola salita tiene giù tutti i lavoratori avversari, per quante torri siano aperte.',
  misses: {
    oneDome: "Una cupola lascia aperta l'altra torre. C'è un movimento che chiude tutte e due le strade.",
  },
  questions: {
    pushedUp: {
      ask: 'Conta se è un avversario a spingermi in alto?',
      answer:
        'No. Conta solo un passo fatto da te, nel tuo turno. Se ti hanno spinto in alto, devi comunque salire tu per trattenere gli altri.',
    },
    apolloSwap: {
      ask: 'Ferma anche i poteri, come lo scambio di Apollo?',
      answer:
        "Sì. Ogni passo verso l'alto è vietato, con qualsiasi potere. Uno scambio alla stessa altezza resta permesso.",
    },
    zeusRises: {
      ask: 'Zeus può ancora costruire sotto di sé?',
      answer: 'Sì. Si alza con il suo blocco, ma non fa un passo.',
    },
    onlyClimbsLeft: {
      ask: 'E se un avversario non può fare altro che salire?',
      answer:
        'Allora non ha nessun turno possibile e perde. Così si intrappolano i lavoratori circondati da torri basse.',
    },
    climberCarriedDown: {
      ask: 'Il divieto finisce se il mio lavoratore viene riportato giù?',
      answer: 'No. Conta la salita del tuo ultimo turno, non dove si trova adesso il lavoratore.',
    },
  },
} satisfies GuideWords;
