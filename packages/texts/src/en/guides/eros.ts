import type { GuideWords } from '../../guide-words.ts';

export const eros = {
  demo: 'Your worker steps beside the other one, and both stand on level 1. That is a win, far from level 3.',
  limit: 'Side by side, but on the ground. With two players only level 1 counts, and the game goes on.',
  task: 'Bring your workers together and win this turn.',
  done: 'Both have to be on level 1 after the step. So it was the higher one that had to come down.',
  misses: {
    partnerMoved: 'Side by side, but the other one is still on level 2. Both have to be on level 1.',
    notLevelOne: 'That space is level 2. Both have to be on level 1.',
  },
  questions: {
    anyLevel: {
      ask: 'May the worker come from any level?',
      answer: 'Yes. What counts is where it arrives. It may climb up from the ground, too.',
    },
    alreadyTogether: {
      ask: 'They already stand side by side. Can I still win like this?',
      answer: 'Yes. Move one of them to another space of level 1 that is also beside the other.',
    },
    pushedTogether: {
      ask: 'What if an opponent pushes them together?',
      answer: 'Nothing. You have to make the move yourself, in your turn.',
    },
    hera: {
      ask: 'Can Hera stop me?',
      answer: 'Yes, if your step ends on the edge of the board. Where the other worker stands does not matter.',
    },
    threePlayers: {
      ask: 'Is it different with three players?',
      answer: 'Yes. Then any level will do if it is the same for both, even the ground.',
    },
  },
} satisfies GuideWords;
