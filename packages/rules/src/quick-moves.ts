import { moversNow, movesFrom, usualBuilds } from './candidates.ts';
import { type Cast, ENDS_BY_BUILD } from './cast.ts';
import { clearNotes, type Endings, type Noted } from './endings.ts';
import { passOn } from './flow.ts';
import {
  BLOCKED,
  copyInto,
  DOMES,
  EARLY,
  higherThan,
  LAST,
  MOVER,
  newPosition,
  type Position,
  RECORD,
  WORKERS,
  workersOn,
} from './position.ts';
import { carry, loudSquares, loudSteps, slideEnd, stepBack, stepQuietly, strikesBy, winsBy } from './shortcuts.ts';
import { ALL, bit, count, has, lowest, type Mask, SQUARES, type Square } from './squares.ts';
import { moveStep } from './steps.ts';
import type { Walk } from './walk.ts';

/** Workers a side may have, for the notes about early pieces. */
const MOST_WORKERS = 3;

/**
 * The moves of most turns: a step that changes nothing but a place, then an ending. One result serves for all of them: the worker is put
 * there and taken back. What wins, displaces or sets something else off goes step by step.
 */
export class QuickMoves {
  readonly #walk: Walk;
  readonly #endings: Endings;
  readonly #result = newPosition();
  /** The middle of the turn, for those who ask about it. */
  readonly #now = newPosition();
  readonly #noted: Noted = { usual: 0, domes: 0 };
  /** By worker, its new place and an early piece: late pieces that were put already in the other order. */
  readonly #swapped = new Int32Array(MOST_WORKERS * SQUARES * SQUARES);
  #isClean = false;

  constructor(walk: Walk, endings: Endings) {
    this.#walk = walk;
    this.#endings = endings;
  }

  begin(): void {
    this.#isClean = false;
  }

  /** All turns that go on with a move from here: none was made before. */
  walk(cast: Cast, p: Position, depth: number): void {
    const { harvest, match } = this.#walk;
    copyInto(this.#result, p);
    passOn(match, this.#result);
    if (cast.remembers) copyInto(this.#now, p);
    // Where a climb is owed, no other quiet step will do.
    const owed = this.#walk.bound && cast.wantsClimb ? 0 : ALL;
    for (let movers = moversNow(cast, p); movers !== 0; movers &= movers - 1) {
      const from = lowest(movers);
      const moves = movesFrom(cast, p, from);
      const loud = loudSteps(cast, p, from);
      for (let rest = moves & (owed | loud | higherThan(p, from)); rest !== 0; rest &= rest - 1) {
        const to = lowest(rest);
        if (has(loud, to) || (cast.strikes.length > 0 && strikesBy(cast, p, from, to)))
          this.#walk.step(cast, p, moveStep(from, to), depth);
        else this.#go(cast, p, from, to, depth);
        if (harvest.stopped) return;
      }
    }
  }

  #go(cast: Cast, p: Position, from: Square, to: Square, depth: number): void {
    const { harvest, match } = this.#walk;
    const result = this.#result;
    const at = cast.slides.length > 0 ? slideEnd(p, from, to) : to;
    const places = bit(from) | bit(at);
    carry(result, cast.side, from, places);
    if (cast.wins.length > 0 && winsBy(cast, at === to ? result : p, from, to)) {
      carry(result, cast.side, at, places);
      return this.#walk.step(cast, p, moveStep(from, to), depth);
    }
    const record = result[RECORD];
    if (match.records && has(higherThan(p, from), to)) result[RECORD] |= 1 << cast.seat;
    harvest.path.push(moveStep(from, to));
    if (cast.remembers) {
      stepQuietly(cast, this.#now, from, to, at);
      this.#end(cast, this.#now, from, depth);
      stepBack(this.#now, p, cast.side, from, at);
    } else this.#endBarely(cast, p, from, to, at, depth);
    harvest.path.length--;
    result[RECORD] = record;
    carry(result, cast.side, at, places);
  }

  /** The bare game, and whoever asks no more than it: the result says enough. */
  #endBarely(cast: Cast, p: Position, from: Square, to: Square, at: Square, depth: number): void {
    const result = this.#result;
    const taken = p[DOMES] | p[BLOCKED] | (workersOn(p) & ~bit(from)) | bit(at);
    const builds = usualBuilds(cast, result, at, (cast.near[at] as Mask) & ~taken);
    const loud = loudSquares(cast, result, builds);
    this.#walk.harvest.giveBuilds(result, at, builds & ~loud, false);
    if (loud === 0) return;
    clearNotes(this.#noted);
    this.#noted.usual = ~loud;
    copyInto(this.#now, p);
    stepQuietly(cast, this.#now, from, to, at);
    this.#endings.build(cast, this.#now, result, this.#noted, false, depth);
  }

  #end(cast: Cast, now: Position, from: Square, depth: number): void {
    const endings = this.#endings;
    if (!endings.mayEnd(cast, now)) return;
    if (cast.ending !== ENDS_BY_BUILD) endings.go(cast, now, this.#result, depth);
    else if (now[EARLY] > 0) this.#endEarly(cast, now, from, depth);
    else {
      clearNotes(this.#noted);
      endings.build(cast, now, this.#result, this.#noted, false, depth);
    }
  }

  /** After an early piece: the same two in the other order are the same turn. */
  #endEarly(cast: Cast, now: Position, from: Square, depth: number): void {
    const noted = this.#noted;
    clearNotes(noted);
    if (cast.domes.length + cast.tokens.length > 0 || cast.loudDomes) {
      return this.#endings.build(cast, now, this.#result, noted, true, depth);
    }
    if (!this.#isClean) this.#swapped.fill(0);
    this.#isClean = true;
    const at = lowest(now[MOVER]);
    const first = now[LAST] - 1;
    const rank = count(now[WORKERS + cast.side] & ~bit(at) & (bit(from) - 1));
    const place = (rank * SQUARES + at) * SQUARES;
    const done = this.#swapped[place + first] as Mask;
    noted.usual = done;
    this.#endings.build(cast, now, this.#result, noted, false, depth);
    for (let rest = noted.usual & ~done & ~bit(first); rest !== 0; rest &= rest - 1) {
      this.#swapped[place + lowest(rest)] |= bit(first);
    }
  }
}
