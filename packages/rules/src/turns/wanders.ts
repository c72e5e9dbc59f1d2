import { moversNow, movesFrom, openNow } from '../candidates.ts';
import type { Cast } from '../cast.ts';
import { passOn } from '../flow.ts';
import {
  CLIMBED,
  copyInto,
  DATA,
  FLAGS,
  higherThan,
  MEMORY,
  newPosition,
  ORIGIN,
  type Position,
  RECORD,
  STEPS,
} from '../position.ts';
import { OPEN_MOVE } from '../power.ts';
import { bit, has, lowest, type Mask, type Square } from '../squares.ts';
import { moveStep } from '../steps.ts';
import { clearNotes, type Endings, type Noted, newNotes } from './endings.ts';
import { carry, loudSteps, stepQuietly } from './shortcuts.ts';
import type { Walk } from './walk.ts';

/**
 * Turns in which one worker may step on before it builds. How it came to a square does not show in the result, but for having climbed
 * and for having stepped more than once: so each square is built from once a class, however many ways lead there.
 */
export class Wanders {
  readonly #walk: Walk;
  readonly #endings: Endings;
  readonly #result = newPosition();
  readonly #stack: Position[] = [];
  readonly #noted = newNotes();
  /** What was built with all workers back where they began: that may have been another worker's walk. By class, too. */
  readonly #home: readonly Noted[] = [0, 1, 2, 3].map(newNotes);
  /** Squares built from, by class: 1 for a climb that matters, 2 for a second step that shows. */
  readonly #left = new Int32Array(4);
  /** Squares stepped onto after the first step, by class. */
  readonly #met = new Int32Array(2);
  #depth = 0;

  constructor(walk: Walk, endings: Endings) {
    this.#walk = walk;
    this.#endings = endings;
  }

  walk(cast: Cast, p: Position, depth: number): void {
    this.#depth = depth;
    copyInto(this.#result, p);
    passOn(this.#walk.match, this.#result);
    for (const noted of this.#home) clearNotes(noted);
    for (let movers = moversNow(cast, p); movers !== 0; movers &= movers - 1) {
      this.#left.fill(0);
      this.#met.fill(0);
      const from = lowest(movers);
      // After a first step, building from where the worker stands is left to whoever asks.
      if (p[STEPS] > 0 && this.#endings.mayEnd(cast, p)) this.#left[this.#kindOf(cast, p)] |= bit(from);
      this.#stepFrom(cast, p, from, 0);
    }
  }

  #stepFrom(cast: Cast, p: Position, from: Square, level: number): void {
    const { harvest } = this.#walk;
    const higher = higherThan(p, from);
    const loud = loudSteps(cast, p, from);
    for (let moves = movesFrom(cast, p, from); moves !== 0 && !harvest.stopped; moves &= moves - 1) {
      const to = lowest(moves);
      if (has(loud, to)) this.#walk.step(cast, p, moveStep(from, to), this.#depth + level);
      else if (p[STEPS] === 0 || this.#isNew(cast, p, to, higher)) this.#stepTo(cast, p, from, to, level);
    }
  }

  #isNew(cast: Cast, p: Position, to: Square, higher: Mask): boolean {
    const kind = this.#tellsClimb(cast) && (p[FLAGS] & CLIMBED || has(higher, to)) ? 1 : 0;
    if (has(this.#met[kind] as Mask, to)) return false;
    this.#met[kind] |= bit(to);
    return true;
  }

  /** Does a climb on the way matter for the next player, or for a duty? */
  #tellsClimb(cast: Cast): boolean {
    return this.#walk.match.records || cast.musts.length > 0;
  }

  #stepTo(cast: Cast, p: Position, from: Square, to: Square, level: number): void {
    const { harvest, match } = this.#walk;
    const result = this.#result;
    const now = this.#stack[level] ?? newPosition();
    this.#stack[level] = now;
    copyInto(now, p);
    stepQuietly(cast, now, from, to, to);
    for (const stepped of cast.stepped) stepped(now, from, to);
    const record = result[RECORD];
    const places = bit(from) | bit(to);
    carry(result, cast.side, from, places);
    if (match.records && now[FLAGS] & CLIMBED) result[RECORD] |= 1 << cast.seat;
    if (cast.stepped.length > 0) for (let i = DATA; i < MEMORY; i++) result[i] = now[i];
    harvest.path.push(moveStep(from, to));
    this.#build(cast, now, to, level);
    if (openNow(cast, now) & OPEN_MOVE) this.#stepFrom(cast, now, to, level + 1);
    harvest.path.length--;
    if (cast.stepped.length > 0) for (let i = DATA; i < MEMORY; i++) result[i] = p[i];
    carry(result, cast.side, to, places);
    result[RECORD] = record;
  }

  /** What shows of the way in the result. */
  #kindOf(cast: Cast, now: Position): number {
    const climbed = this.#walk.match.records && now[FLAGS] & CLIMBED ? 1 : 0;
    return climbed + (cast.stepped.length > 0 && now[STEPS] > 1 ? 2 : 0);
  }

  #build(cast: Cast, now: Position, at: Square, level: number): void {
    const kind = this.#kindOf(cast, now);
    if (has(this.#left[kind] as Mask, at) || !this.#endings.mayEnd(cast, now)) return;
    this.#left[kind] |= bit(at);
    const isHome = at === now[ORIGIN] - 1;
    const noted = isHome ? (this.#home[kind] as Noted) : this.#noted;
    if (!isHome) clearNotes(noted);
    this.#endings.build(cast, now, this.#result, noted, this.#depth + level + 1);
  }
}
