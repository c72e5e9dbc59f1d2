import type { GuideWords } from '../../guide-words.ts';

export const ares = {
  demo: 'One worker moves and builds. The other one stays put and takes the top block off the tower your opponent wanted to climb.',
  limit: 'You cannot pull a block from under a worker. The space has to be free.',
  task: 'Your opponent can climb on two sides. Stop both threats this turn.',
  done: 'A dome with one worker, a block less with the other: two threats gone in one turn.',
  misses: {
    oneDome: 'One tower is still level 3 and open. Your other worker can lower it.',
    oneLowered: 'One tower is lower now, but the other is still open. Close it with the worker that moves.',
  },
  questions: {
    blockJustBuilt: {
      ask: 'May I take away the block I have just built?',
      answer: 'Yes, if it is beside the worker that did not move. That is nearly like not building at all.',
    },
    workerThatMoved: {
      ask: 'Can the worker that moved take a block away?',
      answer: 'No. Only spaces beside a worker that stayed put count.',
    },
    domedTower: {
      ask: 'Can I take blocks from a tower that has a dome?',
      answer: 'No. What has a dome stays as it is.',
    },
    oneWorkerLeft: {
      ask: 'What if I have only one worker left?',
      answer: 'Then it is always the one that moves, and the power does nothing.',
    },
    mustTakeBlock: {
      ask: 'Do I have to take a block?',
      answer: 'No. You may simply end your turn.',
    },
  },
} satisfies GuideWords;
