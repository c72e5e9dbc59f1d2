type Count = { readonly count: number };
type Tally = { readonly won: number; readonly drawn: number; readonly lost: number };
type Name = { readonly name: string };

/** Profiles and leaderboards. */
export const players = {
  since: ({ when }: { readonly when: string }): string => `Here since ${when}`,
  program: 'A program',
  unknown: ({ name }: Name): string => `Nobody with an account is called ${name}.`,
  ratingsTitle: 'Ratings',
  pools: { none: 'Without powers', open: 'With powers, nothing hidden', all: 'Everything' },
  poolNotes: {
    none: 'The basic game.',
    open: 'Powers without secrets and without luck.',
    all: 'All powers, also those with secrets and luck.',
  },
  rating: 'Rating',
  deviation: ({ low, high }: { readonly low: number; readonly high: number }): string =>
    `most probably from ${low} to ${high}`,
  provisional: 'still uncertain',
  unrated: 'not rated yet',
  games: ({ count }: Count): string => (count === 1 ? '1 game' : `${count} games`),
  powersTitle: 'Results by power',
  power: 'Power',
  share: 'Share of the points',
  tallies: 'Results',
  tally: ({ won, drawn, lost }: Tally): string => `${won} won, ${drawn} drawn, ${lost} lost`,
  powersNone: 'No finished games yet.',
  recentTitle: 'Latest games',
  allGames: 'All games of this player',

  boardTitle: 'Leaderboards',
  boardLead: 'The hundred best people and programs who played lately and whose rating is certain enough.',
  pool: 'Which games?',
  rank: 'Rank',
  name: 'Name',
  plusMinus: ({ count }: Count): string => `± ${count}`,
  boardNone: 'Nobody is ranked yet. It takes fifteen to twenty rated games.',
};
