import { moversNow, movesFrom, usualBuilds } from '../candidates.ts';
import { moveOnly, slideEnd } from '../carry.ts';
import type { Cast } from '../cast.ts';
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
import type { Endings } from './endings.ts';
import { isBuild } from './plan.ts';
import { clearLastPieces, type Listing, newLastPieces } from './result-sink.ts';
import { buildsWithSideEffects, stepsWithSideEffects, strikesOrWins } from './side-effects.ts';

/** More workers no side can have, for the notes about early pieces. */
const MAX_WORKERS = 8;
const PAIRS = SQUARES * SQUARES;

/**
 * The moves of most turns, in place: a step that changes nothing but where a worker stands, then an ending. One result serves for all of
 * them: the worker is put there and taken back. Steps with side effects are taken on copies.
 */
export class SingleStep {
  readonly #listing: Listing;
  readonly #endings: Endings;
  readonly #result = newPosition();
  /** The middle of the turn, for hooks that read it. */
  readonly #now = newPosition();
  readonly #pieces = newLastPieces();
  /** By worker, its new place and an early piece: late pieces that were put already in the other order. */
  readonly #swapped = new Int32Array(MAX_WORKERS * PAIRS);
  /** Workers whose notes were begun, as bits. */
  #begun = 0;

  constructor(listing: Listing, endings: Endings) {
    this.#listing = listing;
    this.#endings = endings;
  }

  begin(): void {
    this.#begun = 0;
  }

  /** All turns that go on with a move from here: none was made before. */
  list(cast: Cast, p: Position, depth: number): void {
    copyInto(this.#result, p);
    passOn(this.#listing.match, this.#result);
    for (let movers = moversNow(cast, p); movers !== 0; movers &= movers - 1) {
      const from = lowest(movers);
      const withEffects = stepsWithSideEffects(cast, p, from);
      let moves = movesFrom(cast, p, from);
      // Where a climb is owed, no other step without side effects will do.
      if (this.#listing.duties?.wantsClimb) moves &= withEffects | higherThan(p, from);
      for (let rest = moves & withEffects; rest !== 0; rest &= rest - 1) {
        this.#listing.take(cast, p, moveStep(from, lowest(rest)), depth);
      }
      this.#stepInPlace(cast, p, from, moves & ~withEffects, depth);
      if (this.#listing.results.stopped) return;
    }
  }

  /** Reads the state shared by these steps once, and writes it back at the end. */
  #stepInPlace(cast: Cast, p: Position, from: Square, moves: Mask, depth: number): void {
    const { results, match } = this.#listing;
    const { path } = results;
    const result = this.#result;
    const place = path.length;
    const side = WORKERS + cast.side;
    const workers = result[side];
    const kind = has(result[FEMALE], from) ? FEMALE : MALE;
    const alike = result[kind];
    const ofKind = has(alike, from) ? ALL : 0;
    const record = result[RECORD];
    const climbs = match.records ? higherThan(p, from) : 0;
    const isBare = cast.plan.ending === 'bareBuild';
    const mayDecide = cast.strikes.length + cast.wins.length > 0;
    const others = p[DOMES] | p[BLOCKED] | (workersOn(p) & ~bit(from));
    path.push(0);
    for (let rest = moves; rest !== 0 && !results.stopped; rest &= rest - 1) {
      const to = lowest(rest);
      const at = cast.slides.length > 0 ? slideEnd(p, from, to) : to;
      const places = bit(from) | bit(at);
      result[side] = workers ^ places;
      result[kind] = alike ^ (places & ofKind);
      result[RECORD] = has(climbs, to) ? record | (1 << cast.seat) : record;
      path.items[place] = moveStep(from, to);
      if (mayDecide && strikesOrWins(cast, p, at === to ? result : p, from, to)) {
        path.length--;
        this.#listing.take(cast, p, moveStep(from, to), depth);
        path.length++;
      } else if (isBare) this.#buildBarely(cast, p, from, to, at, others, depth);
      else this.#end(cast, p, from, to, at, depth);
    }
    path.length = place;
    result[side] = workers;
    result[kind] = alike;
    result[RECORD] = record;
  }

  /** The bare game, and powers that need no more than it: the result says enough. */
  #buildBarely(cast: Cast, p: Position, from: Square, to: Square, at: Square, others: Mask, depth: number): void {
    const result = this.#result;
    const builds = usualBuilds(cast, result, at, (cast.near[at] as Mask) & ~(others | bit(at)));
    const withEffects = buildsWithSideEffects(cast, result, builds);
    this.#listing.results.giveBuilds(result, at, builds & ~withEffects, false);
    if (withEffects === 0) return;
    clearLastPieces(this.#pieces).usual = ~withEffects;
    copyInto(this.#now, p);
    moveOnly(cast, this.#now, from, to, at);
    this.#endings.build(cast, this.#now, result, this.#pieces, depth);
  }

  #end(cast: Cast, p: Position, from: Square, to: Square, at: Square, depth: number): void {
    const endings = this.#endings;
    const now = this.#now;
    copyInto(now, p);
    moveOnly(cast, now, from, to, at);
    if (!endings.mayEnd(cast, now)) return;
    if (!isBuild(cast.plan.ending)) endings.list(cast, now, this.#result, depth);
    else if (now[EARLY] > 0) this.#endEarly(cast, now, from, depth);
    else endings.build(cast, now, this.#result, clearLastPieces(this.#pieces), depth);
  }

  /** After an early piece: the same two in the other order are the same turn. */
  #endEarly(cast: Cast, now: Position, from: Square, depth: number): void {
    const isCompared = cast.domes.length + cast.tokens.length > 0 || cast.plan.domeEffects !== 'never';
    const pieces = clearLastPieces(this.#pieces, isCompared);
    if (isCompared) return this.#endings.build(cast, now, this.#result, pieces, depth);
    const at = lowest(now[MOVER]);
    const first = now[LAST] - 1;
    const worker = count(now[WORKERS + cast.side] & ~bit(at) & (bit(from) - 1));
    if (!has(this.#begun, worker)) this.#swapped.fill(0, worker * PAIRS, (worker + 1) * PAIRS);
    this.#begun |= 1 << worker;
    const place = worker * PAIRS + at * SQUARES;
    const done = this.#swapped[place + first] as Mask;
    pieces.usual = done;
    this.#endings.build(cast, now, this.#result, pieces, depth);
    for (let rest = pieces.usual & ~done & ~bit(first); rest !== 0; rest &= rest - 1) {
      this.#swapped[place + lowest(rest)] |= bit(first);
    }
  }
}
