/**
 * Results by pairs: an opening played from both sides gives 0, ½, 1, 1½ or 2 points. Most openings with powers are
 * decided by the powers, so single games are poor evidence.
 */
export class PairStatistics {
  /** Pairs by half points, 0 to 4. */
  readonly counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];

  add(first: number, second: number): void {
    const halves = Math.round((first + second) * 2);
    this.counts[halves as 0]++;
  }

  get pairs(): number {
    return this.counts.reduce((sum, count) => sum + count, 0);
  }

  get wonTwice(): number {
    return this.counts[4];
  }

  get lostTwice(): number {
    return this.counts[0];
  }

  /** All other pairs: one win each, or draws. */
  get split(): number {
    return this.pairs - this.wonTwice - this.lostTwice;
  }

  /** Average points per game, from 0 to 1. */
  get score(): number {
    return this.pairs === 0
      ? 0.5
      : this.counts.reduce((sum, count, halves) => sum + (count * halves) / 4, 0) / this.pairs;
  }

  /** Variance of the score of a pair. */
  get variance(): number {
    const { score, pairs } = this;
    if (pairs === 0) return 0;
    return this.counts.reduce((sum, count, halves) => sum + count * (halves / 4 - score) ** 2, 0) / pairs;
  }

  /** Elo difference with its 95 % interval; a score of 0 or 1 is moved half a point towards the middle. */
  get elo(): { readonly value: number; readonly low: number; readonly high: number } {
    const margin = 1 / (4 * Math.max(1, this.pairs));
    const within = (score: number): number => Math.min(1 - margin, Math.max(margin, score));
    const error = CONFIDENCE * Math.sqrt(Math.max(this.variance, margin * margin) / Math.max(1, this.pairs));
    const { score } = this;
    return {
      value: eloOf(within(score)),
      low: eloOf(within(score - error)),
      high: eloOf(within(score + error)),
    };
  }
}

const CONFIDENCE = 1.96;

export const eloOf = (score: number): number => -400 * Math.log10(1 / score - 1);
export const scoreOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** A sequential test of two hypotheses about the difference in Elo. */
export interface Sprt {
  readonly elo0: number;
  readonly elo1: number;
}

export type Verdict = 'accepted' | 'rejected' | 'open';

/** Both kinds of error at 5 %. */
const BOUND = Math.log(0.95 / 0.05);

/** Log-likelihood ratio by the normal approximation over pairs, as the generalised test does. */
export function likelihoodRatio(results: PairStatistics, { elo0, elo1 }: Sprt): number {
  const { pairs, variance, score } = results;
  if (pairs === 0 || variance === 0) return 0;
  const [s0, s1] = [scoreOf(elo0), scoreOf(elo1)];
  return (pairs * (s1 - s0) * (2 * score - s0 - s1)) / (2 * variance);
}

export function verdictOf(results: PairStatistics, sprt: Sprt): Verdict {
  const ratio = likelihoodRatio(results, sprt);
  if (ratio >= BOUND) return 'accepted';
  return ratio <= -BOUND ? 'rejected' : 'open';
}
