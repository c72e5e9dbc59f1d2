/** How computers are called, and how well they play. */
export const computers = {
  computerAt: ({ letter }: { readonly letter: string }): string => `Computer ${letter}`,
  level: ({ level }: { readonly level: number }): string => `level ${level}`,
  levelNames: {
    1: 'Newcomer',
    2: 'Helper',
    3: 'Apprentice',
    4: 'Mason',
    5: 'Foreman',
    6: 'Master',
    7: 'Architect',
    8: 'Olympian',
  },
  levelNotes: {
    1: 'Still learning: overlooks things as a beginner does. A ten-year-old can win.',
    2: 'Likes to climb, but often forgets to look at what you are up to.',
    3: 'Sees the obvious and blocks most threats.',
    4: 'Never misses a threat, but does not plan far.',
    5: 'Plays with care and thinks of your reply.',
    6: 'Punishes small mistakes.',
    7: 'Sees traps several turns ahead.',
    8: 'Plays as well as it can. Its thinking time is in the settings.',
  },
  speed: 'Speed',
  speeds: { 0.5: 'Slow', 1: 'Normal', 2: 'Fast', 4: 'Very fast' },
};
