import type { GuideWords } from '../../guide-words.ts';

export const urania: GuideWords = {
  demo: 'For her the top and bottom of the board touch: from level 2 below she steps straight onto level 3 above and wins.',
  limit: 'Around the edge she reaches the next space, not the one behind it: from a2 she gets to e2, but not to d2.',
  task: 'The opponent is about to climb to level 3 at the opposite edge. Stop them.',
  done: 'Opposite edges are only one step apart for you, and so are the towers you build on.',
  misses: {
    open: 'The tower on e4 is still open. From the opposite edge it is closer than it looks.',
  },
  questions: [
    { ask: 'Do the corners touch as well?', answer: 'Yes. One step takes her from a corner to the opposite one.' },
    { ask: 'Does the board go around for my opponents too?', answer: 'No, only for your workers.' },
    {
      ask: 'Can Hera deny her a win at the edge?',
      answer: 'Yes. The edges are still edges: against Hera a step onto one never wins.',
    },
    {
      ask: 'Can Medusa catch me around the edge?',
      answer: 'No. Only your own moves and builds go around. Medusa is not beside you here.',
    },
    {
      ask: 'My only worker is boxed in at a corner. Have I lost?',
      answer: 'Not while one of the spaces across the edge is open to it.',
    },
  ],
};
