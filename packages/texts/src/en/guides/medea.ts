import type { GuideWords } from '../../guide-words.ts';

export const medea = {
  demo: 'The worker that stayed pulls a block from under each opposing worker beside it. Both sink from level 2 to level 1.',
  limit:
    'The worker that moved stands beside an opposing one, but only the one that stayed can pull a block, and it is too far away.',
  task: 'Both opposing workers are ready to climb to level 3. Make sure they cannot win.',
  done: 'One tower has a dome, and from level 1 the other one is too high.',
  misses: {
    lowered: 'The other one can still climb. Put a dome on its tower before you pull the block.',
    domed:
      'One tower is closed, the other is not. A worker that does not move can pull a block from under its neighbour.',
  },
  questions: {
    wholeTower: {
      ask: 'Can I take away the whole tower under a worker?',
      answer: 'No, one block from under each worker.',
    },
    ownWorker: { ask: 'May I lower my own worker?', answer: 'Yes, if it is beside the one that did not move.' },
    emptyTower: {
      ask: 'May I take a block from a tower no one stands on?',
      answer: 'No. She pulls blocks only from under workers.',
    },
    panLowered: { ask: 'Does Pan win when she lowers him?', answer: 'No. He sinks, but that is not a move of his.' },
    oneWorkerLeft: {
      ask: 'What if I have only one worker left?',
      answer: 'Then no one has stayed, and she cannot use her power.',
    },
  },
} satisfies GuideWords;
