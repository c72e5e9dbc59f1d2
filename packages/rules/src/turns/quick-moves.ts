import { moversNow, movesFrom, usualBuilds } from '../candidates.ts';
import { type Cast, ENDS_BY_BUILD } from '../cast.ts';
import { passOn } from '../flow.ts';
import {
  BLOCKED,
  copyInto,
  DOMES,
  EARLY,
  FEMALE,
  higherThan,
  LAST,
  MALE,
  MOVER,
  newPosition,
  type Position,
  RECORD,
  WORKERS,
  workersOn,
} from '../position.ts';
import { ALL, bit, count, has, lowest, type Mask, SQUARES, type Square } from '../squares.ts';
import { moveStep } from '../steps.ts';
import { clearNotes, type Endings, newNotes } from './endings.ts';
import { loudSquares, loudSteps, slideEnd, stepBack, stepQuietly, strikesBy, winsBy } from './shortcuts.ts';
import type { Walk } from './walk.ts';

/** More workers no side can have, for the notes about early pieces. */
const MOST_WORKERS = 8;
const PAIRS = SQUARES * SQUARES;

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
  readonly #noted = newNotes();
  /** By worker, its new place and an early piece: late pieces that were put already in the other order. */
  readonly #swapped = new Int32Array(MOST_WORKERS * PAIRS);
  /** Workers whose notes were begun, as bits. */
  #begun = 0;

  constructor(walk: Walk, endings: Endings) {
    this.#walk = walk;
    this.#endings = endings;
  }

  begin(): void {
    this.#begun = 0;
  }

  /** All turns that go on with a move from here: none was made before. */
  walk(cast: Cast, p: Position, depth: number): void {
    copyInto(this.#result, p);
    passOn(this.#walk.match, this.#result);
    if (cast.remembers) copyInto(this.#now, p);
    for (let movers = moversNow(cast, p); movers !== 0; movers &= movers - 1) {
      const from = lowest(movers);
      const loud = loudSteps(cast, p, from);
      let moves = movesFrom(cast, p, from);
      // Where a climb is owed, no other quiet step will do.
      if (this.#walk.duties?.wantsClimb) moves &= loud | higherThan(p, from);
      this.#stepLoudly(cast, p, from, moves & loud, depth);
      this.#stepEach(cast, p, from, moves & ~loud, depth);
      if (this.#walk.harvest.stopped) return;
    }
  }

  #stepLoudly(cast: Cast, p: Position, from: Square, moves: Mask, depth: number): void {
    for (let rest = moves; rest !== 0 && !this.#walk.harvest.stopped; rest &= rest - 1) {
      this.#walk.step(cast, p, moveStep(from, lowest(rest)), depth);
    }
  }

  /** Steps with no consequence but themselves: what they share is read once, and written back at the end. */
  #stepEach(cast: Cast, p: Position, from: Square, moves: Mask, depth: number): void {
    const { harvest, match } = this.#walk;
    const { path } = harvest;
    const result = this.#result;
    const place = path.length;
    const side = WORKERS + cast.side;
    const workers = result[side];
    const kind = has(result[FEMALE], from) ? FEMALE : MALE;
    const alike = result[kind];
    const ofKind = has(alike, from) ? ALL : 0;
    const record = result[RECORD];
    const climbs = match.records ? higherThan(p, from) : 0;
    const others = p[DOMES] | p[BLOCKED] | (workersOn(p) & ~bit(from));
    path.push(0);
    for (let rest = moves; rest !== 0 && !harvest.stopped; rest &= rest - 1) {
      const to = lowest(rest);
      const at = cast.slides.length > 0 ? slideEnd(p, from, to) : to;
      const places = bit(from) | bit(at);
      result[side] = workers ^ places;
      result[kind] = alike ^ (places & ofKind);
      result[RECORD] = has(climbs, to) ? record | (1 << cast.seat) : record;
      path.items[place] = moveStep(from, to);
      if (cast.mayStrike && this.#strikes(cast, p, from, to, at)) {
        path.length--;
        this.#walk.step(cast, p, moveStep(from, to), depth);
        path.length++;
      } else if (cast.remembers) this.#remember(cast, p, from, to, at, depth);
      else this.#endBarely(cast, p, from, to, at, others, depth);
    }
    path.length = place;
    result[side] = workers;
    result[kind] = alike;
    result[RECORD] = record;
  }

  #strikes(cast: Cast, p: Position, from: Square, to: Square, at: Square): boolean {
    return strikesBy(cast, p, from, to) || winsBy(cast, at === to ? this.#result : p, from, to);
  }

  #remember(cast: Cast, p: Position, from: Square, to: Square, at: Square, depth: number): void {
    stepQuietly(cast, this.#now, from, to, at);
    this.#end(cast, this.#now, from, depth);
    stepBack(this.#now, p, cast.side, from, at);
  }

  /** The bare game, and whoever asks no more than it: the result says enough. */
  #endBarely(cast: Cast, p: Position, from: Square, to: Square, at: Square, others: Mask, depth: number): void {
    const result = this.#result;
    const builds = usualBuilds(cast, result, at, (cast.near[at] as Mask) & ~(others | bit(at)));
    const loud = loudSquares(cast, result, builds);
    this.#walk.harvest.giveBuilds(result, at, builds & ~loud, false);
    if (loud === 0) return;
    clearNotes(this.#noted).usual = ~loud;
    copyInto(this.#now, p);
    stepQuietly(cast, this.#now, from, to, at);
    this.#endings.build(cast, this.#now, result, this.#noted, depth);
  }

  #end(cast: Cast, now: Position, from: Square, depth: number): void {
    const endings = this.#endings;
    if (!endings.mayEnd(cast, now)) return;
    if (cast.ending !== ENDS_BY_BUILD) endings.go(cast, now, this.#result, depth);
    else if (now[EARLY] > 0) this.#endEarly(cast, now, from, depth);
    else endings.build(cast, now, this.#result, clearNotes(this.#noted), depth);
  }

  /** After an early piece: the same two in the other order are the same turn. */
  #endEarly(cast: Cast, now: Position, from: Square, depth: number): void {
    const comparing = cast.domes.length + cast.tokens.length > 0 || cast.loudDomes;
    const noted = clearNotes(this.#noted, comparing);
    if (comparing) return this.#endings.build(cast, now, this.#result, noted, depth);
    const at = lowest(now[MOVER]);
    const first = now[LAST] - 1;
    const worker = count(now[WORKERS + cast.side] & ~bit(at) & (bit(from) - 1));
    if (!has(this.#begun, worker)) this.#swapped.fill(0, worker * PAIRS, (worker + 1) * PAIRS);
    this.#begun |= 1 << worker;
    const place = worker * PAIRS + at * SQUARES;
    const done = this.#swapped[place + first] as Mask;
    noted.usual = done;
    this.#endings.build(cast, now, this.#result, noted, depth);
    for (let rest = noted.usual & ~done & ~bit(first); rest !== 0; rest &= rest - 1) {
      this.#swapped[place + lowest(rest)] |= bit(first);
    }
  }
}
