type Count = { readonly count: number };
type Players = { readonly players: string };

/** All finished games of the server. */
export const archive = {
  title: 'Archive',
  lead: 'Every finished game of this server: look back at it, review it, download it.',
  search: 'Search',
  power: 'Power',
  anyPower: 'Any power',
  player: 'Player',
  result: 'Result',
  anyResult: 'Any result',
  results: { win: 'Won', loss: 'Lost', draw: 'Drawn' },
  resultNote: 'Won or lost by the player or the power that you search for.',
  pool: 'Kind',
  anyPool: 'All games',
  none: 'No games match. Try fewer filters.',
  noneYet: 'No game is finished yet.',
  found: ({ count }: Count): string => (count === 1 ? '1 game' : `${count} games`),
  foundMore: ({ count }: Count): string => `The latest ${count} games`,
  more: 'Show more',
  download: 'Download these games',
  look: 'Look back',
  lookLabel: ({ players }: Players): string => `Look back at the game ${players}`,
  gone: 'There is no such game in the archive, or it is not finished yet.',
  toArchive: 'All games of the archive',
  shareTitle: 'Share this game',
  link: 'Link to this game',
  copyLink: 'Copy the link',
  picture: 'Picture for messages',
};

type Tally = { readonly won: number; readonly drawn: number; readonly lost: number };
type Name = { readonly name: string };

/** Profiles and leaderboards. */
export const players = {
  since: ({ when }: { readonly when: string }): string => `Here since ${when}`,
  program: 'A program',
  unknown: ({ name }: Name): string => `No account is called ${name}.`,
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
  share: 'Score',
  tallies: 'Results',
  tally: ({ won, drawn, lost }: Tally): string => `${won} won, ${drawn} drawn, ${lost} lost`,
  powersNone: 'No finished games yet.',
  recentTitle: 'Latest games',
  allGames: 'All games of this player',

  boardTitle: 'Leaderboards',
  boardLead: 'The top 100 players and bots with recent games and a settled rating.',
  pool: 'Which games?',
  rank: 'Rank',
  name: 'Name',
  plusMinus: ({ count }: Count): string => `± ${count}`,
  boardNone: 'No one is ranked yet. It takes fifteen to twenty rated games.',
};
