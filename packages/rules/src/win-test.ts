import { moversNow, movesFrom, openNow, pushCandidates } from './candidates.ts';
import { carryOut, isBrokenOff } from './carry.ts';
import type { Cast } from './cast.ts';
import { beginTurn } from './completion.ts';
import { isDutiful, mayEndSo } from './flow.ts';
import { PositionSet } from './hash.ts';
import type { Match } from './match.ts';
import {
  ADDITIONAL,
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
} from './position.ts';
import { OPEN_ACT, OPEN_BUILD, OPEN_MOVE, type Open, type Power } from './power.ts';
import type { Referee } from './referee.ts';
import { isOver } from './result.ts';
import { has, lowest, type Mask } from './squares.ts';
import { moveStep, type Step, StepList } from './steps.ts';
import { changesTurn } from './turns/plan.ts';
import { TurnWalker } from './turns/walker.ts';

/** What has to be tried to find out whether a turn of this cast can win. */
interface WinPlan {
  readonly cast: Cast;
  /**
   * step: one move step decides, unless the turn opens with something else.
   * steps: several moves.
   * turns: complete turns, because a win may come at any time.
   */
  readonly tries: 'step' | 'steps' | 'turns';
  /** One worker moves once, then builds once. */
  readonly isPlain: boolean;
  /** A win is a climb to the third level, and nothing else. */
  readonly onlyClimbs: boolean;
  /** The start of a turn changes nothing that matters here. */
  readonly startsIdle: boolean;
}

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
  readonly #next = newPosition();
  readonly #stack: Position[] = [];
  readonly #states = new PositionSet();
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
    const isOrdinary = p[STAGE] === START && p[ADDITIONAL] === 0 && !this.#match.secrets;
    if (!isOrdinary) return this.#walk(p);
    const before = this.#planOf(this.#match.castOf(p));
    if (before.startsIdle) return this.#tries(before, p, p);
    copyInto(this.#root, p);
    beginTurn(this.#match, this.#referee.completion, this.#root);
    return this.#tries(this.#planOf(this.#match.castOf(this.#root)), this.#root, p);
  }

  /** `root` is the position with the turn begun. */
  #tries(plan: WinPlan, root: Position, p: Position): boolean {
    if (plan.tries === 'turns') return this.#walk(p);
    const open = plan.isPlain ? OPEN_MOVE : openNow(plan.cast, root);
    if (plan.onlyClimbs && !hasTop(root, open)) return false;
    const isOneStep = plan.tries === 'step' && open === OPEN_MOVE;
    return isOneStep ? this.#stepWins(plan, root, p) : this.#stepsWin(plan, root, p);
  }

  #planOf(cast: Cast): WinPlan {
    if (this.#lastPlan?.cast === cast) return this.#lastPlan;
    const plan = this.#plans.get(cast) ?? planOf(this.#match, cast);
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

  /** One step: those that can win are tried on a copy. */
  #stepWins({ cast, onlyClimbs }: WinPlan, root: Position, p: Position): boolean {
    this.#isDoubtful = false;
    for (let movers = moversNow(cast, root); movers !== 0; movers &= movers - 1) {
      const from = lowest(movers);
      const goals = onlyClimbs ? topsFrom(root, from) : -1;
      if (goals === 0) continue;
      for (let rest = movesFrom(cast, root, from) & goals; rest !== 0; rest &= rest - 1) {
        copyInto(this.#next, root);
        if (carryOut(cast, this.#next, moveStep(from, lowest(rest))) && this.#wins(cast, this.#next)) return true;
      }
    }
    return this.#isDoubtful && this.#walk(p);
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
    // After the moves come pieces and acts, none of which wins or lets anybody move again.
    const open = openNow(cast, p) & (p[STEPS] === 0 ? OPEN_MOVE | OPEN_BUILD | OPEN_ACT : OPEN_MOVE);
    if (open === 0) return false;
    const steps = this.#steps;
    const base = steps.length;
    pushCandidates(cast, p, open, steps);
    let isWon = false;
    for (let i = base; i < steps.length && !isWon; i++) {
      isWon = this.#tryStep(cast, p, steps.items[i] as Step, onlyClimbs, depth);
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

/** Third levels, as seen by a worker that does not stand on one. */
const topsFrom = (p: Position, from: number): Mask => (has(p[H3], from) ? 0 : p[H3]);

function climbsNoMore(cast: Cast, p: Position): boolean {
  for (const call of cast.climbsNoMore) if (call(p)) return true;
  return false;
}

/** Is there a third level to climb to, or could a piece before the move make one? */
const hasTop = (p: Position, open: Open): boolean => ((open & OPEN_BUILD ? p[H2] : p[H3]) & ~p[DOMES]) !== 0;

function planOf(match: Match, cast: Cast): WinPlan {
  const startEffects = [cast.seizes, cast.turnStart, cast.watches, cast.closes, cast.closesAll];
  const mayBeBound = cast.hero !== undefined && cast.musts.length > 0;
  return {
    cast,
    tries: triesOf(cast),
    isPlain: cast.plan.isPlain,
    onlyClimbs: [cast.wins, cast.strikes, cast.sweeps].every(isEmpty),
    startsIdle: !match.fleece && !mayBeBound && startEffects.every(isEmpty),
  };
}

function triesOf(cast: Cast): WinPlan['tries'] {
  const powers = cast.able.map(({ power }) => power);
  const mayClaim = cast.claims.some(({ side }) => side === cast.side);
  if (mayClaim || !powers.every(winsByMoving)) return 'turns';
  const changing = powers.filter(changesTurn);
  // Where it is known how a turn ends, nobody moves again after the pieces.
  if (!changing.every(({ course }) => course?.ends !== undefined)) return 'turns';
  return changing.every(({ course }) => course?.moves === undefined) ? 'step' : 'steps';
}

const isEmpty = (list: readonly unknown[]): boolean => list.length === 0;

/** Nothing but a move step of this power's turns ends the game. */
const winsByMoving = ({ act, turnEnd, built, course }: Power): boolean =>
  course?.winsByMoving === true || [act, turnEnd, built].every((hook) => hook === undefined);
