import { buildsBy, moversNow, movesFrom } from '../candidates.ts';
import type { Cast } from '../cast.ts';
import { passOn } from '../flow.ts';
import {
  CLIMBED,
  copyInto,
  DOMES,
  FLAGS,
  MOVED,
  newPosition,
  nextLevel,
  type Position,
  RECORD,
  WORKERS,
} from '../position.ts';
import { bit, has, lowest, type Mask, SQUARES, type Square } from '../squares.ts';
import { buildStep, moveStep } from '../steps.ts';
import type { Endings } from './endings.ts';
import { carry, loudSteps, stepQuietly } from './shortcuts.ts';
import type { Walk } from './walk.ts';

/**
 * Turns in which both workers step, and then both build. Which of them goes first does not show: each pair of places is built from once, and
 * each pair of pieces put once.
 */
export class Dances {
  readonly #walk: Walk;
  readonly #endings: Endings;
  readonly #result = newPosition();
  /** The turn after the first step, and after the second. */
  readonly #nows: readonly Position[] = [newPosition(), newPosition()];
  /** Places met of the worker that began on the higher square, by those of the other one. */
  readonly #met = new Int32Array(SQUARES);
  #depth = 0;

  constructor(walk: Walk, endings: Endings) {
    this.#walk = walk;
    this.#endings = endings;
  }

  walk(cast: Cast, p: Position, depth: number): void {
    this.#depth = depth;
    this.#met.fill(0);
    copyInto(this.#result, p);
    passOn(this.#walk.match, this.#result);
    const lower = lowest(p[WORKERS + cast.side]);
    for (let movers = moversNow(cast, p); movers !== 0; movers &= movers - 1) {
      const from = lowest(movers);
      this.#stepFrom(cast, p, from, 0, from === lower);
    }
  }

  /** All steps of this worker, the lower or the higher one. */
  #stepFrom(cast: Cast, p: Position, from: Square, level: number, isLower: boolean): void {
    const { harvest } = this.#walk;
    const loud = loudSteps(cast, p, from);
    for (let moves = movesFrom(cast, p, from); moves !== 0 && !harvest.stopped; moves &= moves - 1) {
      const to = lowest(moves);
      if (has(loud, to)) this.#walk.step(cast, p, moveStep(from, to), this.#depth + level);
      else if (level === 0 || this.#isNew(lowest(p[MOVED]), to, isLower)) this.#step(cast, p, from, to, level, isLower);
    }
  }

  /** Were the workers not on these two squares before? */
  #isNew(other: Square, to: Square, isLower: boolean): boolean {
    const lower = isLower ? to : other;
    const higher = bit(isLower ? other : to);
    const isMet = ((this.#met[lower] as Mask) & higher) !== 0;
    this.#met[lower] |= higher;
    return !isMet;
  }

  #step(cast: Cast, p: Position, from: Square, to: Square, level: number, isLower: boolean): void {
    const { harvest, match } = this.#walk;
    const result = this.#result;
    const now = this.#nows[level] as Position;
    const record = result[RECORD];
    const places = bit(from) | bit(to);
    copyInto(now, p);
    stepQuietly(cast, now, from, to, to);
    carry(result, cast.side, from, places);
    if (match.records && now[FLAGS] & CLIMBED) result[RECORD] |= 1 << cast.seat;
    harvest.path.push(moveStep(from, to));
    this.#goOn(cast, now, level, isLower);
    harvest.path.length--;
    result[RECORD] = record;
    carry(result, cast.side, to, places);
  }

  /** The other worker steps, if there is one that may, or both build. */
  #goOn(cast: Cast, now: Position, level: number, isLower: boolean): void {
    const mine = now[WORKERS + cast.side];
    if ((mine & ~now[MOVED]) === 0) return this.#build(cast, now, lowest(mine), mine & (mine - 1));
    const movers = moversNow(cast, now);
    if (movers !== 0) this.#stepFrom(cast, now, lowest(movers), level + 1, !isLower);
  }

  #build(cast: Cast, now: Position, first: Square, second: Mask): void {
    if (!this.#endings.mayEnd(cast, now)) return;
    const { harvest } = this.#walk;
    const firsts = buildsBy(cast, now, first);
    if (second === 0) return harvest.giveBuilds(this.#result, first, firsts, false);
    const by = lowest(second);
    const seconds = buildsBy(cast, now, by);
    for (let rest = firsts; rest !== 0 && !harvest.stopped; rest &= rest - 1) {
      const at = lowest(rest);
      // The same two pieces the other way round came before, or will not come again.
      const swapped = has(seconds, at) ? firsts & (bit(at) - 1) : 0;
      this.#buildBoth(first, at, by, seconds & ~swapped);
    }
  }

  #buildBoth(first: Square, at: Square, by: Square, seconds: Mask): void {
    const { harvest } = this.#walk;
    const result = this.#result;
    const level = nextLevel(result, at);
    const isDome = level === DOMES;
    result[level] ^= bit(at);
    harvest.path.push(buildStep(first, at, isDome));
    harvest.giveBuilds(result, by, isDome ? seconds & ~bit(at) : seconds, false);
    harvest.path.length--;
    result[level] ^= bit(at);
  }
}
