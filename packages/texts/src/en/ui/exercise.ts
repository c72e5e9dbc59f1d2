type Player = { readonly player: string };

/** Exercises, demonstrations and questions, wherever they are shown. */
export const exercise = {
  board: 'Board of the exercise',
  undo: 'Undo',
  restart: 'Start again',
  showSolution: 'Show the solution',
  showWhy: 'Show why',
  reached: 'Solved!',
  missed: 'Not yet.',
  opponentWins: ({ player }: Player): string => `After this ${player} wins at once.`,
  notReached: 'That does not reach the goal. Start again and look for another way.',
  replying: ({ player }: Player): string => `${player} replies …`,
  solution: 'This is one way to do it.',
  refutation: ({ player }: Player): string => `This is how ${player} wins.`,
  turnsLeft: ({ count }: { readonly count: number }): string => `You have ${count} turns.`,

  guide: 'See it, try it',
  demo: 'The power at work',
  limit: 'What it cannot do',
  task: 'Your turn',
  next: 'Next',
  play: 'Show',
  again: 'Show again',
  tryFreely: 'You can play any step on this board, for both sides.',
  refused: 'The rules answer:',
  questions: 'What people ask',
  tryIt: 'Try it on a board',
  before: 'Before',
  after: 'After',
  reference: 'All rulings, for reference',
  rulings: ({ numbers }: { readonly numbers: string }): string => `Rulings ${numbers}`,
};
