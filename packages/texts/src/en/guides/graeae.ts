import type { GuideWords } from '../../guide-words.ts';

export const graeae = {
  demo: 'One of your three workers climbs, and another one builds: it closes the tower your opponent was about to climb.',
  limit:
    'Two towers are open, and two of your workers could close one each. But only one of the three builds, and only once: your opponent wins on the other tower.',
  task: 'Only one worker of yours is near the tower of level 3, and it cannot move. Keep your opponent from winning.',
  done: 'Whichever worker moves, any of them may build.',
  questions: {
    moverBuilds: { ask: 'May the worker that moved build, too?', answer: 'Yes. You choose among all three.' },
    thirdWorkerEnters: {
      ask: 'When does the third worker come in?',
      answer: 'At the very beginning: you place three workers, your opponent places two.',
    },
    moverCannotBuild: {
      ask: 'What if the worker that moved has nowhere to build?',
      answer: 'Then another one builds. Here Limus has closed everything around the first.',
    },
    hypnus: {
      ask: 'Does Hypnus put one of them to sleep?',
      answer: 'Only one that is higher than both others. It does not move, but it may still build.',
    },
    workerLost: {
      ask: 'What if I lose a worker?',
      answer: 'It stays the same with those who are left: one moves, and any of them builds.',
    },
  },
} satisfies GuideWords;
