import { type Random, seededRandom } from '@oia/rules';
import { newTally, type Tally } from './tally.ts';

/** A check on very many cases, in batches that depend only on the seed and their number. */
export interface Check {
  readonly title: string;
  /** Number of cases in one batch. */
  readonly size: number;
  /** `first` is the number of the first case: by it tables are dealt, so that all of them occur. */
  run(first: number, size: number, random: Random, tally: Tally): void;
}

export function runBatch(check: Check, seed: number, batch: number): Tally {
  const tally = newTally();
  const random = seededRandom((Math.imul(seed, 0x9e3779b1) + Math.imul(batch, 0x85ebca6b)) | 0);
  check.run(batch * check.size, check.size, random, tally);
  return tally;
}
