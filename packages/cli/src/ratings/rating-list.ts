import { type Random, seededRandom } from '@oia/rules';
import { eloOf } from '../match/statistics.ts';

/** The pairs of games that two engines have played: points of the first one in each pair, from 0 to 2. */
export interface Encounter {
  readonly first: number;
  readonly second: number;
  readonly points: readonly number[];
}

/** A line of the list. Elo is relative to the first engine, whose own is 0 by definition. */
export interface Rating {
  readonly engine: number;
  readonly elo: number;
  /** Bounds of the 95 % interval. */
  readonly low: number;
  readonly high: number;
  readonly pairs: number;
  /** Share of all points. */
  readonly score: number;
}

/** Each encounter counts as if one more pair had been split, so that a side that won everything has a finite rating. */
const PRIOR_PAIRS = 1;
const ROUNDS = 400;
const SAMPLES = 300;
const CONFIDENCE = 0.95;

/**
 * The ratings that make the results most likely, with intervals by drawing whole pairs again and again: the two games of a pair share an
 * opening, so they are no independent evidence.
 */
export function ratingList(engines: number, encounters: readonly Encounter[], seed = 1): Rating[] {
  const fitted = fittedElo(engines, encounters);
  const random = seededRandom(seed);
  const samples = Array.from({ length: SAMPLES }, () => fittedElo(engines, encounters.map(drawnAgain(random))));
  return Array.from({ length: engines }, (_, engine): Rating => {
    const sorted = samples.map((elo) => elo[engine] as number).sort((a, b) => a - b);
    const at = (share: number): number => sorted[Math.round(share * (SAMPLES - 1))] as number;
    return {
      engine,
      elo: fitted[engine] as number,
      low: at((1 - CONFIDENCE) / 2),
      high: at((1 + CONFIDENCE) / 2),
      ...totalOf(engine, encounters),
    };
  }).sort((a, b) => b.elo - a.elo);
}

const drawnAgain =
  (random: Random) =>
  ({ points, ...who }: Encounter): Encounter => ({
    ...who,
    points: points.map(() => points[Math.floor(random() * points.length)] as number),
  });

function totalOf(engine: number, encounters: readonly Encounter[]): Pick<Rating, 'pairs' | 'score'> {
  let pairs = 0;
  let won = 0;
  for (const { first, second, points } of encounters) {
    if (first !== engine && second !== engine) continue;
    pairs += points.length;
    for (const point of points) won += first === engine ? point : 2 - point;
  }
  return { pairs, score: pairs === 0 ? 0.5 : won / (2 * pairs) };
}

/** Bradley and Terry's model, each strength in turn set to what its results ask for. */
function fittedElo(engines: number, encounters: readonly Encounter[]): number[] {
  const played = encounters.filter(({ points }) => points.length > 0).map(withPrior);
  const strength = Array.from({ length: engines }, () => 1);
  for (let round = 0; round < ROUNDS; round++) {
    for (let engine = 0; engine < engines; engine++) {
      let won = 0;
      let met = 0;
      for (const { first, second, games, points } of played) {
        if (first !== engine && second !== engine) continue;
        won += first === engine ? points : games - points;
        met += games / ((strength[first] as number) + (strength[second] as number));
      }
      if (met > 0) strength[engine] = won / met;
    }
    // Only ratios matter: without this the numbers drift.
    const mean = Math.exp(strength.reduce((sum, one) => sum + Math.log(one), 0) / engines);
    for (let engine = 0; engine < engines; engine++) strength[engine] = (strength[engine] as number) / mean;
  }
  const anchor = strength[0] as number;
  return strength.map((one) => eloOf(one / (one + anchor)));
}

function withPrior({ first, second, points }: Encounter) {
  const sum = points.reduce((total, point) => total + point, 0);
  return { first, second, games: 2 * (points.length + PRIOR_PAIRS), points: sum + PRIOR_PAIRS };
}
