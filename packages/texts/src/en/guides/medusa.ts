import type { GuideWords } from '../../guide-words.ts';

export const medusa = {
  demo: 'You step up to level 1 beside a worker on the ground. When your turn ends, it turns to stone: it is out of the game, and a block stands in its place.',
  limit: 'This opposing worker stands on level 1 as well. As high as yours is not lower, so nothing happens to it.',
  task: 'Turn both opposing workers to stone this turn.',
  done: 'Each of them stood beside and below a worker of yours. Without workers your opponent has lost.',
  misses: { onlyOne: 'One is gone. The other has to be beside and below a worker of yours, too.' },
  questions: {
    spareWorker: {
      ask: 'May I spare a worker?',
      answer: 'No. It happens by itself, even if the new block helps your opponent to climb.',
    },
    workerThatStayed: {
      ask: 'Does my worker that did not move count?',
      answer: 'Yes. Both of your workers turn their lower neighbours to stone.',
    },
    domeInstead: {
      ask: 'Can a dome come out of it?',
      answer:
        'No, it is always a block. A victim stands on level 2 at most, so three blocks are the most there can be.',
    },
    opponentStepsBelow: {
      ask: 'What if opponents step beside and below me on their own turn?',
      answer: 'Nothing happens yet. It only matters who is there when your own turn ends.',
    },
    replacesBuild: {
      ask: 'Does this replace my build?',
      answer: 'No. You move and build as usual; the stone comes after that.',
    },
  },
} satisfies GuideWords;
