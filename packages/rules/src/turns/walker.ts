import { openNow, pushCandidates } from '../candidates.ts';
import { carryOut, closeQuestion, isBrokenOff, summon } from '../carry.ts';
import { type Cast, ENDS_ANYHOW, ENDS_BY_BUILD } from '../cast.ts';
import { beginTurn, isBoundNow, isOwed } from '../completion.ts';
import { complete, freeze, isDutiful, mayEndSo, passOn } from '../flow.ts';
import { PositionSet } from '../hash.ts';
import type { Match } from '../match.ts';
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
import { lowest } from '../squares.ts';
import { actStep, END_STEP, kindOf, PASS_STEP, type Step, StepList, SUMMON, stepB } from '../steps.ts';
import { knownTo } from '../views.ts';
import { Dances } from './dances.ts';
import { clearNotes, Endings, type Noted, newNotes } from './endings.ts';
import { Harvest, type Visit } from './harvest.ts';
import { QuickMoves } from './quick-moves.ts';
import { Roams } from './roams.ts';
import { areTwo, isLastBuild } from './shortcuts.ts';
import type { Walk } from './walk.ts';
import { Wanders } from './wanders.ts';

/**
 * Walks through all complete legal turns of a position, lazily: thousands of ways to the same result count once. Results stand after the
 * turn's last effect, before the next player's start-of-turn effects and before a pending draw. Nothing is allocated once it is warm.
 */
export class TurnWalker {
  readonly referee: Referee;
  readonly #steps: StepWalk;

  constructor(referee: Referee) {
    this.referee = referee;
    this.#steps = new StepWalk(referee);
  }

  walk(p: Position, visit: Visit): void {
    if (p[STAGE] === OVER || p[STAGE] === SETUP || p[STAGE] === DRAW) return;
    this.#steps.walk(p, visit);
  }
}

/** The walk step by step: what no shortcut covers. */
class StepWalk implements Walk {
  readonly match: Match;
  readonly harvest = new Harvest();
  duties: Cast | undefined;
  readonly #referee: Referee;
  readonly #endings = new Endings(this);
  readonly #quick = new QuickMoves(this, this.#endings);
  readonly #roams = new Roams(this, this.#endings);
  readonly #dances = new Dances(this, this.#endings);
  readonly #wanders = new Wanders(this, this.#endings);
  readonly #stack: Position[] = [];
  readonly #candidates = new StepList();
  readonly #states = new PositionSet(SIZE);
  /** Results but for their last piece, and what was built from each: unlike bases cannot lead to like results. */
  readonly #bases = new PositionSet(MEMORY);
  readonly #notes: Noted[] = [];
  readonly #base = newPosition();
  readonly #unnoted = newNotes();
  /** Can two turns end alike? */
  #distinct = false;

  constructor(referee: Referee) {
    this.#referee = referee;
    this.match = referee.match;
  }

  walk(p: Position, visit: Visit): void {
    this.harvest.begin(visit);
    const root = this.#begin(p);
    if (this.#needsReferee(p)) return this.#walkByPlay(root, 0);
    const cast = p[STAGE] === START ? beginTurn(this.match, this.#referee.completion, root) : this.match.castOf(root);
    this.#distinct = !cast.unlike;
    this.duties = cast.musts.length > 0 && this.#isBound(cast, root) ? cast : undefined;
    if (!this.duties || this.match.secrets) return this.#walkState(cast, root, 0);
    // A duty binds if any turn honours it: those are walked first, and if there are none, nobody is bound.
    const begun = this.#copy(root, 1);
    this.#walkState(cast, begun, 1);
    if (!this.harvest.empty) return;
    this.duties = undefined;
    this.#begin(root);
    this.#walkState(cast, root, 0);
  }

  #begin(p: Position): Position {
    this.#quick.begin();
    this.#states.clear();
    this.#bases.clear();
    return this.#copy(p, 0);
  }

  /** With secrets the question is asked of what the player knows, ahead of the walk. */
  #isBound(cast: Cast, root: Position): boolean {
    if (!this.match.secrets) return isOwed(cast, root);
    return isBoundNow(this.#referee.completion, cast, knownTo(this.match, root, cast.seat));
  }

  /** Where others answer, where a turn may be declined, and where the actor does not see all workers, the walk goes step by step. */
  #needsReferee(p: Position): boolean {
    const { match } = this;
    const unseen = match.hidden & ~(1 << match.sideOf(p[ACTIVE]));
    return p[PENDING] !== 0 || p[ADDITIONAL] !== 0 || unseen !== 0 || (match.secrets && match.players > 2);
  }

  #walkState(cast: Cast, p: Position, depth: number): void {
    const open = openNow(cast, p);
    if (open & OPEN_BUILD && !(open & OPEN_MOVE) && this.#end(cast, p, depth)) return;
    const shortcuts = this.#shortcuts(cast, p, open);
    const candidates = this.#candidates;
    const base = candidates.length;
    pushCandidates(cast, p, open & ~(OPEN_END | shortcuts), candidates);
    const end = candidates.length;
    for (let i = base; i < end && !this.harvest.stopped; i++) this.step(cast, p, candidates.items[i] as Step, depth);
    const isChosen = (open & OPEN_END) !== 0 && this.#hasChoice(cast, p, base, end);
    candidates.length = base;
    if (shortcuts & OPEN_MOVE && !this.harvest.stopped) this.#moveInPlace(cast, p, depth);
    // What ends the turn comes last: it may use the state up.
    if (shortcuts & OPEN_BUILD && !this.harvest.stopped) this.#buildOut(cast, p, depth);
    else if (open & OPEN_END && !this.harvest.stopped) this.#walkEnd(cast, p, isChosen);
  }

  /** Is one of these candidates legal? Where a duty binds, all of them may be against it. */
  #hasChoice(cast: Cast, p: Position, base: number, end: number): boolean {
    if (this.duties === undefined || this.harvest.stopped) return end > base;
    for (let i = base; i < end; i++) if (this.#isLegal(cast, p, this.#candidates.items[i] as Step)) return true;
    return false;
  }

  #goesInPlace(cast: Cast, p: Position): boolean {
    if (p[STEPS] === 0 && (cast.quick || (cast.dances && areTwo(cast, p)))) return true;
    return cast.wanders || (cast.roams && areTwo(cast, p));
  }

  #moveInPlace(cast: Cast, p: Position, depth: number): void {
    if (cast.quick) this.#quick.walk(cast, p, depth);
    else if (cast.wanders) this.#wanders.walk(cast, p, depth);
    else if (cast.roams) this.#roams.walk(cast, p, depth);
    else this.#dances.walk(cast, p, depth);
  }

  /** What of this state is walked in place. */
  #shortcuts(cast: Cast, p: Position, open: Open): Open {
    let shortcuts = 0;
    const isLoud = cast.loudDomes && (p[FLAGS] & DOMED) !== 0;
    if (open & OPEN_MOVE && !isLoud && this.#goesInPlace(cast, p)) shortcuts |= OPEN_MOVE;
    if (open & OPEN_BUILD && cast.ending === ENDS_BY_BUILD && isLastBuild(cast, p)) shortcuts |= OPEN_BUILD;
    return shortcuts;
  }

  step(cast: Cast, p: Position, step: Step, depth: number): void {
    if (this.harvest.stopped) return;
    const next = this.#copy(p, depth + 1);
    if (!carryOut(cast, next, step)) return;
    this.harvest.path.push(step);
    if (!this.match.secrets || !isOver(next)) this.#follow(cast, next, depth + 1);
    // A secret may have ended the game here.
    else if (this.#isLegal(cast, p, step)) this.#emit(next);
    this.harvest.path.length--;
  }

  /** Does a complete turn go through this step? Asked without secrets (Z2). */
  #isLegal(cast: Cast, p: Position, step: Step): boolean {
    const next = copyOf(knownTo(this.match, p, cast.seat));
    return carryOut(cast, next, step) && this.#referee.completion.ask({ duties: this.duties }).exists(next);
  }

  /** An end that nobody chose is no step. */
  #walkEnd(cast: Cast, p: Position, isChosen: boolean): void {
    if (!isChosen) return this.#finish(cast, p);
    this.harvest.path.push(END_STEP);
    this.#finish(cast, p);
    this.harvest.path.length--;
  }

  /** The pieces after the last move, where they have an ending of their own. */
  #end(cast: Cast, p: Position, depth: number): boolean {
    if (p[STEPS] === 0 || p[BUILDS] > 0 || cast.ending === ENDS_ANYHOW || cast.ending === ENDS_BY_BUILD) return false;
    if (this.#endings.mayEnd(cast, p)) this.#endings.go(cast, p, this.#resultOf(p), depth);
    return true;
  }

  /** The last step of most turns: a build that does nothing but put its piece. */
  #buildOut(cast: Cast, p: Position, depth: number): void {
    if (!this.#endings.mayEnd(cast, p)) return;
    const result = this.#resultOf(p);
    // After an early piece another order of the two may end alike: then whole results are compared.
    const isEarly = p[EARLY] > 0;
    const noted = this.#distinct && !isEarly ? this.#notesOf(result) : clearNotes(this.#unnoted, this.#distinct);
    this.#endings.build(cast, p, result, noted, depth);
  }

  #resultOf(p: Position): Position {
    copyInto(this.#base, p);
    passOn(this.match, this.#base);
    return this.#base;
  }

  #notesOf(base: Position): Noted {
    const known = this.#bases.size;
    const index = this.#bases.keep(base);
    const noted = this.#notes[index] ?? newNotes();
    this.#notes[index] = noted;
    if (index === known) clearNotes(noted);
    return noted;
  }

  /** After a step that was carried out: end, answer of somebody else, or more steps. */
  #follow(before: Cast, p: Position, depth: number): void {
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
    if (p[PENDING] !== 0) return this.#walkAnswers(cast, p, open, depth);
    if (open === OPEN_END) return this.#finish(cast, p);
    // Where only last builds are left, bases are compared anyway.
    const isCompared = cast.plain || (cast.ending === ENDS_BY_BUILD && open === OPEN_BUILD);
    if (isCompared || !this.#repeatsKind() || this.#states.add(p)) this.#walkState(cast, p, depth);
  }

  /** Whoever answers, the step itself has to be legal: with nobody answering the turn can be finished (Z3). */
  #walkAnswers(cast: Cast, p: Position, open: Open, depth: number): void {
    if (open !== OPEN_END || this.match.secrets) {
      if (this.#referee.completion.ask({ duties: this.duties }).exists(p)) this.#walkByPlay(p, depth);
      return;
    }
    // Nothing but the end is left, whatever is answered. A worker may enter where another one like it could have gone.
    this.#distinct = true;
    if (!this.#endings.mayEnd(cast, p)) return;
    const seat = lowest(p[PENDING] >> 5);
    this.#answer(cast, p, PASS_STEP, seat, depth);
    for (const answers of cast.answers) {
      if (answers.seat !== seat) continue;
      for (let rest = answers.call(p, (p[PENDING] & 31) - 1); rest !== 0 && !this.harvest.stopped; rest &= rest - 1) {
        this.#answer(cast, p, actStep(SUMMON, lowest(rest)), seat, depth);
      }
    }
  }

  #answer(cast: Cast, p: Position, step: Step, seat: number, depth: number): void {
    const next = this.#copy(p, depth + 1);
    closeQuestion(next, seat);
    if (step !== PASS_STEP) summon(cast, next, stepB(step), seat);
    this.harvest.path.push(step);
    this.#follow(cast, next, depth + 1);
    this.harvest.path.length--;
  }

  /** The same state can be reached in two ways only by two steps of one kind after each other: walks, builds in another order. */
  #repeatsKind(): boolean {
    const { items, length } = this.harvest.path;
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
    if (this.#distinct) this.harvest.giveNew(p);
    else this.harvest.give(p);
  }

  /** Step by step through the referee: where secrets decide, where others answer, where a turn may be declined. */
  #walkByPlay(p: Position, depth: number): void {
    this.#distinct = true;
    const steps = this.#candidates;
    const base = steps.length;
    this.#referee.pushLegal(p, steps);
    const end = steps.length;
    for (let i = base; i < end && !this.harvest.stopped; i++) {
      const next = this.#copy(p, depth + 1);
      this.#referee.carryOn(next, steps.items[i] as Step);
      this.harvest.path.push(steps.items[i] as Step);
      if (next[STAGE] !== TURN) this.#emit(next);
      else if (this.#states.add(next)) this.#walkByPlay(next, depth + 1);
      this.harvest.path.length--;
    }
    steps.length = base;
  }

  #copy(p: Position, depth: number): Position {
    const next = this.#stack[depth] ?? newPosition();
    this.#stack[depth] = next;
    copyInto(next, p);
    return next;
  }
}
