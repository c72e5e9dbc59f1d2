import type { MatchupTable, Rate } from '@oia/engine/matchups';
import { POWER_LIST, type PowerId } from '@oia/rules';

export const ORDERS = ['strength', 'number'] as const;
export type Order = (typeof ORDERS)[number];

/** The results of a power against an opponent. */
export interface Standing {
  readonly power: PowerId;
  readonly rate: Rate;
}

const ALL: readonly PowerId[] = POWER_LIST.map(({ id }) => id);

/** Best first; among equals by number. */
const byRate = (a: Standing, b: Standing): number => b.rate.rate - a.rate.rate;

const standings = (rateOf: (power: PowerId) => Rate | undefined): Standing[] =>
  ALL.flatMap((power) => {
    const rate = rateOf(power);
    return rate ? [{ power, rate }] : [];
  });

/** All powers the table knows, in this order. */
export function orderedPowers(table: MatchupTable, order: Order): PowerId[] {
  const known = standings((power) => table.overall(power));
  return (order === 'strength' ? known.toSorted(byRate) : known).map(({ power }) => power);
}

/** The opponents of a power, those it beats most often first. */
export const rankedOpponents = (table: MatchupTable, power: PowerId): Standing[] =>
  standings((other) => table.between(power, other)).sort(byRate);

/** The best and the worst opponents of a power, none of them twice. */
export function extremeOpponents(ranked: readonly Standing[], most: number): [best: Standing[], worst: Standing[]] {
  const count = Math.min(most, Math.floor(ranked.length / 2));
  return [ranked.slice(0, count), ranked.slice(ranked.length - count).reverse()];
}

/** The usual number of games of a pair; a pair with a power that has to start has fewer. */
export const usualGames = (ranked: readonly Standing[]): number => Math.max(0, ...ranked.map(({ rate }) => rate.games));
