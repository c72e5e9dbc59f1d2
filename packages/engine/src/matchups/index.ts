import { PACKED } from './data.ts';
import { unpackTable } from './packing.ts';
import type { MatchupTable } from './table.ts';

export { BALANCED_WITHIN, chanceOf, isBalanced } from './balance.ts';
export { allPairings, CONTENDERS, type Contender, type Pairing } from './contender.ts';
export type { Rate, Tally } from './rate.ts';
export { MatchupTable } from './table.ts';

let table: MatchupTable | undefined;

/** The table that is shipped. It is some kilobytes: only pages that need it import this module. */
export function shippedMatchups(): MatchupTable {
  table ??= unpackTable(PACKED);
  return table;
}
