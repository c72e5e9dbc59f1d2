import type { Cast } from '../cast.ts';
import { PositionSet } from '../hash.ts';
import type { Match } from '../match.ts';
import { DOMES, H1, H2, H3, MEMORY, type Position, WORKERS } from '../position.ts';
import { lowest, type Mask, type Square } from '../squares.ts';
import { buildStep, END_STEP, type Step, StepList } from '../steps.ts';

/** Where the pieces and the workers of a position are. */
const BOARD = [H1, H2, H3, DOMES, WORKERS, WORKERS + 1, WORKERS + 2] as const;

/** Gets each distinct result of a complete turn; `false` ends the listing. The position is valid during the call only. */
export type Visit = (result: Position, steps: StepList) => unknown;

/** Which last pieces were put already on one base, a result but for its last piece. */
export interface LastPieces {
  /** Squares of usual pieces, and of domes that are not the usual piece. */
  usual: Mask;
  domes: Mask;
  /** Another base may lead to the same results: they have to be compared one by one. */
  isCompared: boolean;
}

export const newLastPieces = (): LastPieces => ({ usual: 0, domes: 0, isCompared: false });

export function clearLastPieces(pieces: LastPieces, isCompared = false): LastPieces {
  pieces.usual = 0;
  pieces.domes = 0;
  pieces.isCompared = isCompared;
  return pieces;
}

/** Squares that a turn has to change something on. */
export class Touching {
  #squares: Mask = 0;
  readonly #before = new Int32Array(BOARD.length);

  /** `squares`: of this position; 0 if no turn is left out. */
  begin(p: Position, squares: Mask): void {
    this.#squares = squares;
    if (squares !== 0) for (let i = 0; i < BOARD.length; i++) this.#before[i] = p[BOARD[i] as number];
  }

  /** Those of the last pieces on this result that are wanted. */
  among(result: Position, pieces: Mask): Mask {
    return this.#squares === 0 || this.#isTouched(result) ? pieces : pieces & this.#squares;
  }

  #isTouched(result: Position): boolean {
    let changed = 0;
    for (let i = 0; i < BOARD.length; i++) changed |= result[BOARD[i] as number] ^ (this.#before[i] as number);
    return (changed & this.#squares) !== 0;
  }
}

/** Collects the results of complete turns with the steps that led there, and drops duplicates. */
export class ResultSink {
  readonly path = new StepList();
  readonly touching = new Touching();
  stopped = false;
  empty = true;
  #visit: Visit = () => true;
  /** Between turns the memory is empty, so it need not be compared. */
  readonly #seen = new PositionSet(MEMORY);
  /** Bases, and what was put on each: different bases cannot lead to the same result. */
  readonly #bases = new PositionSet(MEMORY);
  readonly #pieces: LastPieces[] = [];

  begin(visit: Visit): void {
    this.#visit = visit;
    this.path.length = 0;
    this.stopped = false;
    this.empty = true;
    this.#seen.clear();
    this.#bases.clear();
  }

  give(result: Position): void {
    this.empty = false;
    if (this.#visit(result, this.path) === false) this.stopped = true;
  }

  /** Gives the result unless another turn has ended like this. */
  giveNew(result: Position): void {
    if (this.#seen.add(result)) this.give(result);
  }

  /** Reports the result of a turn that ends here; a forced end is not a step. */
  giveEnd(result: Position, isChosen: boolean): void {
    if (isChosen) this.path.push(END_STEP);
    this.give(result);
    if (isChosen) this.path.length--;
  }

  /** The pieces put on this base; callers that put more have to update it. */
  piecesOn(base: Position): LastPieces {
    const known = this.#bases.size;
    const index = this.#bases.keep(base);
    const pieces = this.#pieces[index] ?? newLastPieces();
    this.#pieces[index] = pieces;
    return index === known ? clearLastPieces(pieces) : pieces;
  }

  /** Puts each of these pieces on a position that is otherwise the result, and takes it off again. */
  giveBuilds(result: Position, by: Square, all: Mask, isCompared: boolean): void {
    if (all === 0 || this.stopped) return;
    this.empty = false;
    const { path } = this;
    const place = path.length;
    const first = buildStep(by, 0, false);
    path.push(first);
    const { items } = path;
    const visit = this.#visit;
    const h1 = result[H1];
    const h2 = result[H2];
    const h3 = result[H3];
    const domes = result[DOMES];
    for (let builds = this.touching.among(result, all); builds !== 0; builds &= builds - 1) {
      const mask = builds & -builds;
      const square = 31 - Math.clz32(mask);
      // Avoids branching on the height of the square, which a processor cannot predict.
      result[H1] = h1 | mask;
      result[H2] = h2 | (h1 & mask);
      result[H3] = h3 | (h2 & mask);
      result[DOMES] = domes | (h3 & mask);
      items[place] = first | (square << 10) | (((h3 >> square) & 1) << 25);
      if (isCompared && !this.#seen.add(result)) continue;
      if (visit(result, path) === false) {
        this.stopped = true;
        break;
      }
    }
    result[H1] = h1;
    result[H2] = h2;
    result[H3] = h3;
    result[DOMES] = domes;
    path.length = place;
  }

  /** Puts a dome on each of these squares, whatever its height, and takes it off again. */
  giveDomes(result: Position, by: Square, all: Mask, isCompared: boolean): void {
    const { path } = this;
    const domes = result[DOMES];
    for (let rest = all; rest !== 0 && !this.stopped; rest &= rest - 1) {
      result[DOMES] = domes | (rest & -rest);
      path.push(buildStep(by, lowest(rest), true));
      if (isCompared) this.giveNew(result);
      else this.give(result);
      path.length--;
    }
    result[DOMES] = domes;
  }
}

/** The state shared by the parts that list turns. */
export interface Listing {
  readonly match: Match;
  readonly results: ResultSink;
  /** The cast whose "if possible" duties bind this turn to its end, even if the player who demands them is eliminated (Z36). */
  readonly duties: Cast | undefined;
  /** Takes one step and lists all turns that go on from there, on copies, with every side effect. `depth`: copies in use. */
  take(cast: Cast, p: Position, step: Step, depth: number): void;
}
