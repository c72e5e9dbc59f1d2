import type { GuideWords } from '../../guide-words.ts';

export const charybdis = {
  demo: 'One whirlpool lies on the tower of level 3. You put the other one within reach, step onto it on your next turn and are swept up: a win.',
  limit: 'An opposing worker stands on the other whirlpool. Both have to be free, so you just stay where you stepped.',
  task: 'Your opponent is about to climb to level 3, and it looks as if you were too far away. Do not let them win.',
  done: 'The whirlpool carried you across the board, and you built where you came out.',
  misses: { swept: 'You are in the right place. From here you can set the dome that is needed.' },
  questions: {
    opponentsSwept: {
      ask: 'Are my opponents swept as well?',
      answer: 'Yes. A whirlpool takes any worker that steps onto it, yours too.',
    },
    levelThreeOnWhirlpool: {
      ask: 'What if someone steps up to level 3 on a whirlpool?',
      answer: 'Then the game is won before the whirlpool does anything.',
    },
    pushedOntoWhirlpool: {
      ask: 'Is a worker swept that was pushed onto a whirlpool?',
      answer: 'No. Only a step of its own counts.',
    },
    moveWhirlpool: {
      ask: 'May I move a whirlpool that lies on the board?',
      answer: 'No. While both are on the board there is nothing for you to put.',
    },
    getWhirlpoolBack: {
      ask: 'How do I get a whirlpool back?',
      answer:
        'It returns to your card when it is built on. If you do that yourself, you may put it somewhere else in the same turn.',
    },
  },
} satisfies GuideWords;
