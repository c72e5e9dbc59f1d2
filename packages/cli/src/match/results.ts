import { PowerResults } from './power-results.ts';
import { PairStatistics } from './statistics.ts';

/** What came of a match so far. */
export interface Results {
  readonly pairs: PairStatistics;
  readonly powers: PowerResults;
  failures: number;
}

export const newResults = (): Results => ({ pairs: new PairStatistics(), powers: new PowerResults(), failures: 0 });
