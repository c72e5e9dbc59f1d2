/** How well somebody solves puzzles, on the scale of their ratings. */
export interface SolverRating {
  readonly rating: number;
  /** How many puzzles it is made of. */
  readonly count: number;
}

export const FIRST_RATING: SolverRating = { rating: 1000, count: 0 };

/** As long as little is known a puzzle counts more. */
const UNSURE = 20;
const UNSURE_STEP = 64;
const SURE_STEP = 24;
/** Who is so much better solves ten of eleven. */
const SCALE = 400;
const LOWEST = 100;

/** The chance that somebody of this rating solves a puzzle of that one. */
export const chanceToSolve = (rating: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - rating) / SCALE));

/** The rating after a puzzle, as Elo's: what was not expected changes it most. */
export function ratedAfter({ rating, count }: SolverRating, puzzle: number, isSolved: boolean): SolverRating {
  const step = count < UNSURE ? UNSURE_STEP : SURE_STEP;
  const change = step * ((isSolved ? 1 : 0) - chanceToSolve(rating, puzzle));
  return { rating: Math.max(LOWEST, Math.round(rating + change)), count: count + 1 };
}
