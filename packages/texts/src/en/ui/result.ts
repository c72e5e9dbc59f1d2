type Turn = { readonly turn: number };

/** The end of a game. */
export const result = {
  youWon: ({ turn }: Turn): string => `You won, turn ${turn}`,
  won: ({ player, turn }: Turn & { readonly player: string }): string => `${player} won, turn ${turn}`,
  draw: 'A draw',
  noResult: 'No result',
  whyWon: {
    climbed: 'Your worker stands on level 3.',
    stuck: 'Your opponent could not complete a turn.',
    noWorkers: 'Your opponent had no workers left.',
    resigned: 'Your opponent resigned.',
  },
  whyLost: {
    climbed: 'Your opponent climbed to level 3.',
    stuck: 'You could not complete a turn.',
    noWorkers: 'You had no workers left.',
    resigned: 'You resigned.',
  },
  rematch: 'Rematch',
  turningPoint: 'Where did it turn?',
  share: 'Share',
  replay: 'Replay',
  gentler: 'Two losses in a row happen to everybody. How about a gentler opponent?',
  stronger: 'Three wins in a row! Ready for a stronger opponent?',
  playLevel: ({ level, name }: { readonly level: number; readonly name: string }): string =>
    `Play against ${name} (level ${level})`,
};
