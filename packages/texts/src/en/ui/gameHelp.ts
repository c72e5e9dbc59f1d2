type Player = { readonly player: string };

/** What a game says when it is asked: help, questions before something is done, answers to keys. */
export const gameHelp = {
  keysTitle: 'Keys and help',
  goal: 'Move a worker up to level 3 and you win; whoever cannot complete a turn loses. Some powers bend this.',
  keysIntro:
    'Touch a worker that is marked, then a marked space; or drag it there. A space that cannot be used says why when it is touched. Esc lets go of a worker.',
  keysBoard: 'On the board the arrow keys move from space to space, and Enter or Space chooses. Tab leaves the board.',
  keysLog: 'In the log the arrow keys move from step to step, and Enter looks back at one.',
  keys: {
    u: 'undo the last step',
    Enter: 'confirm what waits for it',
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
  seatsNote: 'If somebody has to go, the computer plays for them until they come back. It knows no more than they do.',
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
};
