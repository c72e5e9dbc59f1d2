import type { GuideWords } from '../../guide-words.ts';

export const nemesis = {
  demo: "None of your opponent's workers is beside yours. At the end of your turn you trade places: now you stand on their towers, and they stand low.",
  limit: "One of your opponent's workers is beside yours. That alone rules the trade out, for the other one too.",
  task: 'Your opponent is one step away from winning. Turn that against them and win with your second turn.',
  done: 'You built for the place you were about to take. With two towers beside you, one dome does not help them.',
  misses: {
    stayed: 'The best place on the board still belongs to your opponent. Trade places at the end of your turn.',
    oneThreat:
      'A trade is right, but a single tower is soon closed. First build a second one beside the place you are going to take.',
  },
  questions: {
    tradeOnlyOne: {
      ask: 'May I trade only one of my workers?',
      answer: 'No. As many as can be paired have to trade: with two against two it is both or none.',
    },
    tradedToLevelThree: {
      ask: 'Do I win if a trade puts me on level 3?',
      answer: 'No. A trade is not a move, so no one wins by it, whatever the height.',
    },
    whoDecides: { ask: 'Who decides who goes where?', answer: 'You do, for your workers and for theirs.' },
    tradeAgain: {
      ask: 'May I trade again on my next turn?',
      answer: 'Yes, whenever none of their workers is beside yours at the end of your turn.',
    },
    oneOpposingWorker: {
      ask: 'What if my opponent has only one worker left?',
      answer: 'Then a single pair trades, and you choose which of your workers takes part.',
    },
  },
} satisfies GuideWords;
