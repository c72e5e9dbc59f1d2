import { DAY_MS } from '../util/time.ts';
import { afterGames, afterRest, FIRST_RATING, type Rating } from './glicko2.ts';
export interface StoredRating extends Rating {
  readonly games: number;
  /** When the last game ended. */
  readonly at: number;
}

/** Ratings with a larger deviation are provisional and not on the leaderboard. */
export const MAX_LISTED_DEVIATION = 110;

const daysBetween = (from: number, to: number): number => Math.max(0, to - from) / DAY_MS;

export const firstRating = (at: number): StoredRating => ({ ...FIRST_RATING, games: 0, at });

/** The rating today, after the days without games. */
export const ratingNow = (stored: StoredRating, now: number): Rating => afterRest(stored, daysBetween(stored.at, now));

export const isProvisional = (rating: Rating): boolean => rating.deviation > MAX_LISTED_DEVIATION;

/** One rating period is a day. `score` is that of the first player. */
export function ratedGame(
  [one, two]: readonly [StoredRating, StoredRating],
  score: number,
  at: number,
): readonly [StoredRating, StoredRating] {
  return [afterGame(one, ratingNow(two, at), score, at), afterGame(two, ratingNow(one, at), 1 - score, at)];
}

function afterGame(stored: StoredRating, opponent: Rating, score: number, at: number): StoredRating {
  const rating = afterGames(stored, [{ opponent, score }], daysBetween(stored.at, at));
  return { ...rating, games: stored.games + 1, at: Math.max(at, stored.at) };
}
