import type { Judgement } from './judgements.ts';

const BINS = 10;
const CONFIDENCE = 1.96;

/** Judgements of about the same probability: what was said on average, what came of it, and how sure that is (95 %). */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly predicted: number;
  readonly result: number;
  readonly error: number;
}

export function binsOf(judgements: readonly Judgement[]): Bin[] {
  return Array.from({ length: BINS }, (_, i) => {
    const [from, to] = [i / BINS, (i + 1) / BINS];
    const some = judgements.filter(({ predicted }) => predicted >= from && (predicted < to || i === BINS - 1));
    const result = meanOf(some.map((one) => one.result));
    const predicted = meanOf(some.map((one) => one.predicted));
    return { from, to, count: some.length, predicted, result, error: errorIn(some, result) };
  });
}

/** Positions of a game share its result, so games are counted, not positions. */
function errorIn(judgements: readonly Judgement[], mean: number): number {
  const byGame = new Map<number, number>();
  for (const { game, result } of judgements) byGame.set(game, (byGame.get(game) ?? 0) + result - mean);
  const squares = [...byGame.values()].reduce((sum, off) => sum + off * off, 0);
  return (CONFIDENCE * Math.sqrt(squares)) / Math.max(1, judgements.length);
}

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean distance of results from predictions, over all judgements. */
export function errorOf(bins: readonly Bin[]): number {
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  return bins.reduce((sum, { count, predicted, result }) => sum + count * Math.abs(predicted - result), 0) / all;
}

const logit = (p: number): number => Math.log(p / (1 - p));
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** A judgement with its certainty multiplied by the factor. */
export const surer = (judgement: Judgement, factor: number): Judgement => ({
  ...judgement,
  predicted: logistic(factor * logit(judgement.predicted)),
});

const lossOf = (judgements: readonly Judgement[], factor: number): number =>
  meanOf(
    judgements.map((judgement) => {
      const { predicted, result } = surer(judgement, factor);
      return -result * Math.log(predicted) - (1 - result) * Math.log(1 - predicted);
    }),
  );

const STEPS = 40;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The factor of certainty that fits the results best: golden section search, because the loss has one minimum. */
export function bestFactor(judgements: readonly Judgement[]): number {
  let [low, high] = [0.2, 3];
  for (let i = 0; i < STEPS; i++) {
    const [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
    if (lossOf(judgements, left) < lossOf(judgements, right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}
