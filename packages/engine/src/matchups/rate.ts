/** Results of some games: a drawn game is half a point. */
export interface Tally {
  readonly games: number;
  readonly points: number;
}

/** A share of the points, from 0 to 1, and its 95% confidence interval. */
export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

const CONFIDENCE = 1.96;

/** By Wilson's interval, which is fair to few games and to shares near 0 and 1. undefined without a game. */
export function rateOf({ games, points }: Tally): Rate | undefined {
  if (games === 0) return undefined;
  const rate = points / games;
  const square = CONFIDENCE * CONFIDENCE;
  const middle = (points + square / 2) / (games + square);
  const spread = (CONFIDENCE / (games + square)) * Math.sqrt(points * (1 - rate) + square / 4);
  return { rate, low: Math.max(0, middle - spread), high: Math.min(1, middle + spread), games };
}

export const sumOf = (tallies: readonly Tally[]): Tally => ({
  games: tallies.reduce((sum, { games }) => sum + games, 0),
  points: tallies.reduce((sum, { points }) => sum + points, 0),
});

/** These games from the other side's perspective. */
export const turnedOver = ({ games, points }: Tally): Tally => ({ games, points: games - points });
