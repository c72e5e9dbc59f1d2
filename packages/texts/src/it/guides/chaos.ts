import type { GuideWords } from '../../guide-words.ts';

export const chaos = {
  demo: 'Costruisci una cupola, e dopo il tuo turno si scopre una nuova carta: Apollo. Nel turno seguente ti scambi già di posto grazie a lui.',
  limit: 'La torre è arrivata al livello 3, ma nessuno ha costruito una cupola. La tua carta resta la stessa.',
  task: 'La tua carta scoperta è Artemide. Vinci in questo turno.',
  done: 'Chiediti sempre che cosa permette la carta in questo momento. Alla prossima cupola forse non ci sarà più.',
  misses: {
    closed: "La torre lì dietro ha una cupola. Prova dall'altra parte.",
    oneStep: 'Sei al livello 2, ma Artemide ti dà un secondo passo.',
  },
  questions: {
    opponentsDome: {
      ask: "Anche una cupola dell'avversario cambia la mia carta?",
      answer: 'Sì. Qualsiasi cupola, di chiunque sia. La carta nuova vale dalla fine di quel turno.',
    },
    lowDome: {
      ask: 'Conta una cupola su una torre bassa?',
      answer: 'Sì. Contano tutte, anche quelle messe a terra.',
    },
    changeDuringTurn: {
      ask: 'Se costruisco una cupola, perdo subito il potere?',
      answer: 'No. Per il resto del turno lo tieni. Con Demetra puoi ancora costruire la seconda volta.',
    },
    chooseCard: {
      ask: 'Posso scegliere la carta seguente?',
      answer: 'No. Si pesca a caso tra quelle rimaste. Puoi vedere quali sono.',
    },
    noCardsLeft: {
      ask: 'E quando le carte finiscono?',
      answer: 'Si rimescolano tutte, anche quella appena scartata. Quindi la stessa può tornare subito.',
    },
  },
} satisfies GuideWords;
