type Player = { readonly player: string };

/** Help, confirmations and keyboard shortcuts in a game. */
export const gameHelp = {
  keysTitle: 'Keys and help',
  goal: 'Move a worker up to level 3 and you win; a player who cannot complete a turn loses. Some powers bend this.',
  keysIntro:
    "Tap a highlighted worker, then a highlighted space; or drag the worker there. Tap a space you can't use to see why. Esc deselects.",
  keysBoard: 'On the board the arrow keys move from space to space, and Enter or Space chooses. Tab leaves the board.',
  keysLog: 'In the log the arrow keys move from step to step, and Enter looks back at one.',
  keys: {
    u: 'undo the last step',
    Enter: 'confirm',
    h: 'hint, against the computer',
    l: 'hear the last turn',
    w: 'hear where your workers stand',
    s: 'hear everything that can be done now',
    b: 'go to the board',
    f: 'flip the board',
    '?': 'this help',
  },
  lettersOn: 'Use single letters as keys',
  noKeys: 'The letters do nothing while you type in a field.',
  seatsNote: 'If someone has to go, the computer plays for them until they come back. It knows no more than they do.',
  resignTitle: 'Resign?',
  resignQuestion: ({ player }: Player): string => `${player} gives this game up. This cannot be taken back.`,
  resignOthers: 'The others play on without them.',
  resignNow: 'Yes, resign',
  touchAgain: ({ squares }: { readonly squares: string }): string =>
    `These spaces: ${squares}. Touch again to choose them.`,
  compass: 'Direction',
  compassNorth: 'North is towards row 5.',
  lastTurn: ({ turn }: { readonly turn: string }): string => `Last turn: ${turn}`,
  yourWorkers: ({ list }: { readonly list: string }): string => `Your workers: ${list}`,
  workersOf: ({ player, list }: Player & { readonly list: string }): string => `Workers of ${player}: ${list}`,
  noWorkers: 'No worker is on the board.',
  possible: ({ list }: { readonly list: string }): string => `Possible now: ${list}`,
  typedHelp: 'As in b3-c4 +d4: move, then build. +d4^ is a dome, @c3 places a worker, a full stop ends the turn.',
  typedPlay: 'Play',
  typedEmpty: 'Type a step first, such as b3-c4.',
  typedAt: ({ step, reason }: { readonly step: string; readonly reason: string }): string => `${step}: ${reason}`,
  typedNothing: 'Nothing was played.',
  typedStands: 'Everything before it was played.',
  typedUnfinished: 'The turn is not complete yet.',
  typedOver: 'The game is over before it.',
  typedNext: ({ player }: Player): string => `Before it ${player} has to act.`,
  pickFirst: ({ squares }: { readonly squares: string }): string =>
    `First choose the worker that is to do it: ${squares}.`,
  confirmFirst: 'Confirm the turn first, or take it back.',
  lookingBackNow: 'You are looking back: return to now to play on.',
};

/** Hints, stage by stage. */
export const hints = {
  worker: ({ square }: { readonly square: string }): string => `Have a look at the worker on ${square}.`,
  moreTurn: 'Ask again to see the turn.',
  turn: ({ turn }: { readonly turn: string }): string => `The computer would play: ${turn}`,
  moreWhy: 'Ask again to hear why.',
  wins: 'This wins the game.',
  stops: ({ squares }: { readonly squares: string }): string => `This stops a win on ${squares}.`,
  stopsWin: 'This keeps the next player from winning.',
  threatens: ({ squares }: { readonly squares: string }): string => `It threatens to win on ${squares} next turn.`,
  threatensWin: 'It threatens to win next turn.',
  climbs: ({ level }: { readonly level: number }): string => `It climbs to level ${level}.`,
  unclear: 'Nothing is decided yet: looking ahead, the computer likes this best.',
};
