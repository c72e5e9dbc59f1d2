import type { GuideWords } from '../../guide-words.ts';

export const urania = {
  demo: 'For your workers the top and the bottom of the board touch: from level 2 at the bottom one steps straight onto level 3 at the top and wins.',
  limit:
    'Across the edge a worker reaches the next space, not the one behind it: from a2 it gets to e2, but not to d2.',
  task: 'Your opponent is about to climb to level 3 at the opposite edge. Stop them.',
  done: 'For you opposite edges are only one step apart, for moves and for builds.',
  misses: {
    open: 'The tower on e4 is still open. From the opposite edge it is closer than it looks.',
  },
  questions: {
    cornersTouch: {
      ask: 'Do the corners touch as well?',
      answer: 'Yes. One step takes a worker from a corner to the opposite one.',
    },
    opponents: { ask: 'Does the board go around for my opponents too?', answer: 'No, only for your workers.' },
    hera: {
      ask: 'Can Hera deny me a win on the edge?',
      answer: 'Yes. The edges are still edges: against Hera a step onto one never wins.',
    },
    medusa: {
      ask: 'Can Medusa catch me around the edge?',
      answer: 'No. Only your own moves and builds go around. Medusa is not beside you here.',
    },
    boxedInAtCorner: {
      ask: 'My only worker is boxed in at a corner. Have I lost?',
      answer: 'Not while one of the spaces across the edge is open to it.',
    },
  },
} satisfies GuideWords;
