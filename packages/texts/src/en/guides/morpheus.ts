import type { GuideWords } from '../../guide-words.ts';

export const morpheus = {
  demo: 'You have saved two pieces, and a third comes now. You climb to level 2 and raise two towers to level 3 at once: your opponent can close only one of them.',
  limit:
    'Here nothing was saved, so you have only the piece of this turn. There is no ordinary build besides: after one build your turn is over.',
  task: 'Both opposing workers are in the corner, and there is only one way out. Close it and win this turn: you have saved one piece, and another comes now.',
  done: 'Two pieces made the way out two levels high in one go. Your opponent cannot move and has lost.',
  misses: { oneBlock: 'One block is just a step up for them. Spend your other piece as well.' },
  questions: {
    mustBuild: { ask: 'Do I have to build?', answer: 'No. You may just move and keep everything for later.' },
    firstTurn: {
      ask: 'Can I build on my very first turn?',
      answer: 'Yes. Every turn begins with saving a piece, the first one too, and you may spend it at once.',
    },
    sameSpace: {
      ask: 'May several pieces go on the same space?',
      answer: 'Yes, up to the dome. Four pieces make a complete tower out of nothing.',
    },
    otherWorkerBuilds: {
      ask: 'May my other worker build?',
      answer: 'No. Only the worker that moved builds, from where it stands now.',
    },
    savingLimit: {
      ask: 'Is there a limit to saving?',
      answer: 'No. Save as long as you like, and spend all of it in a single turn if you want to.',
    },
  },
} satisfies GuideWords;
