type Player = { readonly player: string };
type Count = { readonly count: number };

/** The page on which any record can be watched. */
export const replay = {
  title: 'Replay',
  intro: 'Watch any game again: by link, from a file, or from a text.',

  bring: 'Open a game',
  paste: 'Record, position or link',
  pasteHelp: 'Paste what someone sent you: the text of a game or of several, a position, or a link to a game.',
  open: 'Open',
  openFile: 'Open a file',
  fileHelp: 'Files that end in .oia.txt, .txt or .json.',
  nothing: 'There is nothing to open yet: paste a text first.',
  tooLarge: 'This is far too large to be a file of games.',
  unreadableFile: 'The file cannot be read.',

  kept: 'Finished games on this device',
  keptNone: 'No finished games are saved on this device yet.',
  watch: ({ game }: { readonly game: string }): string => `Watch ${game}`,
  watchShort: 'Watch',

  several: ({ count }: Count): string => (count === 1 ? '1 game' : `${count} games in one text`),
  closeList: 'Close this list',
  gameNumber: ({ number }: { readonly number: number }): string => `Game ${number}`,
  turns: ({ count }: Count): string => (count === 1 ? '1 turn' : `${count} turns`),

  faultTitle: 'This game cannot be opened',
  linkFaults: {
    brokenLink: 'This link is broken: a part of it is missing or was changed. Copy the whole link again.',
    newerLink: 'This link was made by a newer version of Oia. Reload the page to update, then open it once more.',
    longLink: 'This link is longer than any game could be.',
    packedLink: 'This browser is too old to open such a link. Ask for the game as a file instead.',
  },
  faultTurn: ({ game, turn }: { readonly game: number; readonly turn: number }): string =>
    turn === 0 ? `It is in the set-up of game ${game}.` : `It is in turn ${turn} of game ${game}.`,
  faultStep: ({ step }: { readonly step: string }): string => `The step is ${step}.`,
  faultLine: ({ line, text }: { readonly line: number; readonly text: string }): string => `Line ${line}: ${text}`,
  correct: 'You can correct it here and open it again.',
  another: 'Open another game',
  missing: 'There is no such game on this device. It may have been deleted, or it was played in another browser.',
  newer: 'This game was kept by a newer version of Oia. Reload the page to update, then open it.',
  broken: "The saved game can't be read.",
  updateFirst: 'Reload the page',

  going: 'This game is still going on',
  goingSecret: 'It has secrets that no one may see before its end. You can watch it here once it is over.',
  continue: 'Continue the game',

  board: 'Board',
  step: 'Step',
  stepOf: ({ step, of }: { readonly step: number; readonly of: number }): string => `Step ${step} of ${of}`,
  controls: 'Move through the game',
  toStart: 'To the beginning',
  stepBack: 'One step back',
  stepOn: 'One step on',
  toEnd: 'To the end',
  play: 'Play',
  pause: 'Pause',
  keys: 'Keys: the left and right arrows go step by step, Page Up and Page Down turn by turn, Home and End to the ends.',
  flip: 'Flip the board',
  beginning: 'The beginning of the game.',
  said: ({ player, text }: Player & { readonly text: string }): string => `${player}: ${text}`,

  seenBy: 'Shown',
  seenAll: 'Everything, secrets too',
  seenAs: ({ player }: Player): string => `As ${player} saw it`,
  seenWatching: 'As a spectator saw it',

  players: 'Players',
  turnList: 'Turns',
  setup: 'Set-up',
  turn: ({ number, player }: Player & { readonly number: number }): string => `${number}. ${player}`,
  turnNumber: ({ number }: { readonly number: number }): string => `Turn ${number}`,
  noTurns: 'This record holds a position and no turns.',
  result: 'Result',
  unfinished: 'The game is not finished.',
  beside: 'Beside the Ram',

  isView: 'This record hides a secret: it is what one player could see while the game was on.',
  viewUpTo: 'The board can be shown up to the first step that is hidden; the rest can only be read.',
  viewUpToAndLast:
    'The board can be shown up to the first step that is hidden, and as it stood when the record was made. Between them the turns can only be read.',
  lastSeen: 'The board as it stood when the record was made, as far as this player could see it.',
  rest: 'Text only',
  hiddenMark: 'A question mark is a step that is not shown.',

  actions: 'With this game',
  share: 'Share or export',
  save: 'Keep on this device',
  saved: 'The game is saved on this device.',
  toSaved: 'Open the kept game',
  playOn: 'Play on from here',
  playOnWhy: 'A new game begins at this position. You choose who plays.',
  noPlayOn: {
    over: 'The game is over here: go back a step to play on.',
    hidden: 'Something is hidden here, so no one can play on: go back to where everything is known.',
  },
};
