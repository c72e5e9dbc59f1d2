import {
  buildersNow,
  buildsBy,
  domesBy,
  moversNow,
  movesFrom,
  openNow,
  pushCandidates,
  usualBuilds,
} from './candidates.ts';
import { carryOut, isBrokenOff } from './carry.ts';
import type { Cast } from './cast.ts';
import { beginTurn, isBoundNow } from './completion.ts';
import { complete, freeze, isDutiful, mayEndSo, passOn } from './flow.ts';
import { PositionSet } from './hash.ts';
import type { Match } from './match.ts';
import {
  ACTIVE,
  ADDITIONAL,
  BLOCKED,
  copyInto,
  copyOf,
  DOMES,
  DRAW,
  EARLY,
  H1,
  H2,
  H3,
  higherThan,
  MEMORY,
  MOVER,
  newPosition,
  OVER,
  PENDING,
  type Position,
  RECORD,
  SETUP,
  SIZE,
  STAGE,
  START,
  STEPS,
  TURN,
  workersOn,
} from './position.ts';
import { OPEN_BUILD, OPEN_END } from './power.ts';
import type { Referee } from './referee.ts';
import { isOver } from './result.ts';
import { carry, isLastBuild, loudSquares, winsBy } from './shortcuts.ts';
import { ALL, bit, has, lowest, type Mask, SQUARES, type Square } from './squares.ts';
import { buildStep, END_STEP, kindOf, moveStep, type Step, StepList } from './steps.ts';
import { knownTo } from './views.ts';

/** Gets each distinct result of a complete turn; `false` stops the walk. The position is valid during the call only. */
export type Visit = (result: Position, steps: StepList) => unknown;

/** Where a kept base notes which squares were built on from it: the memory of a turn is empty in a result, so there is room. */
const BUILT = MEMORY;
const DOMED = MEMORY + 1;

/**
 * Walks through all complete legal turns of a position, lazily: thousands of ways to the same result count once. Results stand after the
 * turn's last effect, before the next player's start-of-turn effects and before a pending draw. Nothing is allocated once it is warm.
 */
export class TurnWalker {
  readonly referee: Referee;
  readonly #match: Match;
  readonly #stack: Position[] = [];
  readonly #quick = newPosition();
  readonly #candidates = new StepList();
  readonly #path = new StepList();
  readonly #states = new PositionSet(SIZE);
  /** Between turns the memory is empty, so it need not be compared. */
  readonly #results = new PositionSet(MEMORY);
  /** Results but for their last piece. Where all pieces come last, unlike bases cannot lead to like results. */
  readonly #bases = new PositionSet(MEMORY);
  readonly #base = newPosition();
  readonly #blank = newPosition();
  /** Second squares built on after each first one. */
  readonly #pairs = new Int32Array(SQUARES);
  #visit: Visit = () => true;
  /** Can two turns end alike? */
  #distinct = false;
  /** Are the results of last builds compared one by one? */
  #comparing = false;
  #bound = false;
  #stopped = false;

  constructor(referee: Referee) {
    this.referee = referee;
    this.#match = referee.match;
  }

  walk(p: Position, visit: Visit): void {
    if (p[STAGE] === OVER || p[STAGE] === SETUP || p[STAGE] === DRAW) return;
    this.#visit = visit;
    this.#stopped = false;
    this.#path.length = 0;
    this.#states.clear();
    this.#results.clear();
    this.#bases.clear();
    const root = this.#copy(p, 0);
    if (this.#needsReferee(p)) return this.#walkByPlay(root);
    const cast = p[STAGE] === START ? beginTurn(this.#match, this.referee.completion, root) : this.#match.castOf(root);
    this.#distinct = !cast.unlike;
    this.#bound =
      cast.musts.length > 0 && isBoundNow(this.referee.completion, cast, knownTo(this.#match, root, cast.seat));
    this.#comparing = this.#distinct;
    const isBare = cast.plain && cast.quiet && cast.calm && cast.builders.length + cast.domes.length === 0;
    if (isBare && !this.#bound && root[STEPS] === 0) this.#walkQuickly(cast, root);
    else this.#walkState(cast, root, 0);
  }

  /** Where others answer, where a turn may be declined, and where the actor does not see all workers, the walk goes step by step. */
  #needsReferee(p: Position): boolean {
    const { match } = this.referee;
    const unseen = match.hidden & ~(1 << match.sideOf(p[ACTIVE]));
    return p[PENDING] !== 0 || p[ADDITIONAL] !== 0 || unseen !== 0 || (match.secrets && match.players > 2);
  }

  /**
   * Most turns of most powers: a step that changes nothing but a place, a build that changes nothing but a piece. One result serves for all
   * of them: worker and piece are put there and taken back. What wins or displaces goes the general way.
   */
  #walkQuickly(cast: Cast, p: Position): void {
    const result = this.#quick;
    copyInto(result, p);
    passOn(this.#match, result);
    const climber = this.#match.records ? 1 << cast.seat : 0;
    const workers = workersOn(p);
    const closed = p[DOMES] | p[BLOCKED];
    const loudHere = loudSquares(cast, p);
    for (let movers = moversNow(cast, p); movers !== 0; movers &= movers - 1) {
      const from = lowest(movers);
      const higher = higherThan(p, from);
      const special = workers | (has(p[H3], from) ? 0 : p[H3]);
      const others = closed | (workers & ~bit(from));
      for (let moves = movesFrom(cast, p, from); moves !== 0 && !this.#stopped; moves &= moves - 1) {
        const to = lowest(moves);
        const move = moveStep(from, to);
        if (has(special, to) || (cast.wins.length > 0 && winsBy(cast, p, from, to))) this.#walkStep(cast, p, move, 0);
        else {
          const places = bit(from) | bit(to);
          carry(result, cast.side, from, places);
          if (climber !== 0 && has(higher, to)) result[RECORD] |= climber;
          const builds = usualBuilds(cast, result, to, cast.near[to] & ~(others | bit(to)));
          const loud = loudHere & builds;
          this.#path.push(move);
          this.#buildAll(result, to, builds & ~loud, false);
          this.#path.length--;
          if (loud !== 0) this.#walkLoud(cast, p, move, loud);
          result[RECORD] &= ~climber;
          carry(result, cast.side, to, places);
        }
      }
    }
  }

  /** A step, and then those builds that set something off. */
  #walkLoud(cast: Cast, p: Position, move: Step, loud: Mask): void {
    const moved = this.#copy(p, 1);
    carryOut(cast, moved, move);
    this.#path.push(move);
    this.#buildLoudly(cast, moved, lowest(moved[MOVER]), loud, 2);
    this.#path.length--;
  }

  #buildLoudly(cast: Cast, p: Position, by: Square, loud: Mask, depth: number): void {
    for (let rest = loud; rest !== 0 && !this.#stopped; rest &= rest - 1) {
      const at = lowest(rest);
      this.#walkStep(cast, p, buildStep(by, at, has(p[H3], at)), depth);
    }
  }

  /** Puts each of these pieces on a position that is otherwise the result, and takes it off again. */
  #buildAll(result: Position, by: Square, all: Mask, asDomes: boolean): void {
    if (all === 0 || this.#stopped) return;
    const path = this.#path;
    const place = path.length;
    path.push(0);
    const { items } = path;
    const visit = this.#visit;
    const comparing = this.#comparing;
    for (let builds = all; builds !== 0; builds &= builds - 1) {
      const mask = builds & -builds;
      const level = asDomes || result[H3] & mask ? DOMES : result[H2] & mask ? H3 : result[H1] & mask ? H2 : H1;
      result[level] ^= mask;
      items[place] = buildStep(by, lowest(mask), level === DOMES);
      const stop = (!comparing || this.#results.add(result)) && visit(result, path) === false;
      result[level] ^= mask;
      if (stop) {
        this.#stopped = true;
        break;
      }
    }
    path.length = place;
  }

  #walkState(cast: Cast, p: Position, depth: number): void {
    const open = openNow(cast, p);
    if (cast.twice && open === OPEN_BUILD) return this.#buildTwice(cast, p, depth);
    const quietly = cast.quiet && (open & OPEN_BUILD) !== 0 && isLastBuild(cast, p);
    const candidates = this.#candidates;
    const base = candidates.length;
    pushCandidates(cast, p, open & ~(OPEN_END | (quietly ? OPEN_BUILD : 0)), candidates);
    const end = candidates.length;
    for (let i = base; i < end && !this.#stopped; i++) this.#walkStep(cast, p, candidates.items[i] as Step, depth);
    candidates.length = base;
    // What ends the turn comes last: it may use the state up.
    if (quietly) this.#buildOut(cast, p, depth);
    else if (open & OPEN_END && !this.#stopped) this.#walkEnd(cast, p, end === base);
  }

  #walkStep(cast: Cast, p: Position, step: Step, depth: number): void {
    const next = this.#copy(p, depth + 1);
    if (!carryOut(cast, next, step)) return;
    this.#path.push(step);
    if (!this.#match.secrets || !isOver(next)) this.#follow(cast, next, depth + 1);
    else if (this.#isLegalUnknown(cast, p, step)) this.#emit(next);
    this.#path.length--;
  }

  /** A secret may have ended the game here; whether the step was legal is asked without it (Z2). */
  #isLegalUnknown(cast: Cast, p: Position, step: Step): boolean {
    const next = copyOf(knownTo(this.#match, p, cast.seat));
    return carryOut(cast, next, step) && this.referee.completion.ask({ dutiful: this.#bound }).exists(next);
  }

  /** An end that nobody chose is no step. */
  #walkEnd(cast: Cast, p: Position, only: boolean): void {
    if (only) return this.#finish(cast, p);
    this.#path.push(END_STEP);
    this.#finish(cast, p);
    this.#path.length--;
  }

  /**
   * The last step of most turns: a build that does nothing but put its piece. Everything else of the result is the same for all of them,
   * so one position serves, and only the piece is put on and taken off again.
   */
  #buildOut(cast: Cast, p: Position, depth: number): void {
    if (!mayEndSo(cast, p) || (this.#bound && !isDutiful(cast, p))) return;
    const base = this.#base;
    copyInto(base, p);
    passOn(this.#match, base);
    const noted = this.#notesOf(base, p[EARLY] > 0);
    const loudHere = loudSquares(cast, p);
    for (let builders = buildersNow(cast, p); builders !== 0; builders &= builders - 1) {
      const by = lowest(builders);
      const usual = buildsBy(cast, p, by) & ~(noted[BUILT] | (noted[DOMED] & p[H3]));
      noted[BUILT] |= usual;
      this.#buildLoudly(cast, p, by, usual & loudHere, depth);
      this.#buildAll(base, by, usual & ~loudHere, false);
      if (cast.domes.length > 0) this.#domeOut(cast, p, by, noted, depth);
    }
  }

  /** The same for domes that are not the usual piece. */
  #domeOut(cast: Cast, p: Position, by: Square, noted: Position, depth: number): void {
    const domes = domesBy(cast, p, by) & ~(noted[DOMED] | (noted[BUILT] & p[H3]));
    noted[DOMED] |= domes;
    const loud = domes & (cast.loudDomes ? ALL : loudSquares(cast, p));
    for (let rest = loud; rest !== 0 && !this.#stopped; rest &= rest - 1) {
      this.#walkStep(cast, p, buildStep(by, lowest(rest), true), depth);
    }
    this.#buildAll(this.#base, by, domes & ~loud, true);
  }

  /** One build or two, then the end. Two quiet pieces are the same in any order, so the later order is left out. */
  #buildTwice(cast: Cast, p: Position, depth: number): void {
    if (!mayEndSo(cast, p) || (this.#bound && !isDutiful(cast, p))) return;
    const base = this.#base;
    copyInto(base, p);
    passOn(this.#match, base);
    this.#comparing = false;
    this.#pairs.fill(0);
    const by = lowest(p[MOVER]);
    const firsts = buildsBy(cast, p, by);
    const loud = firsts & loudSquares(cast, p);
    this.#buildLoudly(cast, p, by, loud, depth);
    for (let rest = firsts & ~loud; rest !== 0 && !this.#stopped; rest &= rest - 1) {
      const at = lowest(rest);
      const step = buildStep(by, at, has(p[H3], at));
      const next = this.#copy(p, depth + 1);
      carryOut(cast, next, step);
      this.#path.push(step);
      for (let level = H1; level <= DOMES; level++) base[level] = next[level];
      this.#buildAgain(cast, next, at, depth + 1);
      this.#path.length--;
    }
  }

  /** After the first piece, which `base` has already: the end, or another piece. */
  #buildAgain(cast: Cast, p: Position, first: Square, depth: number): void {
    const by = lowest(p[MOVER]);
    const seconds = openNow(cast, p) & OPEN_BUILD ? buildsBy(cast, p, by) : 0;
    const loud = seconds & loudSquares(cast, p);
    const pairs = this.#pairs;
    let fresh = 0;
    for (let rest = seconds & ~loud; rest !== 0; rest &= rest - 1) {
      const second = lowest(rest);
      if (second !== first && has(pairs[second] as Mask, first)) continue;
      fresh |= bit(second);
    }
    pairs[first] = fresh;
    if (seconds !== 0) this.#path.push(END_STEP);
    if (this.#visit(this.#base, this.#path) === false) this.#stopped = true;
    if (seconds !== 0) this.#path.length--;
    this.#buildLoudly(cast, p, by, loud, depth);
    this.#buildAll(this.#base, by, fresh, false);
  }

  /** Where to note what is built from a base. After an early piece another order of the two may end alike: then whole results are compared. */
  #notesOf(base: Position, early: boolean): Position {
    this.#comparing = this.#distinct && early;
    if (this.#distinct && !early) return this.#bases.keep(base);
    const blank = this.#blank;
    blank[BUILT] = 0;
    blank[DOMED] = 0;
    return blank;
  }

  /** After a step that was carried out: end, answer of somebody else, or more steps. */
  #follow(before: Cast, p: Position, depth: number): void {
    if (isOver(p)) {
      if (mayEndSo(before, p) && (!this.#bound || isDutiful(before, p))) this.#emit(p);
      return;
    }
    if (isBrokenOff(before, p)) {
      passOn(this.#match, p);
      return this.#emit(p);
    }
    if (p[PENDING] !== 0) {
      // Whoever answers, the step itself has to be legal: with nobody answering the turn can be finished (Z3).
      if (this.referee.completion.ask({ dutiful: this.#bound }).exists(p)) this.#walkByPlay(p);
      return;
    }
    const cast = this.#match.castOf(p);
    const open = openNow(cast, p);
    if (open === OPEN_END) return this.#finish(cast, p);
    // Where only last builds are left, bases are compared anyway.
    const isNew = cast.plain || (cast.quiet && open === OPEN_BUILD) || !this.#repeatsKind() || this.#states.add(p);
    if (isNew) this.#walkState(cast, p, depth);
  }

  /** The same state can be reached in two ways only by two steps of one kind after each other: walks, builds in another order. */
  #repeatsKind(): boolean {
    const { items, length } = this.#path;
    return length > 1 && kindOf(items[length - 1] as Step) === kindOf(items[length - 2] as Step);
  }

  #finish(cast: Cast, p: Position): void {
    if (!complete(cast, p) || (this.#bound && !isDutiful(cast, p))) return;
    passOn(this.#match, p);
    this.#emit(p);
  }

  #emit(p: Position): void {
    if (p[ADDITIONAL] !== 0) this.referee.settle(p);
    if (isOver(p)) freeze(this.#match, p);
    if (this.#distinct && !this.#results.add(p)) return;
    if (this.#visit(p, this.#path) === false) this.#stopped = true;
  }

  /** Step by step through the referee: where secrets decide, where others answer, where a turn may be declined. */
  #walkByPlay(p: Position): void {
    this.#distinct = true;
    for (const step of this.referee.legalSteps(p)) {
      if (this.#stopped) return;
      const { position } = this.referee.carry(p, step);
      this.#path.push(step);
      if (position[STAGE] !== TURN) this.#emit(position);
      else if (this.#states.add(position)) this.#walkByPlay(position);
      this.#path.length--;
    }
  }

  #copy(p: Position, depth: number): Position {
    const next = this.#stack[depth] ?? newPosition();
    this.#stack[depth] = next;
    copyInto(next, p);
    return next;
  }
}
