import type { GuideWords } from '../../guide-words.ts';

export const artemis = {
  demo: 'From level 1 to level 2 and on to level 3, all in one turn. Each of the two steps climbs one level, and the second one wins.',
  limit: 'Both steps belong to the same worker. Once one has moved, the other cannot take the second step.',
  task: 'Your opponent is about to climb to level 3, and your workers look far away. Prevent it this turn.',
  done: 'Two steps bring you to towers your opponent thought were safe.',
  misses: {
    noDome: 'The tower of level 3 is still open. Find the way that gets you beside it with two steps.',
  },
  questions: {
    firstStepWins: {
      ask: 'Do I win if the first step already reaches level 3?',
      answer: 'Yes. The game is over at once; there is no second step and no build.',
    },
    bothStepsUp: {
      ask: 'Can both steps go up?',
      answer: 'Yes, each by one level: from the ground over level 1 to level 2, for example.',
    },
    returnToStart: {
      ask: 'May the second step go back to where I began?',
      answer: 'No. Every other space within reach is open, also one beside the start.',
    },
    mustStepTwice: {
      ask: 'Do I have to take the second step?',
      answer: 'No. You may build right after the first one.',
    },
    underAthena: {
      ask: 'What happens when Athena has climbed?',
      answer: 'Neither of your two steps may go up. Two steps on the same level or down are allowed.',
    },
  },
} satisfies GuideWords;
