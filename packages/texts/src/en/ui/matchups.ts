type Count = { readonly count: number };
/** Two powers by name, or "no power". */
type Pair = { readonly one: string; readonly two: string };
type Share = { readonly percent: number };
type Range = { readonly low: number; readonly high: number };

const games = (count: number): string => (count === 1 ? '1 game' : `${count} games`);

/** Results of powers against each other, from games of the computer against itself. */
export const matchups = {
  title: 'Match-ups',
  intro: 'Who beats whom: each row is a power, each column an opponent.',
  source: ({ count, each }: Count & { readonly each: number }): string =>
    `From ${count} quick games the computer played against itself (a fraction of a second per turn): ${each} for each pair, each power starting half of them. Nothing was hidden. Between people it may turn out differently.`,
  order: 'Order',
  orders: { strength: 'By strength', number: 'By number' },
  picture: 'All match-ups as a picture. The arrow keys go from one to the next.',
  loses: 'Row loses',
  wins: 'Row wins',
  empty: 'Empty: should not meet',
  percent: ({ percent }: Share): string => `${percent}\u00a0%`,
  result: ({ one, two, percent }: Pair & Share): string => `${one} against ${two}: ${percent}\u00a0% won`,
  range: ({ low, high }: Range): string => `${low} to ${high}\u00a0%`,
  certainty: ({ low, high, count }: Range & Count): string => `likely ${low} to ${high}\u00a0%, ${games(count)}`,
  starting: ({ name, percent }: { readonly name: string } & Share): string => `${percent}\u00a0% where ${name} starts`,
  neverMeet: ({ one, two }: Pair): string => `${one} and ${two}: no games, they should not meet.`,
  itself: ({ name }: { readonly name: string }): string => `${name} never meets itself.`,
  power: 'Power',
  against: 'Opponent',
  won: 'Won',
  likely: 'Likely',
  ranked: ({ name }: { readonly name: string }): string => `${name} against all others, best first`,
  overall: ({ percent, low, high, count }: Share & Range & Count): string =>
    `${percent}\u00a0% won against all others (${low} to ${high}\u00a0%), ${games(count)}`,
  best: 'Does best against',
  worst: 'Does worst against',
  each: ({ count }: Count): string => `${games(count)} against each, of the computer against itself.`,
  all: 'All match-ups',
  /** Before a game. */
  before: 'Chances',
  basis: ({ count, low, high, name }: Count & Range & { readonly name: string }): string =>
    `By ${games(count)} that the computer played quickly against itself: ${low} to ${high}\u00a0% for ${name}.`,
  balanced: 'Balanced',
  balancedNote: ({ low, high }: Range): string =>
    `Only match-ups in which everyone won ${low} to ${high}\u00a0% of the computer's quick games.`,
  balancedFleece: 'With the Golden Fleece both have the same power.',
  balancedChoice: 'Only match-ups can be balanced, not a choice to draft from.',
  balancedNone: 'No match-up of these sets is balanced. Allow more sets, or match-ups that are not balanced.',
};
