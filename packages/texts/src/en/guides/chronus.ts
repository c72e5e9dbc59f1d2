import type { GuideWords } from '../../guide-words.ts';

export const chronus = {
  demo: 'Four complete towers are on the board, and your dome makes the fifth. You have won without climbing.',
  limit:
    'There are five domes now, but one of them sits on two blocks. Only four towers are complete, and the game goes on.',
  task: 'Four towers are complete. Win this turn.',
  done: 'The fifth complete tower wins, and it takes just one dome.',
  questions: {
    opponentsTower: {
      ask: 'Does it count if my opponent completes the fifth tower?',
      answer: "Yes. It does not matter who built the towers: you win at once, even in your opponent's turn.",
    },
    winWaits: {
      ask: 'Does my win wait until the turn is over?',
      answer: 'No. Even if Prometheus completes the tower before he moves, the game ends right there.',
    },
    winByClimbing: {
      ask: 'Can I still win by climbing to level 3?',
      answer: 'Yes, like everyone else.',
    },
    heraOnEdge: {
      ask: 'Does Hera stop me if the fifth tower is on the edge?',
      answer: 'No. She only watches steps onto the edge, not builds.',
    },
    aresTakesTower: {
      ask: 'Can Ares take one of my towers away?',
      answer: 'No. A tower with a dome stays, so your count never goes down.',
    },
  },
} satisfies GuideWords;
