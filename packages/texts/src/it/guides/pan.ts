import type { GuideWords } from '../../guide-words.ts';

export const pan = {
  demo: 'Pan salta dal livello 2 a terra. Due livelli in meno con un solo movimento: ha vinto.',
  limit: 'Dal livello 2 al livello 1 scende di un solo livello. La partita continua e deve costruire.',
  task: "Intorno a te non c'è un livello 3 su cui salire. Vinci in questo turno.",
  done: 'Scendere di due livelli con un movimento fa vincere, ovunque si arrivi.',
  misses: { oneDown: 'Un solo livello non basta. Cerca un salto di due livelli.' },
  questions: {
    carriedDown: {
      ask: 'Pan vince se è un avversario a farlo scendere?',
      answer: 'No. Conta solo un suo movimento: Caronte lo porta dal livello 2 a terra e non succede nulla.',
    },
    levelThreeToOne: {
      ask: 'Scendere dal livello 3 al livello 1 fa vincere?',
      answer:
        'Sì. Fa vincere ogni movimento che finisce almeno due livelli più in basso: da 3 a 1, da 3 a 0 e da 2 a 0.',
    },
    twoSmallSteps: {
      ask: 'Due piccole discese si sommano?',
      answer: 'No. I due livelli vanno persi con un solo movimento.',
    },
    winByClimbing: {
      ask: 'Può vincere anche salendo al livello 3?',
      answer: 'Sì, come tutti.',
    },
    edgeAgainstHera: {
      ask: 'Contro Era vince saltando sul bordo?',
      answer:
        'No. Contro Era nessuno vince sul bordo della plancia, nemmeno con un salto. Costruisce e la partita continua.',
    },
  },
} satisfies GuideWords;
