import type { GuideWords } from '../../guide-words.ts';

export const moerae = {
  demo: 'Your opponent climbs to level 3, but onto one of your four fate spaces. The win is yours.',
  limit:
    'What counts is the space that is entered. This opponent starts on a fate space, climbs to level 3 on an ordinary one, and wins.',
  task: 'Two steps would win for your opponent, and one of them leads to your fate spaces c4, d4, c5 and d5. Make sure they cannot win.',
  done: 'The only tower left is on a fate space. If they climb it, you win.',
  misses: {
    trap: 'That tower stands on a fate space: it is the one to leave open.',
  },
  questions: {
    panLeap: {
      ask: "Does it work against Pan's leap too?",
      answer: 'Yes. His leap down is a winning move as well: if he lands on a fate space, you win.',
    },
    ownClimbOnFate: {
      ask: 'What if I climb to level 3 on a fate space myself?',
      answer: 'You win as usual. The fate spaces are a trap for your opponents only.',
    },
    winWithoutMove: {
      ask: "Do I also get a win that needs no move, like Chronus' fifth tower?",
      answer: 'No. Even if that tower is on a fate space, no one has moved there, and Chronus wins.',
    },
    buildOnFate: {
      ask: 'Does building on a fate space change anything?',
      answer: 'No. You may even raise the tower yourself, as here: the space stays the same trap.',
    },
    allThreeWorkers: {
      ask: 'Do all three of my workers play each turn?',
      answer: 'No. One of them moves, and the same one builds.',
    },
  },
} satisfies GuideWords;
