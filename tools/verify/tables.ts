import type { MatchOptions, Random } from '@oia/rules';
import { allPairs, crowdGame, FLEECE_POWERS, fleeceGame, pairGame } from '../../packages/rules/test/fuzz/matchups.ts';

/** Shares of ten tables: pairs, three players, teams, the Golden Fleece. */
const SHARES = ['pair', 'pair', 'pair', 'pair', 'pair', 'pair', 'three', 'three', 'teams', 'fleece'] as const;
const PAIRS_OF_TEN = 6;

export interface DealtTable {
  readonly kind: (typeof SHARES)[number];
  readonly options: MatchOptions;
}

const PAIRS = allPairs();

/** The table with this number: all ordered pairs come in turn, and all powers beside the Ram; crowds are dealt. */
export function tableOf(number: number, random: Random): DealtTable {
  const place = number % SHARES.length;
  const round = Math.floor(number / SHARES.length);
  const kind = SHARES[place] as DealtTable['kind'];
  return { kind, options: optionsOf(kind, round, place, random) };
}

function optionsOf(kind: DealtTable['kind'], round: number, place: number, random: Random): MatchOptions {
  if (kind === 'three') return crowdGame(3, random);
  if (kind === 'teams') return crowdGame(4, random);
  if (kind === 'fleece') return fleeceGame(random, FLEECE_POWERS[round % FLEECE_POWERS.length]);
  const pair = PAIRS[(round * PAIRS_OF_TEN + place) % PAIRS.length] as (typeof PAIRS)[0];
  return pairGame(pair, random);
}

/** The powers of a table, as one name. */
export const namesOf = ({ powers = [], fleece }: MatchOptions): string =>
  fleece === undefined ? powers.join('-') : `fleece ${fleece}`;
