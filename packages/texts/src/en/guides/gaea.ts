import type { GuideWords } from '../../guide-words.ts';

export const gaea = {
  demo: 'Your opponent has to close your tower. But a new dome lets you bring in a third worker right away.',
  limit: 'There is one block on this space beside the new dome. A spare worker only enters on bare ground.',
  task: 'Both opposing workers have only one way out, and you cannot reach it. Win this turn.',
  done: 'Your own dome let a spare worker in, and it took the last free space.',
  misses: { domed: 'The dome is right. Now a worker from your card may enter beside it: where do you need it?' },
  questions: {
    ownDomes: { ask: 'Do my own domes count?', answer: 'Yes. It does not matter who builds the dome.' },
    mustBringWorker: { ask: 'Do I have to bring in a worker?', answer: 'No. Pass, and keep it for a later dome.' },
    newWorkerActs: {
      ask: 'May the new worker act at once?',
      answer: 'No, it only enters. From your next turn on it moves and builds like the others.',
    },
    twoDomes: {
      ask: 'What if two domes are built in one turn?',
      answer: 'You get a chance after each of them, so two workers can enter.',
    },
    takeSpaceOfBuilder: {
      ask: 'May I take a space that the builder still needs?',
      answer:
        'Yes. If they cannot complete their turn any more, they lose. Here Prometheus built first, and now he has no way to move.',
    },
  },
} satisfies GuideWords;
