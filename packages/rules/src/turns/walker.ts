import { openNow, pushCandidates } from '../candidates.ts';
import { carryOut, closeQuestion, isBrokenOff, summon } from '../carry.ts';
import type { Cast } from '../cast.ts';
import { beginTurn, isBoundNow, isOwed } from '../completion.ts';
import { complete, freeze, isDutiful, mayEndSo, passOn } from '../flow.ts';
import { PositionSet } from '../hash.ts';
import type { Match } from '../match.ts';
import { NAMING_STEPS } from '../naming.ts';
import {
  ACTIVE,
  ADDITIONAL,
  BUILDS,
  copyInto,
  copyOf,
  DOMED,
  DRAW,
  EARLY,
  FLAGS,
  MEMORY,
  newPosition,
  OVER,
  PENDING,
  type Position,
  SETUP,
  SIZE,
  STAGE,
  START,
  STEPS,
  TURN,
} from '../position.ts';
import { OPEN_BUILD, OPEN_END, OPEN_MOVE, type Open } from '../power.ts';
import type { Referee } from '../referee.ts';
import { isOver } from '../result.ts';
import { lowest, type Mask } from '../squares.ts';
import { actStep, END_STEP, kindOf, PASS_STEP, type Step, StepList, SUMMON, stepB } from '../steps.ts';
import { knownTo } from '../views.ts';
import { Endings } from './endings.ts';
import { isBuild } from './plan.ts';
import { clearLastPieces, type Listing, newLastPieces, ResultSink, type Visit } from './result-sink.ts';
import { SeveralSteps } from './several-steps.ts';
import { SingleStep } from './single-step.ts';

/**
 * Walks through all complete legal turns of a position, lazily: thousands of ways to the same result count once. Results stand after the
 * turn's last effect, before the next player's start-of-turn effects and before a pending draw. Nothing is allocated once it is warm.
 */
export class TurnWalker {
  readonly referee: Referee;
  readonly #turns: TurnListing;

  constructor(referee: Referee) {
    this.referee = referee;
    this.#turns = new TurnListing(referee);
  }

  /** `touching`: turns that change nothing on these squares may be left out; 0: all turns. */
  walk(p: Position, visit: Visit, touching: Mask = 0): void {
    if (p[STAGE] === OVER || p[STAGE] === SETUP || p[STAGE] === DRAW) return;
    this.#turns.results.touching.begin(p, touching);
    this.#turns.list(p, visit);
  }
}

/** Lists turns step by step, on copies, and hands over what the plan of the turn allows to be done in place. */
class TurnListing implements Listing {
  readonly match: Match;
  readonly results = new ResultSink();
  duties: Cast | undefined;
  readonly #referee: Referee;
  readonly #endings = new Endings(this);
  readonly #singleStep = new SingleStep(this, this.#endings);
  readonly #severalSteps = new SeveralSteps(this, this.#endings);
  readonly #copies: Position[] = [];
  readonly #candidates = new StepList();
  readonly #states = new PositionSet(SIZE);
  readonly #base = newPosition();
  /** The turn before a card is named, and the results of both namings. */
  readonly #unnamed = newPosition();
  readonly #named = new PositionSet(MEMORY);
  readonly #pieces = newLastPieces();
  /** Can two turns lead to the same result? */
  #isCompared = false;

  constructor(referee: Referee) {
    this.#referee = referee;
    this.match = referee.match;
  }

  list(p: Position, visit: Visit): void {
    const root = this.#begin(p, visit);
    if (this.#needsReferee(p)) return this.#listByPlay(root, 0);
    const cast = p[STAGE] === START ? beginTurn(this.match, this.#referee.completion, root) : this.match.castOf(root);
    if (cast.isNaming) return this.#listNamings(cast, root, visit);
    this.#isCompared = !cast.plan.resultsDiffer;
    this.duties = cast.musts.length > 0 && this.#isBound(cast, root) ? cast : undefined;
    if (!this.duties || this.match.secrets) return this.#listFrom(cast, root, 0);
    // A duty binds if any turn honours it: those are listed first, and if there are none, the duty does not bind.
    this.#listFrom(cast, this.#copy(root, 1), 1);
    if (!this.results.empty) return;
    this.duties = undefined;
    this.#listFrom(cast, this.#begin(root, visit), 0);
  }

  /** Lists the turns of both namings, and passes on what both lead to once (Z38). */
  #listNamings(cast: Cast, root: Position, visit: Visit): void {
    copyInto(this.#unnamed, root);
    this.#named.clear();
    this.duties = isOwed(cast, root) ? cast : undefined;
    const visitNew: Visit = (result, steps) => !this.#named.add(result) || visit(result, steps);
    this.#listBoth(cast, visitNew);
    if (this.duties === undefined || this.#named.size > 0) return;
    this.duties = undefined;
    this.#listBoth(cast, visitNew);
  }

  #listBoth(cast: Cast, visit: Visit): void {
    for (const step of NAMING_STEPS) {
      const named = this.#begin(this.#unnamed, visit);
      carryOut(cast, named, step);
      this.results.path.push(step);
      const next = this.match.castOf(named);
      this.#isCompared = !next.plan.resultsDiffer;
      this.#listFrom(next, named, 0);
      if (this.results.stopped) return;
    }
  }

  #begin(p: Position, visit: Visit): Position {
    this.results.begin(visit);
    this.#singleStep.begin();
    this.#states.clear();
    return this.#copy(p, 0);
  }

  /** With secrets the question is asked of what the player knows, before turns are listed. */
  #isBound(cast: Cast, root: Position): boolean {
    if (!this.match.secrets) return isOwed(cast, root);
    return isBoundNow(this.#referee.completion, cast, knownTo(this.match, root, cast.seat));
  }

  /** Where others answer, where a turn may be declined, and where the actor does not see all workers, turns are played step by step. */
  #needsReferee(p: Position): boolean {
    const { match } = this;
    const unseen = match.hidden & ~(1 << match.sideOf(p[ACTIVE]));
    return p[PENDING] !== 0 || p[ADDITIONAL] !== 0 || unseen !== 0 || (match.secrets && match.players > 2);
  }

  /** All turns that go on from this state of one. */
  #listFrom(cast: Cast, p: Position, depth: number): void {
    const open = openNow(cast, p);
    if (open & OPEN_BUILD && !(open & OPEN_MOVE) && this.#endInPlace(cast, p, depth)) return;
    const inPlace = this.#inPlace(cast, p, open);
    const candidates = this.#candidates;
    const base = candidates.length;
    pushCandidates(cast, p, open & ~(OPEN_END | inPlace), candidates);
    const end = candidates.length;
    for (let i = base; i < end && !this.results.stopped; i++) this.take(cast, p, candidates.items[i] as Step, depth);
    const isChosen = (open & OPEN_END) !== 0 && this.#hasChoice(cast, p, base, end);
    candidates.length = base;
    if (inPlace & OPEN_MOVE && !this.results.stopped) {
      if (cast.plan.moves === 'once') this.#singleStep.list(cast, p, depth);
      else this.#severalSteps.list(cast, p, depth);
    }
    // Steps that end the turn come last: they may overwrite the state.
    if (inPlace & OPEN_BUILD && !this.results.stopped) this.#buildInPlace(cast, p, depth);
    else if (open & OPEN_END && !this.results.stopped) this.#end(cast, p, isChosen);
  }

  /** Is one of these candidates legal? Where a duty binds, all of them may be against it. */
  #hasChoice(cast: Cast, p: Position, base: number, end: number): boolean {
    if (this.duties === undefined || this.results.stopped) return end > base;
    for (let i = base; i < end; i++) if (this.#isLegal(cast, p, this.#candidates.items[i] as Step)) return true;
    return false;
  }

  /** Which steps from this state are made in place. */
  #inPlace(cast: Cast, p: Position, open: Open): Open {
    const { plan } = cast;
    let steps = 0;
    const isDomed = plan.domeEffects !== 'never' && (p[FLAGS] & DOMED) !== 0;
    if (open & OPEN_MOVE && !isDomed && this.#movesInPlace(cast, p)) steps |= OPEN_MOVE;
    if (open & OPEN_BUILD && isBuild(plan.ending) && isLastBuild(cast, p)) steps |= OPEN_BUILD;
    return steps;
  }

  #movesInPlace({ plan, side }: Cast, p: Position): boolean {
    if (plan.moves === 'several') return this.#severalSteps.covers(plan.course, p, side);
    return plan.moves === 'once' && p[STEPS] === 0;
  }

  take(cast: Cast, p: Position, step: Step, depth: number): void {
    if (this.results.stopped) return;
    const next = this.#copy(p, depth + 1);
    if (!carryOut(cast, next, step)) return;
    this.results.path.push(step);
    if (!this.match.secrets || !isOver(next)) this.#goOn(cast, next, depth + 1);
    // A secret may have ended the game here.
    else if (this.#isLegal(cast, p, step)) this.#emit(next);
    this.results.path.length--;
  }

  /** Does a complete turn go through this step? Asked without secrets (Z2). */
  #isLegal(cast: Cast, p: Position, step: Step): boolean {
    const next = copyOf(knownTo(this.match, p, cast.seat));
    return carryOut(cast, next, step) && this.#referee.completion.ask({ duties: this.duties }).exists(next);
  }

  /** A forced end is not a step. */
  #end(cast: Cast, p: Position, isChosen: boolean): void {
    if (!isChosen) return this.#finish(cast, p);
    this.results.path.push(END_STEP);
    this.#finish(cast, p);
    this.results.path.length--;
  }

  /** The steps after the only move, where they are more than a build. */
  #endInPlace(cast: Cast, p: Position, depth: number): boolean {
    const { ending, course } = cast.plan;
    if (ending === 'stepByStep' || isBuild(ending) || course.moves !== undefined) return false;
    if (p[STEPS] === 0 || p[BUILDS] > 0) return false;
    if (this.#endings.mayEnd(cast, p)) this.#endings.list(cast, p, this.#resultOf(p), depth);
    return true;
  }

  /** The last step of most turns. */
  #buildInPlace(cast: Cast, p: Position, depth: number): void {
    if (!this.#endings.mayEnd(cast, p)) return;
    const result = this.#resultOf(p);
    // After an early piece another order of the two may end alike: then whole results are compared.
    const isEarly = p[EARLY] > 0;
    const pieces =
      this.#isCompared && !isEarly ? this.results.piecesOn(result) : clearLastPieces(this.#pieces, this.#isCompared);
    this.#endings.build(cast, p, result, pieces, depth);
  }

  #resultOf(p: Position): Position {
    copyInto(this.#base, p);
    passOn(this.match, this.#base);
    return this.#base;
  }

  /** After a step that was carried out: end, another player's response, or more steps. */
  #goOn(before: Cast, p: Position, depth: number): void {
    if (isOver(p)) {
      if (mayEndSo(before, p) && this.#isDutiful(p)) this.#emit(p);
      return;
    }
    if (isBrokenOff(before, p)) {
      passOn(this.match, p);
      return this.#emit(p);
    }
    const cast = this.match.castOf(p);
    const open = openNow(cast, p);
    if (p[PENDING] !== 0) return this.#listAnswers(cast, p, open, depth);
    if (open === OPEN_END) return this.#finish(cast, p);
    // Where only last builds are left, bases are compared anyway.
    const isNew = cast.plan.isPlain || (isBuild(cast.plan.ending) && open === OPEN_BUILD);
    if (isNew || !this.#repeatsKind() || this.#states.add(p)) this.#listFrom(cast, p, depth);
  }

  /** The step itself has to be legal without a response: the turn can then be finished (Z3). */
  #listAnswers(cast: Cast, p: Position, open: Open, depth: number): void {
    if (open !== OPEN_END || this.match.secrets) {
      if (this.#referee.completion.ask({ duties: this.duties }).exists(p)) this.#listByPlay(p, depth);
      return;
    }
    // Only the end is left, after any response. A worker may enter where another one like it could have gone.
    this.#isCompared = true;
    if (!this.#endings.mayEnd(cast, p)) return;
    const seat = lowest(p[PENDING] >> 5);
    this.#answer(cast, p, PASS_STEP, seat, depth);
    for (const answers of cast.answers) {
      if (answers.seat !== seat) continue;
      for (let rest = answers.call(p, (p[PENDING] & 31) - 1); rest !== 0 && !this.results.stopped; rest &= rest - 1) {
        this.#answer(cast, p, actStep(SUMMON, lowest(rest)), seat, depth);
      }
    }
  }

  #answer(cast: Cast, p: Position, step: Step, seat: number, depth: number): void {
    const next = this.#copy(p, depth + 1);
    closeQuestion(next, seat);
    if (step !== PASS_STEP) summon(cast, next, stepB(step), seat);
    this.results.path.push(step);
    this.#goOn(cast, next, depth + 1);
    this.results.path.length--;
  }

  /** Only two steps of one kind after each other can lead to a state that another way leads to: longer moves, builds in another order. */
  #repeatsKind(): boolean {
    const { items, length } = this.results.path;
    return length > 1 && kindOf(items[length - 1] as Step) === kindOf(items[length - 2] as Step);
  }

  #isDutiful(p: Position): boolean {
    return this.duties === undefined || isDutiful(this.duties, p);
  }

  #finish(cast: Cast, p: Position): void {
    if (!complete(cast, p) || !this.#isDutiful(p)) return;
    passOn(this.match, p);
    this.#emit(p);
  }

  #emit(p: Position): void {
    if (p[ADDITIONAL] !== 0) this.#referee.settle(p);
    if (isOver(p)) freeze(this.match, p);
    if (this.#isCompared) this.results.giveNew(p);
    else this.results.give(p);
  }

  /** Step by step through the referee: where secrets decide, where others answer, where a turn may be declined. */
  #listByPlay(p: Position, depth: number): void {
    this.#isCompared = true;
    const steps = this.#candidates;
    const base = steps.length;
    this.#referee.pushLegal(p, steps);
    const end = steps.length;
    for (let i = base; i < end && !this.results.stopped; i++) {
      const next = this.#copy(p, depth + 1);
      this.#referee.carryOn(next, steps.items[i] as Step);
      this.results.path.push(steps.items[i] as Step);
      if (next[STAGE] !== TURN) this.#emit(next);
      else if (this.#states.add(next)) this.#listByPlay(next, depth + 1);
      this.results.path.length--;
    }
    steps.length = base;
  }

  #copy(p: Position, depth: number): Position {
    const next = this.#copies[depth] ?? newPosition();
    this.#copies[depth] = next;
    copyInto(next, p);
    return next;
  }
}

/** Does a build end the turn here? After a move it does, by the plan; before one, the turn itself has to say so. */
function isLastBuild(cast: Cast, p: Position): boolean {
  if (p[STEPS] > 0) return true;
  p[EARLY]++;
  const open = openNow(cast, p);
  p[EARLY]--;
  return open === OPEN_END;
}
