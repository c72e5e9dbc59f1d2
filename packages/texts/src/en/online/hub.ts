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
  asAnonymous: 'You play as a guest.',
  account: 'Account',

  quickTitle: 'Find an opponent',
  quickPowers: 'Powers',
  presets: { none: 'None', simple: 'Simple ones', all: 'Any', draft: 'Draft' },
  presetNotes: {
    none: 'The basic game: move, then build.',
    simple: 'Both are dealt a simple god.',
    all: 'Both get a random power from the whole set.',
    draft: 'One player offers two powers, the other picks.',
  },
  quickTime: 'Choose a time and the search begins',
  paces: { fast: 'Fast', calm: 'Calm', long: 'Long', days: 'Correspondence' },
  rated: 'Rated',
  ratedNote: 'Counts for your rating. You meet only people with an account.',
  ratedAccount: 'Rated games are for accounts.',
  ratedClock: 'Rated games need a clock, and two people.',
  searching: 'Looking for an opponent…',
  searchingNote: 'The game opens as soon as someone joins. You can keep looking around this page.',
  searchingDays: "You don't have to wait here: the game appears among yours as soon as someone joins.",
  stopSearch: 'Stop looking',

  minutes: ({ minutes, seconds }: { readonly minutes: number; readonly seconds: number }): string =>
    `${minutes}\u00a0min + ${seconds}\u00a0s`,
  minutesSpoken: ({ minutes, seconds }: { readonly minutes: number; readonly seconds: number }): string =>
    `${minutes} minutes each, ${seconds} seconds more after each turn`,
  days: ({ count }: Count): string => (count === 1 ? '1 day a turn' : `${count} days a turn`),
  unlimited: 'No clock',

  friendTitle: 'With friends',
  friendNote: 'You get a link and a code to scan. Anyone who opens it joins your table, without an account.',
  friend: 'Invite a friend',
  allOptions: 'All options',

  openTitle: 'Open games',
  openNone: 'No one is waiting right now. Start a search and be the first.',
  sit: 'Join',
  sitLabel: ({ players }: Players): string => `Join ${players}`,
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

  noServer: 'Online play needs a server, and this copy runs without one. Everything else works as usual.',
  notConnected: 'Not connected: the list may be old.',

  newWhere: 'Where?',
  newHere: 'On this device',
  newOnline: 'Online',
  newPlayers: 'How many play?',
  newComputers: 'How many of them are computers?',
  newTime: 'Time',
  newFind: 'Who may join?',
  newOpen: 'Everyone',
  newOpenNote: 'The game is listed among the open games.',
  newPrivate: 'Anyone with the link',
  newPrivateNote: 'You send the link to your friends.',
  newChat: 'Free text in the chat',
  newChatNote: 'Without it there are only ready phrases.',
  newStart: 'Open the table',
};
