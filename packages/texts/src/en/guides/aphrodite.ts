import type { GuideWords } from '../../guide-words.ts';

export const aphrodite = {
  demo: 'Your worker stands beside the one on level 2, away from the tower. It has to end its move beside you, so it cannot climb to level 3.',
  limit: 'Here the tower is beside your worker too. Stepping up obeys the rule, and your opponent wins.',
  task: 'The opposing worker can climb on two sides. Keep it from winning next turn.',
  done: 'It has to stay beside you, and neither tower is beside you. No dome was needed.',
  misses: {
    besideTower:
      'From there you are beside a tower yourself, so the worker may climb it. Stand beside the worker, but beside neither tower.',
    oneDome: 'One dome leaves the other tower open. Hold the worker instead.',
  },
  questions: {
    workerNotBeside: {
      ask: 'Does this bind a worker that is not beside mine?',
      answer: 'No. It may go wherever it likes.',
    },
    sameWorker: {
      ask: 'Does it have to stay beside the same worker of mine?',
      answer: 'No. It may leave one and end beside another one of yours.',
    },
    height: {
      ask: 'Does height matter?',
      answer: 'No. Beside is beside, whatever the levels.',
    },
    noWorkerCanObey: {
      ask: 'What if no worker can obey?',
      answer: 'Then your opponent has no legal turn and loses.',
    },
    artemisReturns: {
      ask: 'May Artemis run away and come back?',
      answer: 'Yes. Only the last step counts, so the first one may lead away.',
    },
  },
} satisfies GuideWords;
