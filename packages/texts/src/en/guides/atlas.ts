import type { GuideWords } from '../../guide-words.ts';

export const atlas = {
  demo: 'A dome on a tower of only two blocks. Your opponent wanted to raise it and climb; now no one will.',
  limit: 'The worker itself cannot be covered: domes, like blocks, need a free space.',
  task: 'Both opposing workers stand in the corner. Shut them in and win.',
  done: "They could have climbed a block. A dome closes even bare ground, and a player who can't move loses.",
  misses: {
    block: 'They just climb one block. Put something there that no one can step onto.',
  },
  questions: {
    bareGround: {
      ask: 'May the dome stand on bare ground?',
      answer: 'Yes. It may go on any free space beside the worker that moved, whatever its height.',
    },
    completeTower: {
      ask: 'Does a dome on a low tower count as a complete tower?',
      answer: 'No. A complete tower has three blocks and a dome. Chronus, for example, gains nothing from this one.',
    },
    blockAndDome: {
      ask: 'Can I build a block and put a dome on it in the same turn?',
      answer: 'No. You build one piece, either the usual one or a dome.',
    },
    besideLimus: {
      ask: 'May I build such domes next to Limus?',
      answer: 'No. Beside her workers only the dome on three blocks is allowed.',
    },
    aresBelowDome: {
      ask: 'Can Ares take the blocks below my dome?',
      answer: 'No. Under a dome nothing can be taken away any more.',
    },
  },
} satisfies GuideWords;
