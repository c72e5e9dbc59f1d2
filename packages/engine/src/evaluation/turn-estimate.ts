import { lowest, type Mask, NEAR, type Position } from '@oia/rules';
import { DOMES, H1, H2, H3, RAM, WORKERS } from '@oia/rules/layout';
import {
  at,
  CAN_CLIMB,
  MOBILITY,
  PLACE,
  STANDS_ON,
  size,
  THREATENS,
  THREATENS_TWICE,
  TRAPPED,
  WINS_NEXT,
} from './evaluator.ts';

const SQUARES = 25;
/** No set of workers: nothing was read yet. */
const UNREAD = -1;

/** The board before a turn, of which the estimates of all its results are made. */
class Board {
  h1 = 0;
  h2 = 0;
  h3 = 0;
  domes = 0;
  /** Domes and the Ram. */
  closed = 0;

  read(p: Position): void {
    this.h1 = at(p, H1);
    this.h2 = at(p, H2);
    this.h3 = at(p, H3);
    this.domes = at(p, DOMES);
    this.closed = this.domes | at(p, RAM);
  }

  /** Squares of at least this height, 1 to 3. */
  atLeast(height: number): Mask {
    return height === 1 ? this.h1 : height === 2 ? this.h2 : this.h3;
  }
}

/** The standing of one side with its workers on these squares, and what a piece or a worker on any square would change about it. */
class Stand {
  workers: Mask = UNREAD;
  score = 0;
  /** Free squares beside workers of height 2: a third level there wins. */
  beforeTop: Mask = 0;
  /** Squares for which the lists below may differ from 0. */
  #touched: Mask = 0;
  /** The change by one more piece on a square. */
  readonly pieces = new Int32Array(SQUARES);
  /** The loss by a foreign worker on a square. */
  readonly guests = new Int32Array(SQUARES);

  /** `taken`: squares that are not free, but for foreign workers that may still move. */
  read(board: Board, workers: Mask, taken: Mask): void {
    this.#clear();
    this.workers = workers;
    this.score = 0;
    this.beforeTop = 0;
    let reached = 0;
    for (let rest = workers; rest !== 0; rest &= rest - 1) {
      const square = lowest(rest);
      const height = ((board.h1 >> square) & 1) + ((board.h2 >> square) & 1) + ((board.h3 >> square) & 1);
      const free = at(NEAR, square) & ~taken;
      this.score += at(STANDS_ON, height) + at(PLACE, square);
      reached |= height < 2 ? this.#readClimber(board, height, free) : this.#readTop(board, height, free);
    }
    if (reached === 0) this.score -= TRAPPED;
  }

  #clear(): void {
    for (let rest = this.#touched; rest !== 0; rest &= rest - 1) {
      const square = lowest(rest);
      this.pieces[square] = 0;
      this.guests[square] = 0;
    }
    this.#touched = 0;
  }

  #readClimber(board: Board, height: number, free: Mask): Mask {
    const reach = free & ~board.atLeast(height + 2);
    const higher = reach & board.atLeast(height + 1);
    const level = height === 0 ? reach & ~higher : reach & ~higher & board.h1;
    const climb = at(CAN_CLIMB, height);
    this.score += MOBILITY * size(reach) + climb * size(higher);
    this.#change(this.pieces, level, climb);
    this.#change(this.pieces, higher, -MOBILITY - climb);
    this.#change(this.guests, reach & ~higher, MOBILITY);
    this.#change(this.guests, higher, MOBILITY + climb);
    this.#touched |= reach;
    return reach;
  }

  #readTop(board: Board, height: number, free: Mask): Mask {
    this.score += MOBILITY * size(free);
    this.#change(this.pieces, free & board.h3, -MOBILITY);
    this.#change(this.guests, free, MOBILITY);
    this.#touched |= free;
    if (height === 2) this.beforeTop |= free;
    return free;
  }

  #change(values: Int32Array, squares: Mask, by: number): void {
    for (let rest = squares; rest !== 0; rest &= rest - 1) values[lowest(rest)] = at(values, lowest(rest)) + by;
  }
}

/**
 * Estimates what the results of a position's turns are worth to the player to move, with two sides: the hand-made evaluation at a fifth of its
 * time. Most turns share the places of the workers with the turn before, so those are read once; pieces and blocked squares add their
 * change. It is exact but for pieces on the same or on vacated squares and for workers that were just shut in.
 */
export class TurnEstimate {
  readonly #board = new Board();
  readonly #own = new Stand();
  readonly #other = new Stand();
  /** The loss of the other side by our own workers in its way. */
  #blocked = 0;
  #side = 0;

  /** `side`: of the player to move. */
  begin(p: Position, side: number): void {
    this.#board.read(p);
    this.#side = side;
    this.#own.workers = UNREAD;
    this.#other.workers = UNREAD;
  }

  /** The estimate for the result of a turn. */
  of(result: Position): number {
    const workers = at(result, WORKERS + this.#side);
    const others = at(result, WORKERS + 1 - this.#side);
    if (others !== this.#other.workers) this.#readBoth(workers, others);
    else if (workers !== this.#own.workers) this.#readOwn(workers, others);
    const board = this.#board;
    const h3 = at(result, H3);
    const domes = at(result, DOMES);
    const built = (at(result, H1) ^ board.h1) | (at(result, H2) ^ board.h2) | (h3 ^ board.h3) | (domes ^ board.domes);
    let score = this.#own.score - this.#other.score + this.#blocked;
    for (let rest = built; rest !== 0; rest &= rest - 1) {
      const square = lowest(rest);
      score += at(this.#own.pieces, square) - at(this.#other.pieces, square);
    }
    const tops = h3 & ~domes;
    if ((this.#other.beforeTop & tops & ~workers) !== 0) score -= WINS_NEXT;
    const wins = this.#own.beforeTop & tops & ~others;
    if (wins === 0) return score;
    return score + ((wins & (wins - 1)) !== 0 ? THREATENS_TWICE : THREATENS);
  }

  #readBoth(workers: Mask, others: Mask): void {
    this.#other.read(this.#board, others, this.#board.closed | others);
    this.#readOwn(workers, others);
  }

  #readOwn(workers: Mask, others: Mask): void {
    this.#own.read(this.#board, workers, this.#board.closed | workers | others);
    this.#blocked = 0;
    for (let rest = workers; rest !== 0; rest &= rest - 1) this.#blocked += at(this.#other.guests, lowest(rest));
  }
}
