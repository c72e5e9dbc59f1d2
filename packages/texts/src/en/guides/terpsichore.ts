import type { GuideWords } from '../../guide-words.ts';

export const terpsichore = {
  demo: 'Both workers move, then both build, here on the same space: it rises by two levels in one turn.',
  limit: 'The first worker has moved and would like to build. Not yet: first the other one has to move too.',
  task: 'One corner of the board is far away from the opposing workers. Build there with both workers and win with your second turn.',
  done: 'Two blocks on one tower, and a worker on level 2 beside it: your opponent comes too late.',
  misses: {
    low: 'A high tower alone is not enough: one of your workers has to be on level 2 beside it.',
  },
  questions: {
    firstWorkerWins: {
      ask: 'Does the other worker have to move if the first one wins?',
      answer: 'No. The game is over at once, even if the other one could not move at all.',
    },
    sameSpace: {
      ask: 'May both build on the same space?',
      answer: 'Yes, one after the other. Here the first adds the third block and the second the dome.',
    },
    stepOntoLeftSpace: {
      ask: 'May one worker step onto the space the other has just left?',
      answer: 'Yes. They move one after the other, in the order you like.',
    },
    oneCannotMove: {
      ask: 'What if one of my workers cannot move?',
      answer: 'Then you cannot complete your turn, and you lose, unless the other one wins by its step.',
    },
    underAthena: { ask: "Does Athena's ban hold for both workers?", answer: 'Yes, for each step of both.' },
  },
} satisfies GuideWords;
