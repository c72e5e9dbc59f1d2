import type { GuideWords } from '../../guide-words.ts';

export const heracles = {
  demo: 'After the ordinary build both workers set domes, three in all, whatever the height. Those spaces are closed for good.',
  limit: 'Each worker reaches only the spaces beside it. This one cannot put a dome two spaces away.',
  task: 'Your opponent stands between two towers of level 3. Make sure they cannot win.',
  done: 'Together your workers have closed both towers in one turn.',
  misses: {
    oneTower: 'One of the towers is still open. Both of your workers can set domes.',
  },
  questions: {
    ordinaryBuild: {
      ask: 'Do the domes replace my ordinary build?',
      answer: 'No. They come after it: here a block first, then a dome.',
    },
    blockJustBuilt: { ask: 'May I put a dome on the block I have just built?', answer: 'Yes.' },
    completeTowers: {
      ask: 'Do low domes count as complete towers for Chronus?',
      answer: 'No. A complete tower is a dome on three blocks. This one has two, and the game goes on.',
    },
    besideLimus: {
      ask: 'Can he set domes beside the workers of Limus?',
      answer: 'Only on three blocks. All other domes are forbidden there.',
    },
    shutHimselfIn: {
      ask: 'Can he shut himself in?',
      answer: 'Yes, so be careful. You do not lose at once, but when your next turn comes.',
    },
  },
} satisfies GuideWords;
