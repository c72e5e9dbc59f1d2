import { lowest, type Match, type Position, seededRandom } from '@oia/rules';
import { H1, H2, H3, WORKERS } from '@oia/rules/layout';
import { at, type Evaluator, HAND_SCALE } from './evaluator.ts';

const SQUARES = 25;
const HEIGHTS = 4;
/** Error in a square's building value, as a share of the error in a worker's place. */
const LAND_SHARE = 0.5;

/**
 * Adds a fixed error per square to another evaluator. The seed fixes the error, so that a player errs in one
 * consistent way over a whole game and not at random.
 */
export class BiasedEvaluator implements Evaluator {
  readonly scale: number;
  readonly #evaluator: Evaluator;
  readonly #sides: number;
  /** Indexed by own or other worker, then by square and height. */
  readonly #workers: readonly [Int32Array, Int32Array];
  readonly #land: Int32Array;

  /** `misjudges`: by how much a worker's place can be misjudged, in the scores of the hand-made evaluation. */
  constructor(evaluator: Evaluator, match: Match, seed: number, misjudges: number) {
    this.scale = evaluator.scale;
    this.#evaluator = evaluator;
    this.#sides = match.sides;
    const random = seededRandom(seed);
    const most = (misjudges * this.scale) / HAND_SCALE;
    const errors = (size: number): Int32Array =>
      Int32Array.from({ length: SQUARES * HEIGHTS }, () => Math.round(size * (2 * random() - 1)));
    this.#workers = [errors(most), errors(most)];
    this.#land = errors(most * LAND_SHARE);
  }

  evaluate(p: Position, side: number): number {
    let error = this.#landError(p);
    for (let other = 0; other < this.#sides; other++) error += this.#workerError(p, other, other === side ? 0 : 1);
    return this.#evaluator.evaluate(p, side) + error;
  }

  #workerError(p: Position, side: number, whose: 0 | 1): number {
    const errors = this.#workers[whose];
    let error = 0;
    for (let rest = at(p, WORKERS + side); rest !== 0; rest &= rest - 1) error += at(errors, placeOf(p, lowest(rest)));
    return error;
  }

  #landError(p: Position): number {
    let error = 0;
    for (let square = 0; square < SQUARES; square++) error += at(this.#land, placeOf(p, square));
    return error;
  }
}

function placeOf(p: Position, square: number): number {
  const height = ((at(p, H1) >> square) & 1) + ((at(p, H2) >> square) & 1) + ((at(p, H3) >> square) & 1);
  return square * HEIGHTS + height;
}
