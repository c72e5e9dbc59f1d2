import type { GuideWords } from '../../guide-words.ts';

export const bia = {
  demo: 'Your worker stops right in front of an opposing one, on the line of its step. That worker leaves the game, and you may even build where it stood.',
  limit: 'Beside is not enough. The worker is not on the line of your step, so nothing happens to it.',
  task: 'Your opponent has only one worker left. Win this turn.',
  done: 'A player with no workers left has lost. Always look along the line of your step.',
  misses: {
    notInLine: 'You are beside it, but your step did not point at it.',
  },
  questions: {
    spareWorker: {
      ask: 'May I spare the worker?',
      answer: 'No. It happens by itself. If you do not want it, choose a different step.',
    },
    height: {
      ask: 'Does height matter?',
      answer: 'No. Even a worker on level 3 is removed by one on the ground.',
    },
    ownWorker: {
      ask: 'Can I lose my own worker this way?',
      answer: 'No. Only opposing workers are in danger.',
    },
    buildOnFreedSpace: {
      ask: 'May I build on the space that became free?',
      answer: 'Yes, in the same turn.',
    },
    pushedByOpponent: {
      ask: 'What if an opponent pushes my worker up to one of theirs?',
      answer: 'Nothing. Only a step of your own removes anyone.',
    },
  },
} satisfies GuideWords;
