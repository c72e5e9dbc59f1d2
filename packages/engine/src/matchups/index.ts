export { BALANCED_WITHIN, chanceOf, isBalanced } from './balance.ts';
export { allPairings, CONTENDERS, type Contender, type Pairing } from './contender.ts';
export type { Rate, Tally } from './rate.ts';
export { shippedMatchups } from './shipped.ts';
export { MatchupTable } from './table.ts';
