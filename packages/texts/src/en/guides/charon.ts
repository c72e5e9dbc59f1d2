import type { GuideWords } from '../../guide-words.ts';

export const charon = {
  demo: 'Your worker carries the other one from level 2 to the ground behind itself, and steps into its place. The threat is yours now.',
  limit: 'Your worker stands on the edge. The space opposite would be off the board, so no one can be carried there.',
  task: 'The opposing worker stands in the best place. Get onto level 2 this turn, and leave your opponent no way to win.',
  done: 'Carried to the other side, it is harmless, and its place is yours.',
  misses: {
    notUp: 'The danger is over, but you are not on level 2. Step into the place that became free.',
    stillHigh: 'You set it down on another space of level 2, beside a tower. Carry it with your other worker.',
    oneDome: 'One dome is not enough. Carry the worker away before you move.',
  },
  questions: {
    carriedToLevelThree: {
      ask: 'Does a worker win if I carry it onto level 3?',
      answer: 'No. Being carried is not a move, so no one wins by it.',
    },
    otherWorkerMoves: {
      ask: 'May my other worker move afterwards?',
      answer: 'No. The worker that carried has to move.',
    },
    ownWorker: {
      ask: 'Can I carry my own worker?',
      answer: 'No. Only opposing workers can be carried.',
    },
    twoWorkers: {
      ask: 'Can I carry two workers in one turn?',
      answer: 'No. Only one worker a turn, and only before you move.',
    },
    stepOntoFreedSpace: {
      ask: 'May I step onto the space that became free?',
      answer: 'Yes. And if that step takes you up to level 3, you have won.',
    },
  },
} satisfies GuideWords;
