import type { Rate } from '@oia/engine/matchups';

/** A rate in whole percents, as the words of match-ups take it. */
export interface Percents {
  readonly percent: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

export const percentOf = (share: number): number => Math.round(share * 100);

export const percentsOf = ({ rate, low, high, games }: Rate): Percents => ({
  percent: percentOf(rate),
  low: percentOf(low),
  high: percentOf(high),
  count: games,
});
