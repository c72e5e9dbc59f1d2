import { afterGames, afterRest, FIRST_RATING, type Rating } from './glicko2.ts';

/** A rating as it is stored. */
export interface HeldRating extends Rating {
  readonly games: number;
  /** When the last game ended. */
  readonly at: number;
}

const DAY = 24 * 3_600_000;
/** Who is less certain has no place on the leaderboard. */
export const MOST_CERTAIN_DEVIATION = 110;

const daysBetween = (from: number, to: number): number => Math.max(0, to - from) / DAY;

export const firstRating = (at: number): HeldRating => ({ ...FIRST_RATING, games: 0, at });

/** As it is after a time without games. */
export const ratingNow = (held: HeldRating, now: number): Rating => afterRest(held, daysBetween(held.at, now));

export const isProvisional = (rating: Rating): boolean => rating.deviation > MOST_CERTAIN_DEVIATION;

/** One game is one period of Glicko-2, as long as the days since the last one. `score` is that of the first. */
export function ratedGame(
  [one, two]: readonly [HeldRating, HeldRating],
  score: number,
  at: number,
): readonly [HeldRating, HeldRating] {
  return [afterGame(one, ratingNow(two, at), score, at), afterGame(two, ratingNow(one, at), 1 - score, at)];
}

function afterGame(held: HeldRating, opponent: Rating, score: number, at: number): HeldRating {
  const rating = afterGames(held, [{ opponent, score }], daysBetween(held.at, at));
  return { ...rating, games: held.games + 1, at: Math.max(at, held.at) };
}
