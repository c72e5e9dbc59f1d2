import { moversNow, movesFrom, openNow, pushCandidates } from './candidates.ts';
import { carryOut, isBrokenOff } from './carry.ts';
import type { Cast } from './cast.ts';
import { beginTurn } from './completion.ts';
import { isDutiful, mayEndSo } from './flow.ts';
import { PositionSet } from './hash.ts';
import { conflictOf } from './hidden.ts';
import type { Match } from './match.ts';
import { NAMING_STEPS } from './naming.ts';
import {
  copyInto,
  DOMES,
  H2,
  H3,
  newPosition,
  PENDING,
  type Position,
  RESULT,
  STAGE,
  START,
  STEPS,
  TURN,
  WORKERS,
  workersOn,
} from './position.ts';
import { OPEN_ACT, OPEN_BUILD, OPEN_MOVE } from './power.ts';
import type { Referee } from './referee.ts';
import { isOver } from './result.ts';
import { has, lowest, type Mask } from './squares.ts';
import { kindOf, MOVE, moveStep, type Step, StepList, stepB } from './steps.ts';
import { TurnWalker } from './turns/walker.ts';
import { knownInto } from './views.ts';
import { WaysUp } from './ways-up.ts';
import { goalsFrom, hasTop, mayWinBesides } from './win-goals.ts';
import { type WinPlan, winPlanOf } from './win-plan.ts';

/**
 * Says whether the active player can win with this turn, without listing turns: a search asks it at every position. Most answers come from
 * a few masks. What may win is carried out on a copy, so the rules alone decide; where they leave more than a step to try, the test walks.
 */
export class WinTest {
  readonly #match: Match;
  readonly #referee: Referee;
  readonly #walker: TurnWalker;
  readonly #plans = new Map<Cast, WinPlan>();
  #lastPlan: WinPlan | undefined;
  readonly #root = newPosition();
  readonly #named = newPosition();
  readonly #known = newPosition();
  readonly #next = newPosition();
  readonly #stack: Position[] = [];
  readonly #states = new PositionSet();
  readonly #ways = new WaysUp();
  readonly #steps = new StepList();
  /** A step won against a duty: whether it binds only a walk can tell. */
  #isDoubtful = false;
  #side = 0;
  #isFound = false;
  readonly #notes = (result: Position): boolean => {
    this.#isFound = isWonBy(result, this.#side);
    return !this.#isFound;
  };

  constructor(referee: Referee) {
    this.#match = referee.match;
    this.#referee = referee;
    this.#walker = new TurnWalker(referee);
  }

  /** True if a complete turn from here wins the game for the side whose turn it is. */
  canWin(p: Position): boolean {
    if (p[STAGE] !== START && p[STAGE] !== TURN) return false;
    const before = this.#planOf(this.#match.castOf(p));
    if (before.tries === 'never') return false;
    if (p[STAGE] === TURN || before.cast.additional) return this.#walk(p);
    if (this.#match.hidden & ~(1 << before.cast.side)) return this.#winsUnseeing(before, p);
    if (before.startsIdle) return this.#tries(before, p, p);
    copyInto(this.#root, p);
    const begun = beginTurn(this.#match, this.#referee.completion, this.#root);
    if (begun.isNaming) return this.#namingWins(begun, p);
    return this.#tries(this.#planOf(this.#match.castOf(this.#root)), this.#root, p);
  }

  /**
   * Writes the climbs that win for the active player and that can be stopped on their two squares only, each as a set of these; returns how
   * many. There may be other wins.
   */
  freeClimbs(p: Position, climbs: Int32Array): number {
    const { cast, climbsFreely } = this.#planOf(this.#match.castOf(p));
    if (!climbsFreely) return 0;
    const tops = p[H3] & ~p[DOMES] & ~workersOn(p);
    let count = 0;
    for (let below = p[WORKERS + cast.side] & p[H2] & ~p[H3]; below !== 0; below &= below - 1) {
      for (
        let rest = (cast.near[lowest(below)] as Mask) & tops;
        rest !== 0 && count < climbs.length;
        rest &= rest - 1
      ) {
        climbs[count++] = (below & -below) | (rest & -rest);
      }
    }
    return count;
  }

  /** With either card; where a duty may bind, only a walk through both can tell (Z38). */
  #namingWins(cast: Cast, p: Position): boolean {
    if (cast.musts.length > 0) return this.#walk(p);
    for (const step of NAMING_STEPS) {
      copyInto(this.#named, this.#root);
      carryOut(cast, this.#named, step);
      if (this.#tries(this.#planOf(this.#match.castOf(this.#named)), this.#named, this.#named)) return true;
    }
    return false;
  }

  /** `root` is the position with the turn begun. */
  #tries(plan: WinPlan, root: Position, p: Position): boolean {
    const { cast } = plan;
    if (plan.tries === 'turns' || mayWinBesides(cast, root)) return this.#walk(p);
    const isAtOnce = plan.isPlain || (plan.onlyClimbs && plan.climbsAtOnce);
    const open = isAtOnce ? OPEN_MOVE : openNow(cast, root);
    if (plan.onlyClimbs && !hasTop(root, open)) return false;
    if (isAtOnce || (plan.tries === 'step' && open === OPEN_MOVE)) return this.#stepWins(plan, root, root, p);
    return this.#ways.look(plan, root, open) && this.#stepsWin(plan, root, p);
  }

  /** A player who does not see all workers acts on what that player knows; the true position decides the outcome. */
  #winsUnseeing(plan: WinPlan, p: Position): boolean {
    if (plan.tries === 'turns' || !plan.onlyClimbs || !plan.startsIdle) return this.#walk(p);
    if (plan.cast.mayWinBesides.length > 0) return this.#walk(p);
    const known = knownInto(this.#known, this.#match, p, plan.cast.seat);
    const open = plan.climbsAtOnce ? OPEN_MOVE : openNow(plan.cast, known);
    if (plan.tries === 'step' && open === OPEN_MOVE) return this.#stepWins(plan, known, p, p);
    return this.#ways.look(plan, known, open) && this.#walk(p);
  }

  #planOf(cast: Cast): WinPlan {
    if (this.#lastPlan?.cast === cast) return this.#lastPlan;
    const plan = this.#plans.get(cast) ?? winPlanOf(this.#match, cast);
    this.#plans.set(cast, plan);
    this.#lastPlan = plan;
    return plan;
  }

  #walk(p: Position): boolean {
    this.#side = this.#match.castOf(p).side;
    this.#isFound = false;
    this.#walker.walk(p, this.#notes);
    return this.#isFound;
  }

  /** One step: those that can win, by what is known, are tried on a copy of the truth. */
  #stepWins(plan: WinPlan, known: Position, truth: Position, p: Position): boolean {
    const { cast } = plan;
    this.#isDoubtful = false;
    for (let movers = moversNow(cast, known); movers !== 0; movers &= movers - 1) {
      const from = lowest(movers);
      const goals = goalsFrom(plan, known, from);
      if (goals === 0) continue;
      for (let rest = movesFrom(cast, known, from) & goals; rest !== 0; rest &= rest - 1) {
        if (this.#moveWins(cast, truth, moveStep(from, lowest(rest)))) return true;
      }
    }
    return this.#isDoubtful && this.#walk(p);
  }

  #moveWins(cast: Cast, truth: Position, step: Step): boolean {
    if (conflictOf(cast, truth, step) !== undefined) return false;
    copyInto(this.#next, truth);
    return carryOut(cast, this.#next, step) && this.#wins(cast, this.#next);
  }

  /** A position after a step: is the game won by it, legally? */
  #wins(cast: Cast, next: Position): boolean {
    if (!isWonBy(next, cast.side) || !mayEndSo(cast, next)) return false;
    if (cast.musts.length === 0 || isDutiful(cast, next)) return true;
    this.#isDoubtful = true;
    return false;
  }

  #stepsWin({ cast, onlyClimbs }: WinPlan, root: Position, p: Position): boolean {
    this.#isDoubtful = false;
    this.#states.clear();
    return this.#search(cast, root, onlyClimbs, 0) || (this.#isDoubtful && this.#walk(p));
  }

  #search(cast: Cast, p: Position, onlyClimbs: boolean, depth: number): boolean {
    // After the moves come pieces and acts, none of which wins or lets a worker move again.
    const open = openNow(cast, p) & (p[STEPS] === 0 ? OPEN_MOVE | OPEN_BUILD | OPEN_ACT : OPEN_MOVE);
    if (open === 0) return false;
    const steps = this.#steps;
    const base = steps.length;
    pushCandidates(cast, p, open, steps);
    const ways = this.#ways.after(p[STEPS] === 0 ? 0 : depth);
    let isWon = false;
    for (let i = base; i < steps.length && !isWon; i++) {
      const step = steps.items[i] as Step;
      const isAstray = kindOf(step) === MOVE && !has(ways, stepB(step));
      isWon = !isAstray && this.#tryStep(cast, p, step, onlyClimbs, depth);
    }
    steps.length = base;
    return isWon;
  }

  #tryStep(cast: Cast, p: Position, step: Step, onlyClimbs: boolean, depth: number): boolean {
    const next = this.#copy(p, depth);
    if (!carryOut(cast, next, step)) return false;
    if (isOver(next)) return this.#wins(cast, next);
    if (isBrokenOff(cast, next) || (onlyClimbs && climbsNoMore(cast, next))) return false;
    // Others are taken to pass where they may answer.
    next[PENDING] = 0;
    const after = this.#match.castOf(next);
    return this.#states.add(next) && this.#search(after, next, onlyClimbs, depth + 1);
  }

  #copy(p: Position, depth: number): Position {
    const next = this.#stack[depth] ?? newPosition();
    this.#stack[depth] = next;
    copyInto(next, p);
    return next;
  }
}

const isWonBy = (p: Position, side: number): boolean => isOver(p) && (p[RESULT] & 7) === side + 1;

function climbsNoMore(cast: Cast, p: Position): boolean {
  for (const call of cast.climbsNoMore) if (call(p)) return true;
  return false;
}
