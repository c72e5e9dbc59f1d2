import type { GuideWords } from '../../guide-words.ts';

export const pan = {
  demo: 'Pan leaps from level 2 to the ground. Two levels down in one move: he has won.',
  limit: 'From level 2 to level 1 is only one level down. The game goes on, and he has to build.',
  task: 'There is no level 3 around you to climb to. Win this turn.',
  done: 'Two levels down in one move is a win, wherever you land.',
  misses: { oneDown: 'One level down is not enough. Look for a drop of two.' },
  questions: {
    carriedDown: {
      ask: 'Does Pan win when an opponent carries him down?',
      answer: 'No. Only his own move counts; Charon sets him down from level 2 to the ground, and nothing happens.',
    },
    levelThreeToOne: {
      ask: 'Does a drop from level 3 to level 1 win?',
      answer: 'Yes. Any move that ends at least two levels lower wins: 3 to 1, 3 to 0 and 2 to 0.',
    },
    twoSmallSteps: {
      ask: 'Do two small steps down count together?',
      answer: 'No. The two levels have to be lost in a single move.',
    },
    winByClimbing: {
      ask: 'Can he still win by climbing to level 3?',
      answer: 'Yes, like everyone else.',
    },
    edgeAgainstHera: {
      ask: 'Does he win by leaping down to the edge against Hera?',
      answer:
        'No. Hera keeps her opponents from winning on the edge of the board, and a leap down is no exception. He builds and the game goes on.',
    },
  },
} satisfies GuideWords;
