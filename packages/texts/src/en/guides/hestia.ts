import type { GuideWords } from '../../guide-words.ts';

export const hestia = {
  demo: 'First you close the tower on the edge before your opponent can climb it. The second build is for you: a higher step in the middle.',
  limit: 'Here you began in the middle. The second build cannot go to the edge, so the dangerous tower stays open.',
  task: 'Your opponent can climb to level 3 on two towers. Close both of them this turn.',
  done: 'Two domes in one turn: first the edge, then the middle.',
  misses: {
    edgeLeft: 'The tower on the edge is still open. A build on the edge can only come first.',
    innerLeft: 'A good start, but the inner tower is still open. You have a second build.',
  },
  questions: {
    sameSpace: { ask: 'May both builds go on the same space?', answer: 'Yes, if it is one of the nine inner spaces.' },
    secondIsDome: {
      ask: 'May the second piece be a dome?',
      answer: 'Yes. You may even put it on top of the block you have just built, if that one was the third.',
    },
    mustBuildTwice: {
      ask: 'Do I have to build twice?',
      answer: 'No. If one build is enough for you, end your turn after it.',
    },
    otherWorkerBuilds: {
      ask: 'May my other worker make the second build?',
      answer: 'No. Both builds belong to the worker that moved.',
    },
    fromCorner: {
      ask: 'What can I still do from a corner?',
      answer: 'Not much: a corner touches only one inner space, so the second build can go nowhere else.',
    },
  },
} satisfies GuideWords;
