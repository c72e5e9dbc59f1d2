import { moversNow, movesFrom } from '../candidates.ts';
import type { Cast } from '../cast.ts';
import { relocate } from '../effects.ts';
import { passOn } from '../flow.ts';
import {
  copyInto,
  higherThan,
  lowerThan,
  newPosition,
  type Position,
  RECORD,
  STEPS,
  STRAYED,
  WORKERS,
} from '../position.ts';
import { bit, has, lowest, type Mask, SQUARES, type Square } from '../squares.ts';
import { moveStep } from '../steps.ts';
import { clearNotes, type Endings, newNotes } from './endings.ts';
import { carry, loudSteps, stepQuietly } from './shortcuts.ts';
import type { Walk } from './walk.ts';

/** Where a second worker is that does not exist. */
const NOWHERE = SQUARES;

/**
 * Turns in which both workers go any number of level steps before one of them builds. Only where they stand in the end shows: each pair
 * of places is built from once. The first step may go up or down instead; then the turn is an ordinary one. Building from the places
 * where they stand now is left to whoever asks.
 */
export class Roams {
  readonly #walk: Walk;
  readonly #endings: Endings;
  readonly #result = newPosition();
  readonly #now = newPosition();
  readonly #noted = newNotes();
  /** Places met of the first worker by that of the second, and the other way round. */
  readonly #firsts = new Int32Array(SQUARES + 1);
  readonly #seconds = new Int32Array(SQUARES + 1);
  #depth = 0;

  constructor(walk: Walk, endings: Endings) {
    this.#walk = walk;
    this.#endings = endings;
  }

  walk(cast: Cast, p: Position, depth: number): void {
    this.#depth = depth;
    copyInto(this.#result, p);
    passOn(this.#walk.match, this.#result);
    if (p[STEPS] === 0) this.#leaveLevels(cast, p);
    if (this.#walk.duties?.wantsClimb) return;
    copyInto(this.#now, p);
    this.#now[STEPS] = 1;
    this.#firsts.fill(0);
    this.#seconds.fill(0);
    const mine = p[WORKERS + cast.side];
    const first = lowest(mine);
    this.#roam(cast, first, mine === bit(first) ? NOWHERE : lowest(mine & ~bit(first)));
  }

  /** First steps up or down. */
  #leaveLevels(cast: Cast, p: Position): void {
    for (let movers = moversNow(cast, p); movers !== 0; movers &= movers - 1) this.#leaveLevel(cast, p, lowest(movers));
  }

  #leaveLevel(cast: Cast, p: Position, from: Square): void {
    const { harvest } = this.#walk;
    const loud = loudSteps(cast, p, from);
    const uneven = higherThan(p, from) | lowerThan(p, from);
    for (let moves = movesFrom(cast, p, from) & uneven; moves !== 0 && !harvest.stopped; moves &= moves - 1) {
      const to = lowest(moves);
      if (has(loud, to)) this.#walk.step(cast, p, moveStep(from, to), this.#depth);
      else this.#stepUnevenly(cast, p, from, to);
    }
  }

  #stepUnevenly(cast: Cast, p: Position, from: Square, to: Square): void {
    const { harvest, match } = this.#walk;
    const result = this.#result;
    const places = bit(from) | bit(to);
    const record = result[RECORD];
    copyInto(this.#now, p);
    stepQuietly(cast, this.#now, from, to, to);
    carry(result, cast.side, from, places);
    if (match.records && has(higherThan(p, from), to)) result[RECORD] |= 1 << cast.seat;
    harvest.path.push(moveStep(from, to));
    this.#build(cast);
    harvest.path.length--;
    result[RECORD] = record;
    carry(result, cast.side, to, places);
  }

  #build(cast: Cast): void {
    if (!this.#endings.mayEnd(cast, this.#now)) return;
    this.#endings.build(cast, this.#now, this.#result, clearNotes(this.#noted), this.#depth);
  }

  /** All pairs of places that can be reached from this one and were not met before. */
  #roam(cast: Cast, first: Square, second: Square): void {
    this.#firsts[second] |= bit(first);
    this.#seconds[first] |= bit(second);
    const movers = moversNow(cast, this.#now);
    if (has(movers, first)) this.#roamWith(cast, first, second, true);
    if (second !== NOWHERE && has(movers, second)) this.#roamWith(cast, second, first, false);
  }

  #roamWith(cast: Cast, from: Square, other: Square, isFirst: boolean): void {
    const { harvest } = this.#walk;
    const met = isFirst ? this.#firsts : this.#seconds;
    const loud = loudSteps(cast, this.#now, from);
    for (let moves = movesFrom(cast, this.#now, from); moves !== 0 && !harvest.stopped; moves &= moves - 1) {
      const to = lowest(moves);
      if (has(met[other] as Mask, to)) continue;
      if (has(loud, to)) this.#walk.step(cast, this.#now, moveStep(from, to), this.#depth);
      else this.#roamTo(cast, from, to, other, isFirst);
    }
  }

  #roamTo(cast: Cast, from: Square, to: Square, other: Square, isFirst: boolean): void {
    const { harvest } = this.#walk;
    const now = this.#now;
    const strayed = now[STRAYED];
    const places = bit(from) | bit(to);
    relocate(now, cast.side, from, to);
    for (const { call } of cast.judges) call(now, to);
    carry(this.#result, cast.side, from, places);
    harvest.path.push(moveStep(from, to));
    this.#build(cast);
    if (isFirst) this.#roam(cast, to, other);
    else this.#roam(cast, other, to);
    harvest.path.length--;
    carry(this.#result, cast.side, to, places);
    relocate(now, cast.side, to, from);
    now[STRAYED] = strayed;
  }
}
