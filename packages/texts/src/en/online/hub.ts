type Count = { readonly count: number };
type Name = { readonly name: string };
type Player = { readonly player: string };
type Players = { readonly players: string };

/** The start of everything online: quick games, open games, your games. */
export const hub = {
  lead: 'No account needed. Your games continue on the server, even if you close the page.',
  asGuest: ({ name }: Name): string => `You play as ${name}, a guest.`,
  asAccount: ({ name }: Name): string => `You play as ${name}.`,
  guest: 'Guest',
  asNobody: 'You play as a guest.',
  account: 'Account',

  quickTitle: 'Find an opponent',
  quickPowers: 'Powers',
  presets: { none: 'None', simple: 'Simple ones', all: 'Any', draft: 'Draft' },
  presetNotes: {
    none: 'The basic game: move, then build.',
    simple: 'Both are dealt a simple god.',
    all: 'Both are dealt a power, of all that there are.',
    draft: 'One player offers two powers, the other picks.',
  },
  quickTime: 'Choose a time and the search begins',
  paces: { fast: 'Fast', calm: 'Calm', long: 'Long', days: 'By post' },
  rated: 'Rated',
  ratedNote: 'Counts for your rating. You meet only people with an account.',
  ratedAccount: 'Rated games are for accounts.',
  ratedClock: 'Rated games need a clock, and two people.',
  searching: 'Looking for an opponent…',
  searchingNote: 'The game opens as soon as somebody comes. You can go on looking around this page.',
  searchingDays: 'You need not wait here: the game is among yours as soon as somebody comes.',
  stopSearch: 'Stop looking',

  minutes: ({ minutes, seconds }: { readonly minutes: number; readonly seconds: number }): string =>
    `${minutes}\u00a0min + ${seconds}\u00a0s`,
  minutesSpoken: ({ minutes, seconds }: { readonly minutes: number; readonly seconds: number }): string =>
    `${minutes} minutes each, ${seconds} seconds more after each turn`,
  days: ({ count }: Count): string => (count === 1 ? '1 day a turn' : `${count} days a turn`),
  unlimited: 'No clock',

  friendTitle: 'With friends',
  friendNote: 'You get a link and a code to scan. Whoever opens it sits down at your table, without an account.',
  friend: 'Invite a friend',
  allOptions: 'All options',

  openTitle: 'Open games',
  openNone: 'Nobody waits at the moment. Look for an opponent and you are the first.',
  sit: 'Sit down',
  sitLabel: ({ players }: Players): string => `Sit down with ${players}`,
  freeSeats: ({ count }: Count): string => (count === 1 ? '1 free seat' : `${count} free seats`),
  isRated: 'rated',
  ownGame: 'Your game',

  mineTitle: 'Your games online',
  yourTurn: 'Your turn',
  turnOfOther: 'Not your turn',
  waitsForPlayers: 'Waits for players',
  resume: 'Play on',
  resumeLabel: ({ players }: Players): string => `Play on: ${players}`,
  look: 'Open',
  lookLabel: ({ players }: Players): string => `Open: ${players}`,
  withRating: ({ player, rating }: Player & { readonly rating: number }): string => `${player} (${rating})`,

  playingTitle: 'Being played now',
  watch: 'Watch',
  watchLabel: ({ players }: Players): string => `Watch: ${players}`,

  elsewhere: 'More',
  leaderboards: 'Leaderboards',
  archive: 'Archive',

  noServer: 'There is no server here: this app is a folder of files. Everything else works as usual.',
  notConnected: 'Not connected: the list may be old.',

  newWhere: 'Where?',
  newHere: 'On this device',
  newOnline: 'Online',
  newPlayers: 'How many play?',
  newComputers: 'How many of them are computers?',
  newTime: 'Time',
  newFind: 'Who may join?',
  newOpen: 'Everybody',
  newOpenNote: 'The game is listed among the open games.',
  newPrivate: 'Whoever has the link',
  newPrivateNote: 'You send the link to your friends.',
  newChat: 'Free text in the chat',
  newChatNote: 'Without it there are only ready phrases.',
  newStart: 'Open the table',
};
