import type { GuideWords } from '../../guide-words.ts';

export const adonis = {
  demo: 'The marked worker would like to climb to level 2, away from you. But it has to end the turn beside one of your workers, so it cannot.',
  limit:
    'This worker is too far away to get beside yours in one turn. So it is free, and the mark is used up all the same.',
  task: 'Your opponent can reach two towers of level 3. Make sure they cannot win.',
  done: 'One tower has a dome. The other one would lead the marked worker away from yours, and that is forbidden.',
  misses: {
    open: 'Two opposing workers can climb to c4, and a mark holds only one of them. That tower needs a dome.',
    loose: 'The tower on d3 is still within reach. Mark the worker beside it, and keep your own away from that tower.',
  },
  questions: {
    winInstead: {
      ask: 'May my opponent win with another worker instead?',
      answer: 'No, not if the marked one can get beside yours. That comes before winning.',
    },
    markedHasToMove: {
      ask: 'Does the marked worker have to move?',
      answer: 'No. If it is beside one of yours already, it may stay there while another one plays.',
    },
    markedWins: {
      ask: 'May the marked worker win?',
      answer: 'Yes, if its winning step ends beside one of your workers.',
    },
    artemisSecondStep: {
      ask: 'Does Artemis have to take her second step for it?',
      answer: 'Yes, if only that brings her worker beside yours.',
    },
    markDuration: {
      ask: 'How long does the mark last?',
      answer: 'For one turn of your opponent. After that the worker is free again.',
    },
  },
} satisfies GuideWords;
