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
  none: 'No game matches. Search for less.',
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
