/** How computers are called, and how well they play. */
export const computers = {
  computerAt: ({ letter }: { readonly letter: string }): string => `Computer ${letter}`,
  levels: { novice: 'novice', easy: 'easy', medium: 'medium', hard: 'hard' },
  levelNames: { novice: 'Novice', easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  levelNotes: {
    novice: 'Still learning: overlooks things as a beginner does. A ten-year-old can win.',
    easy: 'Sees the obvious, but often forgets to ask what you will answer.',
    medium: 'Plays with care and punishes mistakes.',
    hard: 'Plays as well as it can.',
  },
  speed: 'Speed',
  speeds: { 0.5: 'Slow', 1: 'Normal', 2: 'Fast', 4: 'Very fast' },
};
