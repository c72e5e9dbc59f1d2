type Count = { readonly count: number };
type Player = { readonly player: string };

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** The page of puzzles. */
export const puzzles = {
  title: 'Puzzles',
  intro: 'Positions from games of the computer, each with exactly one right turn. Every solution is proved.',
  board: 'Board of the puzzle',

  daily: 'Puzzle of the day',
  dailyOpen: "Solve today's puzzle",
  dailySolved: 'Solved. Another one comes tomorrow.',
  streak: ({ count }: Count): string => (count === 0 ? 'No streak yet' : `${days(count)} in a row`),
  bestStreak: ({ count }: Count): string => `best: ${days(count)}`,

  rating: 'Your rating',
  ratingNote:
    'It goes up when you solve a puzzle on the first try without help, and down when you do not; harder ones count for more.',
  tried: ({ count }: Count): string => `${count} ${count === 1 ? 'puzzle' : 'puzzles'} tried`,
  solvedCount: ({ count }: Count): string => `${count} on the first try`,
  notKept: 'This browser keeps nothing (private mode?): your rating and your streak are lost when the page is closed.',

  more: 'Choose what to solve',
  kind: 'Kind',
  anyKind: 'All',
  kinds: { win1: 'Win in 1', win2: 'Win in 2', win3: 'Win in 3', hold: 'Do not lose' },
  difficulty: 'Difficulty',
  anyDifficulty: 'For you',
  difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  power: 'Power',
  anyPower: 'Any',
  noPowers: 'Without powers',
  found: ({ count }: Count): string =>
    count === 0 ? 'There is no such puzzle.' : `${count} ${count === 1 ? 'puzzle' : 'puzzles'}`,
  start: 'Give me a puzzle',

  puzzleRating: ({ number }: { readonly number: number }): string => `rated ${number}`,
  against: 'Against',
  task: {
    win1: 'Win with this turn.',
    win2: 'Win in two turns, whatever the other side does.',
    win3: 'Win in three turns, whatever the other side does.',
    hold1: 'Find the one turn that does not lose at once.',
    hold2: 'Find the one turn after which the other side cannot force a win.',
  },
  turnsLeft: ({ count }: Count): string => (count === 1 ? 'One turn left: win now.' : `${count} turns left.`),
  judging: 'Looking at every answer …',
  unchecked: 'Your turn could not be checked.',
  replying: ({ player }: Player): string => `${player} answers …`,
  goOn: ({ player }: Player): string => `Right! ${player} defends as long as possible.`,
  solved: 'Solved!',
  solvedWithHelp: 'That is it.',
  missed: {
    lost: ({ player }: Player): string => `Not this: ${player} wins.`,
    escaped: ({ player }: Player): string => `Not this: ${player} has this answer, and the win is gone.`,
    loose: ({ player }: Player): string => `Not this: ${player} can answer with nearly anything, for example this.`,
    late: 'Not this: it does not win in time.',
    unknown: 'That is not the turn. It would take too long to show why.',
  },
  change: ({ before, after }: { readonly before: string; readonly after: string }): string =>
    `Your rating: ${before} → ${after}`,
  undo: 'Undo',
  again: 'Try again',
  hint: 'Hint',
  moreHint: 'Show the turn',
  hintWorker: ({ square }: { readonly square: string }): string => `Begin with ${square}.`,
  hintTurn: 'This is the turn.',
  solution: 'Show the solution',
  solutionShown: 'This is the solution.',
  next: 'Next puzzle',
  all: 'All puzzles',

  missing: 'There is no puzzle at this address. It may be from another version, or the link is not complete.',
  withPower: 'Puzzles with this power',
  toAll: 'To all puzzles',
};
