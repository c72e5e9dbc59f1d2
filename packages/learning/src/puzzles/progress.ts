/** Days in a row on which the daily puzzle was solved. */
export interface Streak {
  /** The day of the last one; see `dayOf`. */
  readonly last: number;
  readonly days: number;
  readonly best: number;
}

export const NO_STREAK: Streak = { last: 0, days: 0, best: 0 };

/** The streak after the daily puzzle of this day was solved. */
export function streakAfter(streak: Streak, day: number): Streak {
  if (day <= streak.last) return streak;
  const days = day === streak.last + 1 ? streak.days + 1 : 1;
  return { last: day, days, best: Math.max(streak.best, days) };
}

/** How many days the streak has today: one that was not continued yesterday is over. */
export const daysOn = ({ last, days }: Streak, day: number): number => (last >= day - 1 ? days : 0);

/** A solver's rating, on the same scale as the puzzles' ratings. */
export interface SolverRating {
  readonly rating: number;
  /** The number of puzzles it is based on. */
  readonly count: number;
}

export const FIRST_RATING: SolverRating = { rating: 1000, count: 0 };

/** The first puzzles of a solver count more, because the rating is uncertain. */
const FIRST_PUZZLES = 20;
const FIRST_STEP = 64;
const LATER_STEP = 24;
/** At this difference the stronger side solves ten of eleven. */
const SCALE = 400;
const LOWEST = 100;

/** The chance that a solver of this rating solves a puzzle of that rating. */
export const chanceToSolve = (rating: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - rating) / SCALE));

/** The rating after a puzzle, by Elo's formula: surprising results change it most. */
export function ratedAfter({ rating, count }: SolverRating, puzzle: number, isSolved: boolean): SolverRating {
  const step = count < FIRST_PUZZLES ? FIRST_STEP : LATER_STEP;
  const change = step * ((isSolved ? 1 : 0) - chanceToSolve(rating, puzzle));
  return { rating: Math.max(LOWEST, Math.round(rating + change)), count: count + 1 };
}
