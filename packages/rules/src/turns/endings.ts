import { buildersNow, buildsBy, domesBy, openNow } from '../candidates.ts';
import { type Cast, ENDS_BY_ACT, ENDS_BY_MANY, ENDS_BY_MARK } from '../cast.ts';
import { effectsOf } from '../effects.ts';
import { freeze, isDutiful, isIdleEnd, mayEndSo } from '../flow.ts';
import {
  BUILDER,
  copyInto,
  DATA,
  DOMES,
  FLAGS,
  H1,
  H2,
  H3,
  LAST,
  LAST_DOME,
  MEMO,
  MEMORY,
  MOVER,
  newPosition,
  nextLevel,
  type Position,
} from '../position.ts';
import { OPEN_ACT, OPEN_BUILD, OPEN_END, type Open } from '../power.ts';
import { isOver } from '../result.ts';
import { bit, has, lowest, type Mask, SQUARES, type Square } from '../squares.ts';
import { actStep, buildStep, END_STEP, REMOVE, type Step, StepList } from '../steps.ts';
import { Extras } from './extras.ts';
import { loudInAnyOrder, loudSquares, put, takeBack } from './shortcuts.ts';
import type { Walk } from './walk.ts';

/** What is known of the pieces put from one base. */
export interface Noted {
  /** Squares where they were put already: usual ones, and domes that are not the usual piece. */
  usual: Mask;
  domes: Mask;
  /** Results have to be compared one by one. */
  comparing: boolean;
}

export const newNotes = (): Noted => ({ usual: 0, domes: 0, comparing: false });

export function clearNotes(noted: Noted, comparing = false): Noted {
  noted.usual = 0;
  noted.domes = 0;
  noted.comparing = comparing;
  return noted;
}

/**
 * How turns end, without a copy for each: `now` is the position after the last move, `result` the same after the turn has passed on. Pieces
 * are put on both and taken off again. What sets something off goes step by step.
 */
export class Endings {
  readonly #walk: Walk;
  readonly #extras: Extras;
  readonly #acts = new StepList();
  #open: Open = 0;
  readonly #kept = newPosition();
  /** Second squares built on after each first one. */
  readonly #pairs = new Int32Array(SQUARES);
  /** A last piece was taken off again: that is the same turn whichever piece it was. */
  #undone = false;

  constructor(walk: Walk) {
    this.#walk = walk;
    this.#extras = new Extras(walk);
  }

  /** May a turn end from here, whatever is built? */
  mayEnd(cast: Cast, now: Position): boolean {
    const { duties } = this.#walk;
    return mayEndSo(cast, now) && (duties === undefined || isDutiful(duties, now));
  }

  /** All endings but a single build. */
  go(cast: Cast, now: Position, result: Position, depth: number): void {
    if (cast.ending === ENDS_BY_MANY) this.#extras.walk(cast, now, result);
    else if (cast.ending === ENDS_BY_ACT) this.#act(cast, now, result, depth);
    else if (cast.ending === ENDS_BY_MARK) this.#mark(cast, now, result, depth);
    else this.#twice(cast, now, result, depth);
  }

  /** One build, and nothing after it. */
  build(cast: Cast, now: Position, result: Position, noted: Noted, depth: number): void {
    const { harvest } = this.#walk;
    const isIdle = isIdleEnd(cast, now);
    for (let builders = buildersNow(cast, now); builders !== 0; builders &= builders - 1) {
      const by = lowest(builders);
      const usual = buildsBy(cast, now, by) & ~(noted.usual | (noted.domes & now[H3]));
      noted.usual |= usual;
      const loud = isIdle ? loudSquares(cast, now, usual) : usual;
      this.#loudly(cast, now, by, loud, depth);
      harvest.giveBuilds(result, by, usual & ~loud, noted.comparing);
      if (cast.domes.length > 0) this.#dome(cast, now, result, by, noted, isIdle, depth);
    }
  }

  /** The same for domes that are not the usual piece. */
  #dome(cast: Cast, now: Position, result: Position, by: Square, noted: Noted, isIdle: boolean, depth: number): void {
    const domes = domesBy(cast, now, by) & ~(noted.domes | (noted.usual & now[H3]));
    noted.domes |= domes;
    const loud = isIdle && !cast.loudDomes ? loudSquares(cast, now, domes) : domes;
    for (let rest = loud; rest !== 0 && !this.#walk.harvest.stopped; rest &= rest - 1) {
      this.#walk.step(cast, now, buildStep(by, lowest(rest), true), depth);
    }
    this.#walk.harvest.giveDomes(result, by, domes & ~loud, noted.comparing);
  }

  /** One build, of which something stays on the card. */
  #mark(cast: Cast, now: Position, result: Position, depth: number): void {
    const { harvest } = this.#walk;
    const by = lowest(now[MOVER]);
    const all = buildsBy(cast, now, by);
    const loud = loudSquares(cast, now, all);
    this.#loudly(cast, now, by, loud, depth);
    for (let rest = all & ~loud; rest !== 0 && !harvest.stopped; rest &= rest - 1) {
      const at = lowest(rest);
      const level = nextLevel(result, at);
      result[level] ^= bit(at);
      for (const built of cast.built) built(result, at, level === DOMES);
      harvest.path.push(buildStep(by, at, level === DOMES));
      harvest.give(result);
      harvest.path.length--;
      for (let i = DATA; i < MEMORY; i++) result[i] = now[i];
      result[level] ^= bit(at);
    }
  }

  /** Builds that set something off. */
  #loudly(cast: Cast, now: Position, by: Square, loud: Mask, depth: number): void {
    for (let rest = loud; rest !== 0 && !this.#walk.harvest.stopped; rest &= rest - 1) {
      const at = lowest(rest);
      this.#walk.step(cast, now, buildStep(by, at, has(now[H3], at)), depth);
    }
  }

  /** One build or two, then the end. Two quiet pieces are the same in any order, so the later order is left out. */
  #twice(cast: Cast, now: Position, result: Position, depth: number): void {
    this.#pairs.fill(0);
    const by = lowest(now[MOVER]);
    const firsts = buildsBy(cast, now, by);
    const loud = loudInAnyOrder(cast, now, firsts);
    this.#loudly(cast, now, by, loud, depth);
    for (let rest = firsts & ~loud; rest !== 0 && !this.#walk.harvest.stopped; rest &= rest - 1) {
      const at = lowest(rest);
      const flags = now[FLAGS];
      const level = put(now, by, at);
      result[level] ^= bit(at);
      this.#again(cast, now, result, at, depth);
      takeBack(now, at, level, flags);
      result[level] ^= bit(at);
    }
  }

  /** After the first piece: the end, or another piece. */
  #again(cast: Cast, now: Position, result: Position, first: Square, depth: number): void {
    const { harvest } = this.#walk;
    const { path } = harvest;
    const by = lowest(now[MOVER]);
    const seconds = openNow(cast, now) & OPEN_BUILD ? buildsBy(cast, now, by) : 0;
    const loud = loudInAnyOrder(cast, now, seconds);
    const pairs = this.#pairs;
    let fresh = 0;
    for (let rest = seconds & ~loud; rest !== 0; rest &= rest - 1) {
      const second = lowest(rest);
      if (second === first || !has(pairs[second] as Mask, first)) fresh |= bit(second);
    }
    pairs[first] = fresh;
    path.push(buildStep(by, first, (now[FLAGS] & LAST_DOME) !== 0));
    if (seconds !== 0) path.push(END_STEP);
    harvest.give(result);
    if (seconds !== 0) path.length--;
    this.#loudly(cast, now, by, loud, depth);
    harvest.giveBuilds(result, by, fresh, false);
    path.length--;
  }

  /** One build, and then perhaps a step of the power's own. */
  #act(cast: Cast, now: Position, result: Position, depth: number): void {
    const { harvest } = this.#walk;
    const by = lowest(now[MOVER]);
    const all = buildsBy(cast, now, by);
    const loud = loudSquares(cast, now, all);
    this.#loudly(cast, now, by, loud, depth);
    this.#undone = false;
    let isAsked = false;
    for (let rest = all & ~loud; rest !== 0 && !harvest.stopped; rest &= rest - 1) {
      const at = lowest(rest);
      const flags = now[FLAGS];
      const level = put(now, by, at);
      result[level] ^= bit(at);
      if (!isAsked) this.#ask(cast, now);
      isAsked = cast.actsAside;
      const isBare = isAsked && this.#open === OPEN_END;
      if (!isBare) this.#endOrAct(cast, now, result, depth);
      takeBack(now, at, level, flags);
      result[level] ^= bit(at);
      if (isBare) return harvest.giveBuilds(result, by, rest, false);
    }
  }

  /** What may come after the piece that was put last. */
  #ask(cast: Cast, now: Position): void {
    const acts = this.#acts;
    acts.length = 0;
    this.#open = openNow(cast, now);
    if (this.#open & OPEN_ACT) for (const call of cast.acts) call(now, acts, effectsOf(cast));
    if (acts.length === 0) this.#open &= ~OPEN_ACT;
  }

  #endOrAct(cast: Cast, now: Position, result: Position, depth: number): void {
    const { harvest } = this.#walk;
    const { path } = harvest;
    const acts = this.#acts;
    path.push(buildStep(now[BUILDER] - 1, now[LAST] - 1, (now[FLAGS] & LAST_DOME) !== 0));
    if (this.#open & OPEN_END) {
      if (acts.length > 0) path.push(END_STEP);
      harvest.give(result);
      if (acts.length > 0) path.length--;
    }
    if (cast.actsOften) for (let i = 0; i < acts.length; i++) this.#walk.step(cast, now, acts.items[i] as Step, depth);
    else if (acts.length > 0) this.#actAll(cast, now, result);
    path.length--;
  }

  /** Each of these steps ends the turn, so it can be carried out on the result. */
  #actAll(cast: Cast, now: Position, result: Position): void {
    const { harvest, match } = this.#walk;
    const { items, length } = this.#acts;
    const undoing = cast.undoes ? actStep(REMOVE, now[LAST] - 1) : -1;
    copyInto(this.#kept, result);
    for (let i = 0; i < length && !harvest.stopped; i++) {
      const step = items[i] as Step;
      if (step === undoing && this.#undone) continue;
      this.#undone ||= step === undoing;
      for (const act of cast.act) act(result, step, effectsOf(cast));
      if (isOver(result)) freeze(match, result);
      result[MEMO] = 0;
      result[FLAGS] = 0;
      harvest.path.push(step);
      if (cast.actsAlike) harvest.giveNew(result);
      else harvest.give(result);
      harvest.path.length--;
      this.#restore(cast, result);
    }
  }

  #restore(cast: Cast, result: Position): void {
    if (!cast.actsLightly) return copyInto(result, this.#kept);
    result[H1] = this.#kept[H1];
    result[H2] = this.#kept[H2];
    result[H3] = this.#kept[H3];
    result[cast.data] = this.#kept[cast.data];
  }
}
