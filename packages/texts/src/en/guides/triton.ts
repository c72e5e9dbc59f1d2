import type { GuideWords } from '../../guide-words.ts';

export const triton = {
  demo: 'Each step ends on the edge, so you may go on: level 1, level 2 and level 3 in a single turn.',
  limit: 'The second step goes inside, and that ends your moving. The tower of level 3 right beside you has to wait.',
  task: 'The tower of level 3 is far away, but there is a way along the edge. Win this turn.',
  done: 'As long as your steps end on the edge, there is always another one.',
  misses: { stopped: 'This is the right way. Do not build yet: from the edge you may step on.' },
  questions: {
    startOnEdge: {
      ask: 'Do I get another step because I start on the edge?',
      answer: 'No. What counts is where a step ends. If your first step goes inside, it is your only one.',
    },
    returnToStart: {
      ask: 'May I come back to where I began?',
      answer: 'Yes. You have moved all the same, and then you build.',
    },
    winningStepInside: {
      ask: 'May the winning step go inside?',
      answer: 'Yes. The last step may end anywhere, and any of your steps can win.',
    },
    otherWorkerSteps: {
      ask: 'May my other worker take some of the steps?',
      answer: 'No. They are all taken by the same worker.',
    },
    hera: {
      ask: 'What happens against Hera?',
      answer: 'Level 3 on the edge does not win against her. But it is the edge, so you may step on, or build.',
    },
  },
} satisfies GuideWords;
