import { buildersNow, buildsBy, domesBy, openNow } from '../candidates.ts';
import { buildPiece } from '../carry.ts';
import type { Cast } from '../cast.ts';
import { effectsOf } from '../effects.ts';
import { freeze, isDutiful, isIdleEnd, mayEndSo } from '../flow.ts';
import { copyInto, DATA, DOMES, FLAGS, H3, MEMO, MEMORY, newPosition, nextLevel, type Position } from '../position.ts';
import { OPEN_ACT, OPEN_BUILD, OPEN_END, type Open } from '../power.ts';
import { isOver } from '../result.ts';
import { bit, has, lowest, type Mask, SQUARES, type Square } from '../squares.ts';
import { actStep, buildStep, REMOVE, type Step, StepList } from '../steps.ts';
import { ExtraPieces } from './extra-pieces.ts';
import type { LastPieces, Listing } from './result-sink.ts';
import { buildsWithSideEffects, buildsWithSideEffectsInAnyOrder } from './side-effects.ts';

/**
 * How turns end, without a copy for each: `now` is the position after the last move, `result` the same after the turn has passed on. Last
 * pieces are put on the result and taken off again. Builds with side effects are taken on copies.
 */
export class Endings {
  readonly #listing: Listing;
  readonly #extraPieces: ExtraPieces;
  /** The turn after a piece that need not be the last. */
  readonly #after = newPosition();
  /** By first square: second squares of which the two have come in the other order. */
  readonly #swapped = new Int32Array(SQUARES);
  /** The possible steps after that piece. */
  #open: Open = 0;
  readonly #acts = new StepList();
  readonly #kept = newPosition();
  /** A last piece was taken off again: that is the same turn whichever piece it was. */
  #undone = false;

  constructor(listing: Listing) {
    this.#listing = listing;
    this.#extraPieces = new ExtraPieces(listing);
  }

  /** May a turn end from here, whatever is built? */
  mayEnd(cast: Cast, now: Position): boolean {
    const { duties } = this.#listing;
    return mayEndSo(cast, now) && (duties === undefined || isDutiful(duties, now));
  }

  /** All endings but a single build. */
  list(cast: Cast, now: Position, result: Position, depth: number): void {
    const { ending } = cast.plan;
    if (ending === 'pieces') this.#extraPieces.list(cast, now, result);
    else if (ending === 'acts') this.#buildAndAct(cast, now, result, depth);
    else if (ending === 'cardBuild') this.#buildOntoCard(cast, now, result, depth);
    else this.#buildTwice(cast, now, result, depth);
  }

  /** One build, and nothing after it. */
  build(cast: Cast, now: Position, result: Position, pieces: LastPieces, depth: number): void {
    const { results } = this.#listing;
    const isIdle = isIdleEnd(cast, now);
    for (let builders = buildersNow(cast, now); builders !== 0; builders &= builders - 1) {
      const by = lowest(builders);
      const usual = buildsBy(cast, now, by) & ~(pieces.usual | (pieces.domes & now[H3]));
      pieces.usual |= usual;
      const withEffects = isIdle ? buildsWithSideEffects(cast, now, usual) : usual;
      this.#take(cast, now, by, withEffects, now[H3], depth);
      results.giveBuilds(result, by, usual & ~withEffects, pieces.isCompared);
      if (cast.domes.length > 0) this.#buildDome(cast, now, result, by, pieces, isIdle, depth);
    }
  }

  /** One dome that is not the usual piece, and nothing after it. */
  #buildDome(
    cast: Cast,
    now: Position,
    result: Position,
    by: Square,
    pieces: LastPieces,
    isIdle: boolean,
    depth: number,
  ): void {
    const domes = domesBy(cast, now, by) & ~(pieces.domes | (pieces.usual & now[H3]));
    pieces.domes |= domes;
    const isFree = isIdle && cast.plan.domeEffects === 'never';
    const withEffects = isFree ? buildsWithSideEffects(cast, now, domes) : domes;
    this.#take(cast, now, by, withEffects, withEffects, depth);
    this.#listing.results.giveDomes(result, by, domes & ~withEffects, pieces.isCompared);
  }

  /** Builds with side effects; those in `domes` are domes. */
  #take(cast: Cast, now: Position, by: Square, builds: Mask, domes: Mask, depth: number): void {
    for (let rest = builds; rest !== 0; rest &= rest - 1) {
      const at = lowest(rest);
      this.#listing.take(cast, now, buildStep(by, at, has(domes, at)), depth);
    }
  }

  /** One build, of which something stays on the card. */
  #buildOntoCard(cast: Cast, now: Position, result: Position, depth: number): void {
    const { results } = this.#listing;
    const by = lowest(buildersNow(cast, now));
    const all = buildsBy(cast, now, by);
    const withEffects = buildsWithSideEffects(cast, now, all);
    this.#take(cast, now, by, withEffects, now[H3], depth);
    for (let rest = all & ~withEffects; rest !== 0 && !results.stopped; rest &= rest - 1) {
      const at = lowest(rest);
      const level = nextLevel(result, at);
      result[level] ^= bit(at);
      for (const built of cast.built) built(result, at, level === DOMES);
      results.path.push(buildStep(by, at, level === DOMES));
      results.give(result);
      results.path.length--;
      for (let i = DATA; i < MEMORY; i++) result[i] = now[i];
      result[level] ^= bit(at);
    }
  }

  /** One build, then perhaps another; by the same worker, or by the other one, who has to. Their order does not show. */
  #buildTwice(cast: Cast, now: Position, result: Position, depth: number): void {
    const { results } = this.#listing;
    this.#swapped.fill(0);
    const by = lowest(buildersNow(cast, now));
    const firsts = buildsBy(cast, now, by);
    const withEffects = buildsWithSideEffectsInAnyOrder(cast, now, firsts);
    this.#take(cast, now, by, withEffects, now[H3], depth);
    for (let rest = firsts & ~withEffects; rest !== 0 && !results.stopped; rest &= rest - 1) {
      const at = lowest(rest);
      const level = this.#put(cast, now, result, by, at);
      this.#buildAgain(cast, this.#after, result, at, depth);
      this.#takeBack(result, at, level);
    }
  }

  /** Puts the first piece, and returns the level it went to. */
  #put(cast: Cast, now: Position, result: Position, by: Square, at: Square): number {
    const level = nextLevel(now, at);
    copyInto(this.#after, now);
    buildPiece(cast, this.#after, by, at, level === DOMES);
    result[level] ^= bit(at);
    this.#listing.results.path.push(buildStep(by, at, level === DOMES));
    return level;
  }

  #takeBack(result: Position, at: Square, level: number): void {
    this.#listing.results.path.length--;
    result[level] ^= bit(at);
  }

  /** After the first piece: the end, or another piece. */
  #buildAgain(cast: Cast, now: Position, result: Position, first: Square, depth: number): void {
    const open = openNow(cast, now);
    const by = lowest(buildersNow(cast, now));
    const seconds = open & OPEN_BUILD ? buildsBy(cast, now, by) : 0;
    if (open & OPEN_END) this.#listing.results.giveEnd(result, seconds !== 0);
    const withEffects = buildsWithSideEffectsInAnyOrder(cast, now, seconds);
    const fresh = seconds & ~(withEffects | (this.#swapped[first] as Mask));
    // First squares come from the lowest to the highest.
    const later = fresh & -(bit(first) << 1);
    for (let rest = later; rest !== 0; rest &= rest - 1) this.#swapped[lowest(rest)] |= bit(first);
    this.#take(cast, now, by, withEffects, now[H3], depth);
    this.#listing.results.giveBuilds(result, by, fresh, false);
  }

  /** One build, and then perhaps a step of the power's own. */
  #buildAndAct(cast: Cast, now: Position, result: Position, depth: number): void {
    const { results } = this.#listing;
    const by = lowest(buildersNow(cast, now));
    const all = buildsBy(cast, now, by);
    const withEffects = buildsWithSideEffects(cast, now, all);
    this.#take(cast, now, by, withEffects, now[H3], depth);
    this.#undone = false;
    let isAsked = false;
    for (let rest = all & ~withEffects; rest !== 0 && !results.stopped; rest &= rest - 1) {
      const at = lowest(rest);
      const level = this.#put(cast, now, result, by, at);
      if (!isAsked) this.#ask(cast, this.#after);
      isAsked = cast.plan.course.actsIgnorePiece === true;
      const isBare = isAsked && this.#open === OPEN_END;
      if (!isBare) this.#endOrAct(cast, this.#after, result, at, depth);
      this.#takeBack(result, at, level);
      if (isBare) return results.giveBuilds(result, by, rest, false);
    }
  }

  /** The possible steps after the last piece. */
  #ask(cast: Cast, now: Position): void {
    const acts = this.#acts;
    acts.length = 0;
    this.#open = openNow(cast, now);
    if (this.#open & OPEN_ACT) for (const call of cast.acts) call(now, acts, effectsOf(cast));
    if (acts.length === 0) this.#open &= ~OPEN_ACT;
  }

  #endOrAct(cast: Cast, now: Position, result: Position, last: Square, depth: number): void {
    const { items, length } = this.#acts;
    if (this.#open & OPEN_END) this.#listing.results.giveEnd(result, length > 0);
    if (length > 0 && cast.plan.course.ends === 'act') this.#act(cast, result, last);
    else for (let i = 0; i < length; i++) this.#listing.take(cast, now, items[i] as Step, depth);
  }

  /** Each of these steps ends the turn, so it can be carried out on the result. */
  #act(cast: Cast, result: Position, last: Square): void {
    const { results, match } = this.#listing;
    const { course, data } = cast.plan;
    const { items, length } = this.#acts;
    const undoing = course.undoesPiece ? actStep(REMOVE, last) : -1;
    copyInto(this.#kept, result);
    for (let i = 0; i < length && !results.stopped; i++) {
      const step = items[i] as Step;
      if (step === undoing && this.#undone) continue;
      this.#undone ||= step === undoing;
      for (const act of cast.act) act(result, step, effectsOf(cast));
      if (isOver(result)) freeze(match, result);
      result[MEMO] = 0;
      result[FLAGS] = 0;
      results.path.push(step);
      if (course.endsDiffer || course.undoesPiece) results.give(result);
      else results.giveNew(result);
      results.path.length--;
      if (course.actsOnCard) result[data] = this.#kept[data];
      else copyInto(result, this.#kept);
    }
  }
}
