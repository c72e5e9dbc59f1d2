import { openNow, pushCandidates } from '../candidates.ts';
import { buildPiece } from '../carry.ts';
import type { Cast } from '../cast.ts';
import {
  BUILDER,
  BUILDS,
  copyInto,
  DOMES,
  FLAGS,
  H3,
  MOVER,
  newPosition,
  nextLevel,
  type Position,
} from '../position.ts';
import { OPEN_END } from '../power.ts';
import { bit, has, lowest, type Mask, SQUARES, type Square } from '../squares.ts';
import { buildStep, type Step, StepList, stepA, stepB } from '../steps.ts';
import type { Listing } from './result-sink.ts';

/**
 * Endings of many pieces: the usual one, and then as many more as a power allows. In which order they come does not show in the result, so
 * the further ones are put from the lowest square to the highest, and the first one is the lowest of those that could have been first.
 */
export class ExtraPieces {
  readonly #listing: Listing;
  readonly #steps = new StepList();
  /** The worker that puts a further piece on each square, and whether it is the same one for all. */
  readonly #builders = new Int32Array(SQUARES);
  #hasOneBuilder = true;
  /** The turn after the usual piece. */
  readonly #after = newPosition();

  constructor(listing: Listing) {
    this.#listing = listing;
  }

  /** `now` and `result` as in `Endings`. */
  list(cast: Cast, now: Position, result: Position): void {
    if (openNow(cast, now) & OPEN_END) return this.#goOn(cast, now, result, 0);
    const { results } = this.#listing;
    const by = lowest(now[MOVER]);
    const firsts = this.#squares(cast, now);
    const later = this.#laterSquares(cast, now, by);
    const alike = cast.plan.course.extraDomes ? firsts & now[H3] : firsts;
    for (let rest = firsts; rest !== 0 && !results.stopped; rest &= rest - 1) {
      const at = lowest(rest);
      const level = nextLevel(now, at);
      copyInto(this.#after, now);
      buildPiece(cast, this.#after, by, at, level === DOMES);
      result[level] ^= bit(at);
      results.path.push(buildStep(by, at, level === DOMES));
      this.#goOn(cast, this.#after, result, has(alike & later, at) ? alike & (bit(at) - 1) : 0);
      results.path.length--;
      result[level] ^= bit(at);
    }
  }

  /** Squares where a further piece could come if the first one were elsewhere. */
  #laterSquares(cast: Cast, now: Position, by: Square): Mask {
    now[BUILDS] = 1;
    now[BUILDER] = by + 1;
    const squares = this.#squares(cast, now);
    now[BUILDS] = 0;
    return squares;
  }

  #squares(cast: Cast, now: Position): Mask {
    const steps = this.#steps;
    steps.length = 0;
    pushCandidates(cast, now, openNow(cast, now) & ~OPEN_END, steps);
    let squares = 0;
    this.#hasOneBuilder = true;
    for (let i = 0; i < steps.length; i++) {
      const step = steps.items[i] as Step;
      squares |= bit(stepB(step));
      this.#builders[stepB(step)] = stepA(step);
      if (stepA(step) !== stepA(steps.items[0] as Step)) this.#hasOneBuilder = false;
    }
    return squares;
  }

  /** The end, or further pieces but for those squares. */
  #goOn(cast: Cast, now: Position, result: Position, except: Mask): void {
    const squares = this.#squares(cast, now);
    const pieces = cast.extraPieces[0]?.(now) ?? 0;
    this.#listing.results.giveEnd(result, squares !== 0);
    this.#putMore(cast, now, result, squares & ~except, squares, pieces);
  }

  /** One more piece on each of the squares `chosen`, and what may follow; `open` are all where the rules allow one. */
  #putMore(cast: Cast, now: Position, result: Position, chosen: Mask, open: Mask, left: number): void {
    if (chosen === 0 || left === 0) return;
    const { data, course } = cast.plan;
    const builds = now[BUILDS];
    const flags = now[FLAGS];
    const used = now[data];
    now[BUILDS] = builds + 1;
    for (const built of cast.built) built(now, lowest(chosen), course.extraDomes === true);
    result[data] = now[data];
    if (left === 1 && this.#hasOneBuilder) this.#putLast(cast, result, chosen);
    else for (let rest = chosen; rest !== 0; rest &= rest - 1) this.#putOne(cast, now, result, rest, open, left);
    result[data] = used;
    now[data] = used;
    now[FLAGS] = flags;
    now[BUILDS] = builds;
  }

  /** A piece on the lowest of these squares; further ones come there or higher up. */
  #putOne(cast: Cast, now: Position, result: Position, chosen: Mask, open: Mask, left: number): void {
    const { results } = this.#listing;
    if (results.stopped) return;
    const at = lowest(chosen);
    const level = cast.plan.course.extraDomes ? DOMES : nextLevel(result, at);
    const closed = level === DOMES ? bit(at) : 0;
    result[level] ^= bit(at);
    results.path.push(buildStep(this.#builders[at] as Square, at, level === DOMES));
    results.giveEnd(result, left > 1 && (open & ~closed) !== 0);
    this.#putMore(cast, now, result, chosen & ~closed, open & ~closed, left - 1);
    results.path.length--;
    result[level] ^= bit(at);
  }

  #putLast(cast: Cast, result: Position, chosen: Mask): void {
    const { results } = this.#listing;
    const by = this.#builders[lowest(chosen)] as Square;
    if (cast.plan.course.extraDomes) results.giveDomes(result, by, chosen, false);
    else results.giveBuilds(result, by, chosen, false);
  }
}
