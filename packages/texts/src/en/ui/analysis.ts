type Count = { readonly count: number };
type Player = { readonly player: string };
type Turn = { readonly turn: string };
type SquareFacts = {
  readonly square: string;
  readonly level: number;
  readonly dome: boolean;
  readonly worker: string | undefined;
};

/** The page on which any position can be analysed. */
export const analysis = {
  title: 'Analysis',
  intro: 'Look at any position with the computer: the best turns, what may follow, and where a game was lost.',
  analyse: 'Analyse',

  board: 'Board of the analysis',
  chooseHere: 'What to do here',
  thinking: 'Thinking',
  pause: 'Pause',
  resume: 'Think on',
  paused: 'Paused',
  done: 'Nothing more to find',
  noPosition: 'Waiting for a position',
  stoppedByFault: 'Stopped by an error',
  reviewing: 'The game is being reviewed',
  failed: 'The computer could not think about this position. Try again, or change it a little.',
  depth: ({ depth }: { readonly depth: number }): string => `${depth} ${depth === 1 ? 'turn' : 'turns'} ahead`,
  nodes: ({ nodes }: { readonly nodes: string }): string => `${nodes} positions`,
  worlds: ({ count }: Count): string => `checked for ${count} possible hidden set-ups`,
  lineCount: 'Best turns shown',
  bestTurns: 'Best turns',
  chance: ({ percent }: { readonly percent: string }): string => `${percent} %`,
  winsIn: ({ count }: Count): string => `wins in ${count}`,
  losesIn: ({ count }: Count): string => `loses in ${count}`,
  winsNow: 'wins now',
  hasWon: 'has won',
  barOf: ({ player, chance }: Player & { readonly chance: string }): string => `${player}: ${chance}`,
  addLine: ({ turn }: Turn): string => `Put the whole line after ${turn} into the variations`,
  addLineShort: 'Keep the line',
  noLines: 'Some workers are hidden here, so there are winning chances but no turns to show.',
  overNow: 'The game is over here.',
  chanceDecides: 'A card is drawn now: choose which.',
  hiddenTurn: ({ player }: Player): string => `${player} is hidden in this view. Choose that seat to play this turn.`,
  onlyView: 'This is what one player sees: it can be analysed, but not played on.',
  said: ({
    player,
    turn,
    chance,
    depth,
  }: Player & Turn & { readonly chance: string; readonly depth: number }): string =>
    `${player}, ${chance}. Best is ${turn}, looking ${depth} turns ahead.`,
  toMove: ({ player }: Player): string => `${player} is to play`,

  seenBy: 'Seen by',
  seenByNote: 'The analysis uses only what this player can know.',

  variations: 'Variations',
  noTurns: 'Play a turn on the board, or choose one of the best: it appears here.',
  start: 'Beginning',
  controls: 'Move through the variations',
  toStart: 'To the beginning',
  back: 'One turn back',
  forward: 'One turn on',
  toEnd: 'To the end of the line',
  flip: 'Flip the board',
  promote: 'Make it the main line',
  remove: 'Delete from here',
  removeTitle: 'Delete these turns?',
  removeQuestion: ({ turn, count }: Turn & Count): string =>
    count === 1 ? `${turn} will be deleted.` : `${turn} and everything after it will be deleted: ${count} turns.`,
  keys: 'Keys: the left and right arrows go turn by turn, up and down to other variations, Home and End to the ends.',
  kept: 'Kept on this device.',

  reviewTitle: 'Review',
  reviewIntro: 'Every turn of this line is looked at: how the chances went, and what would have been better.',
  reviewSecret: 'The review uses only what the chosen player could know, and marks only the turns of that player.',
  reviewStart: 'Review the game',
  reviewAgain: 'Review again',
  reviewCancel: 'Cancel',
  reviewEmpty: 'There is no whole turn to review yet.',
  reviewProgress: ({ done, of }: { readonly done: number; readonly of: number }): string => `${done} of ${of} turns`,
  reviewDone: ({ count }: Count): string =>
    count === 0 ? 'No mistakes were found.' : count === 1 ? 'One turn is marked.' : `${count} turns are marked.`,
  reviewFailed: 'The review could not be finished.',
  graph: 'Win probability over the turns',
  graphOf: ({ player }: Player): string => `Chance of ${player} after each turn; click to see a turn.`,
  marks: {
    only: 'only turn',
    inaccuracy: 'inaccuracy',
    mistake: 'mistake',
    blunder: 'blunder',
  },
  marked: ({
    number,
    player,
    turn,
    mark,
  }: Player & Turn & { readonly number: number; readonly mark: string }): string =>
    `${number}. ${player}: ${turn}, ${mark}`,
  fromTo: ({ before, after }: { readonly before: string; readonly after: string }): string => `${before} → ${after}`,
  better: ({ turn }: Turn): string => `Better: ${turn}`,

  position: 'Position',
  edit: 'Set up',
  paste: 'Paste',
  editDone: 'Analyse this position',
  editCancel: 'Cancel',
  editHelp: 'Choose a tool, then tap squares. Tokens and the state of cards can be written into the text below.',
  tools: 'Tool',
  raise: 'One level more',
  lower: 'One level less',
  dome: 'Dome',
  erase: 'Clear',
  workerTool: ({ player, sex }: Player & { readonly sex: 'f' | 'm' | 'n' }): string =>
    `${player}: ${{ f: 'female worker', m: 'male worker', n: 'further worker' }[sex]}`,
  workerShort: { f: '♀', m: '♂', n: '○' },
  playerCount: 'Players',
  powerOf: ({ player }: Player): string => `Power of ${player}`,
  turnOf: 'Whose turn',
  notation: 'Position as text',
  square: ({ square, level, dome, worker }: SquareFacts): string =>
    [`${square}, level ${level}`, ...(dome ? ['dome'] : []), ...(worker ? [worker] : [])].join(', '),

  pasteLabel: 'Position, record or link',
  pasteHelp: 'A position in our notation or the older one, the record of a game, or a link.',
  open: 'Open',
  nothing: 'There is nothing to open yet: paste a text first.',
  tooLarge: 'This is far too large to be a game.',
  several: 'There are several games. Which one?',
  gameNumber: ({ number }: { readonly number: number }): string => `Game ${number}`,
  secretGame:
    'This game has secrets and is still going on. Open its analysis from the game itself: it then knows only what you know.',
  missingStudy:
    'There is no such analysis on this device. It may have been deleted, or it was made in another browser.',
  new: 'New analysis',

  keptTitle: 'Analyses on this device',
  keptAt: ({ date, count }: Count & { readonly date: string }): string =>
    count === 1 ? `${date}, 1 turn` : `${date}, ${count} turns`,
  openKept: ({ powers }: { readonly powers: string }): string => `Open the analysis ${powers}`,
  deleteKept: ({ powers }: { readonly powers: string }): string => `Delete the analysis ${powers}`,
  delete: 'Delete',

  share: 'Share',
  shareTitle: 'Share this analysis',
  shareLink: 'Link to the analysis, with all variations',
  shareSecret: 'The link holds everything that is in this analysis, secrets too.',
  shareRecord: 'This line as a record',

  outsideUse: 'Use another engine…',
  outsideTitle: 'Use another engine',
  outsideIntro:
    'Any program that speaks the engine protocol can analyse here. Start it on this computer with this command, which shows an address and a code. The code works once.',
  outsideAddress: 'Address',
  outsideCode: 'Code',
  outsideConnect: 'Connect',
  outsideConnecting: 'Connecting',
  outsideFaults: {
    badAddress: 'The address must be one of this computer, like ws://127.0.0.1:4180.',
    unreachable: 'There is no answer at this address. Is the command running, and does it accept this page? (--origin)',
    wrongCode: 'This code is wrong or was used already. The command shows a new one.',
    taken: 'The engine is in use by another page.',
    ended: 'The program could not be started or has ended.',
  },
  outsideIn: ({ name }: { readonly name: string }): string => `Analysed by ${name}`,
  outsideOwn: 'Use our engine again',
  outsideLost: 'The connection to the other engine was lost. Our engine goes on.',
};
