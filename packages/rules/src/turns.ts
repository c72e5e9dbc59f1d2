import { buildsBy, openNow, pushCandidates } from './candidates.ts';
import { carryOut, isBrokenOff } from './carry.ts';
import type { Cast } from './cast.ts';
import { beginTurn, isBoundNow } from './completion.ts';
import { complete, freeze, isDutiful, mayEndSo, passOn } from './flow.ts';
import { PositionSet } from './hash.ts';
import type { Match } from './match.ts';
import {
  ADDITIONAL,
  copyInto,
  DOMES,
  DRAW,
  H1,
  H2,
  H3,
  MOVER,
  newPosition,
  OVER,
  PENDING,
  type Position,
  SETUP,
  STAGE,
  START,
  TURN,
} from './position.ts';
import { OPEN_BUILD, OPEN_END } from './power.ts';
import type { Referee } from './referee.ts';
import { isOver } from './result.ts';
import { lowest } from './squares.ts';
import { buildStep, END, kindOf, type Step, StepList } from './steps.ts';

/** Gets each distinct result of a complete turn; `false` stops the walk. The position is valid during the call only. */
export type Visit = (result: Position, steps: StepList) => boolean | void;

/**
 * Walks through all complete legal turns of a position, lazily: thousands of ways to the same result count once. Results stand after the
 * turn's last effect, before the next player's start-of-turn effects and before a pending draw. Nothing is allocated once it is warm.
 */
export class TurnWalker {
  readonly referee: Referee;
  readonly #match: Match;
  readonly #stack: Position[] = [];
  readonly #candidates = new StepList();
  readonly #path = new StepList();
  readonly #states = new PositionSet();
  readonly #results = new PositionSet();
  #visit: Visit = () => true;
  #distinct = false;
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
    const root = this.#copy(p, 0);
    if (this.#match.secrets || p[PENDING] !== 0 || p[ADDITIONAL] !== 0) return this.#walkByPlay(root);
    const cast = p[STAGE] === START ? beginTurn(this.#match, this.referee.completion, root) : this.#match.castOf(root);
    // Two steps can end alike only by a sweep or a slide.
    this.#distinct = !cast.plain || cast.sweeps.length + cast.slides.length > 0;
    this.#bound = cast.musts.length > 0 && isBoundNow(this.referee.completion, cast, root);
    this.#walkState(cast, root, 0);
  }

  #walkState(cast: Cast, p: Position, depth: number): void {
    const open = openNow(cast, p);
    if (open === OPEN_BUILD && cast.quiet) return this.#buildOut(cast, p);
    const candidates = this.#candidates;
    const base = candidates.length;
    pushCandidates(cast, p, open, candidates);
    const end = candidates.length;
    for (let i = base; i < end && !this.#stopped; i++) {
      const step = candidates.items[i] as Step;
      const next = this.#copy(p, depth + 1);
      if (kindOf(step) === END) {
        if (end - base > 1) this.#withStep(step, () => this.#finish(cast, next));
        else this.#finish(cast, next);
      } else if (carryOut(cast, next, step)) {
        this.#path.push(step);
        this.#follow(cast, next, depth + 1);
        this.#path.length--;
      }
    }
    candidates.length = base;
  }

  /**
   * The last step of most turns: a build that does nothing but put its piece. Everything else of the result is the same for all of them,
   * so one position serves, and only the piece is put on and taken off again.
   */
  #buildOut(cast: Cast, p: Position): void {
    if (!mayEndSo(cast, p) || (this.#bound && !isDutiful(cast, p))) return;
    const by = lowest(p[MOVER]);
    const all = buildsBy(cast, p, by);
    passOn(this.#match, p);
    const path = this.#path;
    for (let builds = all; builds !== 0 && !this.#stopped; builds &= builds - 1) {
      const mask = builds & -builds;
      const level = p[H3] & mask ? DOMES : p[H2] & mask ? H3 : p[H1] & mask ? H2 : H1;
      p[level] ^= mask;
      path.push(buildStep(by, lowest(mask), level === DOMES));
      if (!this.#distinct || this.#results.add(p)) this.#stopped = this.#visit(p, path) === false;
      path.length--;
      p[level] ^= mask;
    }
  }

  #withStep(step: Step, run: () => void): void {
    this.#path.push(step);
    run();
    this.#path.length--;
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
    if (openNow(cast, p) === OPEN_END) return this.#finish(cast, p);
    if (cast.plain || this.#states.add(p)) this.#walkState(cast, p, depth);
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
