import type { GuideWords } from '../../guide-words.ts';

export const atalanta = {
  demo: "All'avversario manca un passo per vincere. Il tuo lavoratore attraversa di corsa la plancia e mette la cupola nello stesso turno.",
  limit: 'Corre lontano, ma non più in alto degli altri: ogni passo sale al massimo di un livello.',
  task: "Una strada verso l'alto c'è. Trovala e vinci in questo turno.",
  done: 'Passo dopo passo, un livello alla volta, e tutto in un turno solo.',
  misses: {
    stoppedEarly: 'Non era ancora la cima. Può continuare, e ogni passo può salire di un livello.',
  },
  questions: {
    returnToStart: {
      ask: 'Può tornare al punto di partenza?',
      answer: 'Sì. Può passare su ogni spazio quante volte vuoi.',
    },
    ordinaryMove: {
      ask: 'Un movimento normale consuma il potere?',
      answer: 'No, solo un secondo passo nello stesso turno.',
    },
    bothWorkers: { ask: 'Possono correre entrambi nello stesso turno?', answer: 'No. Continua solo chi si è mosso.' },
    underAthena: {
      ask: 'Il divieto di Atena vale per ogni passo?',
      answer: 'Sì. Ogni passo è un passo normale e rispetta tutti i divieti.',
    },
    levelThreeToThree: {
      ask: 'Vince passando da un livello 3 a un altro?',
      answer: 'No. Ma strada facendo può scendere e risalire, e così vince.',
    },
  },
} satisfies GuideWords;
