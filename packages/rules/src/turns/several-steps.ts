import { moversNow, movesFrom, openNow } from '../candidates.ts';
import { moveOnly } from '../carry.ts';
import type { Cast } from '../cast.ts';
import { isHopeless } from '../completion.ts';
import { relocate } from '../effects.ts';
import { passOn } from '../flow.ts';
import {
  CLIMBED,
  copyInto,
  FEMALE,
  FLAGS,
  higherThan,
  newPosition,
  ORIGIN,
  type Position,
  RECORD,
  STEPS,
  WORKERS,
} from '../position.ts';
import { type Course, OPEN_BUILD, OPEN_MOVE } from '../power.ts';
import { bit, count, has, lowest, type Mask, SQUARES, type Square } from '../squares.ts';
import { moveStep } from '../steps.ts';
import type { Endings } from './endings.ts';
import { isBuild } from './plan.ts';
import { clearLastPieces, type Listing, newLastPieces } from './result-sink.ts';
import { stepsWithSideEffects } from './side-effects.ts';

/** Where the other worker stands if there is none. */
const NOWHERE = SQUARES;
const PLACES = SQUARES + 1;

/**
 * The moves of turns with more than one step, in place (`Course.moves`). How workers came to their squares does not show in the result, so
 * the turn goes on once from each: from a square of the worker that steps on, or from a pair of squares where both may step.
 */
export class SeveralSteps {
  readonly #listing: Listing;
  readonly #endings: Endings;
  readonly #result = newPosition();
  /** The turn after each of its steps. */
  readonly #states: Position[] = [];
  /** Squares met by the worker that steps, by `#keyOf`. */
  readonly #met = new Int32Array(2 * PLACES);
  readonly #pieces = newLastPieces();
  /** Both workers step, not only one. */
  #isPair = false;
  #depth = 0;

  constructor(listing: Listing, endings: Endings) {
    this.#listing = listing;
    this.#endings = endings;
  }

  /** If both may step they have to be distinguishable: two workers that look the same could swap places unnoticed. */
  covers(course: Course, p: Position, side: number): boolean {
    if (course.moves === 'on') return true;
    const mine = p[WORKERS + side];
    const workers = count(mine);
    return workers === 1 || (workers === 2 && count(mine & p[FEMALE]) === 1);
  }

  /** All turns that continue with a step from here; the caller lists the builds from the workers' current squares. */
  list(cast: Cast, p: Position, depth: number): void {
    this.#depth = depth;
    this.#isPair = cast.plan.course.moves !== 'on';
    this.#met.fill(0);
    copyInto(this.#result, p);
    passOn(this.#listing.match, this.#result);
    const first = lowest(p[WORKERS + cast.side]);
    if (this.#isPair) this.#isNewPair(first, this.#keyOf(cast, p, first));
    this.#stepOn(cast, p, 0);
  }

  #stepOn(cast: Cast, p: Position, level: number): void {
    const { results } = this.#listing;
    for (let movers = moversNow(cast, p); movers !== 0; movers &= movers - 1) {
      const from = lowest(movers);
      const key = this.#keyOf(cast, p, from);
      const withEffects = stepsWithSideEffects(cast, p, from);
      for (let moves = movesFrom(cast, p, from); moves !== 0 && !results.stopped; moves &= moves - 1) {
        const to = lowest(moves);
        if (has(withEffects, to)) this.#listing.take(cast, p, moveStep(from, to), this.#depth);
        else if (this.#isPair ? this.#isNewPair(to, key) : this.#isNew(cast, p, from, to)) {
          this.#step(cast, p, from, to, level);
        }
      }
    }
  }

  /** Which worker steps, and where the other one stands. */
  #keyOf({ side }: Cast, p: Position, from: Square): number {
    const others = p[WORKERS + side] & ~bit(from);
    return (others === 0 ? NOWHERE : lowest(others)) + (has(p[FEMALE], from) ? PLACES : 0);
  }

  /** Were the two workers never on these squares? */
  #isNewPair(to: Square, key: number): boolean {
    if (has(this.#met[key] as Mask, to)) return false;
    const isFemale = key >= PLACES;
    this.#met[key] |= bit(to);
    this.#met[isFemale ? to : to + PLACES] |= bit(isFemale ? key - PLACES : key);
    return true;
  }

  /** Was the one worker that steps never here before? First steps count all, for more may follow them than later ones. */
  #isNew(cast: Cast, p: Position, from: Square, to: Square): boolean {
    if (p[STEPS] === 0) return true;
    const key = p[ORIGIN] + (this.#showsClimb(cast, p, from, to) ? PLACES : 0);
    const isMet = has(this.#met[key] as Mask, to);
    this.#met[key] |= bit(to);
    return !isMet;
  }

  /** Does a climb on the way, by this step or before, matter for the next player or for a duty? */
  #showsClimb(cast: Cast, p: Position, from: Square, to: Square): boolean {
    if (!this.#listing.match.records && cast.musts.length === 0) return false;
    return (p[FLAGS] & CLIMBED) !== 0 || has(higherThan(p, from), to);
  }

  #step(cast: Cast, p: Position, from: Square, to: Square, level: number): void {
    const { results, match } = this.#listing;
    const result = this.#result;
    const { data } = cast.plan;
    const now = this.#states[level] ?? newPosition();
    this.#states[level] = now;
    copyInto(now, p);
    moveOnly(cast, now, from, to, to);
    for (const stepped of cast.stepped) stepped(now, from, to);
    const record = result[RECORD];
    relocate(result, cast.side, from, to);
    if (match.records && now[FLAGS] & CLIMBED) result[RECORD] |= 1 << cast.seat;
    result[data] = now[data];
    results.path.push(moveStep(from, to));
    this.#goOn(cast, now, level);
    results.path.length--;
    result[data] = p[data];
    result[RECORD] = record;
    relocate(result, cast.side, to, from);
  }

  #goOn(cast: Cast, now: Position, level: number): void {
    if (this.#listing.duties?.wantsClimb && isHopeless(cast, now)) return;
    const open = openNow(cast, now);
    if (open & OPEN_BUILD && this.#endings.mayEnd(cast, now)) this.#end(cast, now);
    if (open & OPEN_MOVE) this.#stepOn(cast, now, level + 1);
  }

  #end(cast: Cast, now: Position): void {
    const result = this.#result;
    if (!isBuild(cast.plan.ending)) return this.#endings.list(cast, now, result, this.#depth);
    // Where one steps, other steps, or another worker that came back home, may have led to the same places.
    const pieces = this.#isPair ? clearLastPieces(this.#pieces) : this.#listing.results.piecesOn(result);
    this.#endings.build(cast, now, result, pieces, this.#depth);
  }
}
