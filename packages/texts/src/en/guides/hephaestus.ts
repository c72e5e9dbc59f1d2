import type { GuideWords } from '../../guide-words.ts';

export const hephaestus = {
  demo: 'Two blocks on the same tower: from level 1 to level 3 in one turn. Your worker stands beside it on level 2 and wants to climb.',
  limit:
    'The first block reaches level 3, so the next piece would be a dome, and the extra piece is always a block. Your turn ends here.',
  task: 'Win with your next turn: build now what you will climb then, where your opponent comes too late.',
  done: 'Two blocks at once leave your opponent no turn to react.',
  misses: {
    capped: 'Your opponent was close enough to set a dome. Build on the far side.',
  },
  questions: {
    bareGround: {
      ask: 'May I start on bare ground?',
      answer: 'Yes. An empty space becomes level 2, level 1 becomes level 3.',
    },
    otherSpace: {
      ask: 'May the second block go on another space?',
      answer: 'No. It goes on top of the block you have just built.',
    },
    blockAfterDome: {
      ask: 'Can a block follow if I built a dome?',
      answer: 'No. The second piece is a block on a block; after a dome your turn is over.',
    },
    mustBuildTwice: {
      ask: 'Do I have to use the second block?',
      answer: 'No. You may end your turn after the first one.',
    },
    besideLimus: {
      ask: 'Does it work beside the workers of Limus?',
      answer: 'No. You cannot put even the first block there, so there is none to build on.',
    },
  },
} satisfies GuideWords;
