import { openNow, pushCandidates } from './candidates.ts';
import { carryOut, closeQuestion, isBrokenOff, summon } from './carry.ts';
import type { Cast } from './cast.ts';
import { beginTurn, Completion, isBoundNow } from './completion.ts';
import { eliminate } from './effects.ts';
import { begin, complete, endOfChain, freeze, isDutiful, nextSeat, passOn, rest } from './flow.ts';
import { answerConflict, conflictOf } from './hidden.ts';
import type { Match } from './match.ts';
import {
  ACTIVE,
  ADDITIONAL,
  copyInto,
  copyOf,
  DRAW,
  newPosition,
  OUT,
  PENDING,
  type Position,
  SETUP,
  STAGE,
  START,
  TASK,
  TURN,
} from './position.ts';
import type { Recorder } from './recorder.ts';
import { finishGame, isOver } from './result.ts';
import { carrySetup, pushDraws, pushSetupSteps, skipTasks, taskOf, turnUp } from './setup.ts';
import { has, lowest, type Mask, type Square } from './squares.ts';
import {
  ABANDON,
  AGREE,
  actStep,
  END,
  END_STEP,
  kindOf,
  PASS_STEP,
  RESIGN,
  type Step,
  StepList,
  SUMMON,
  stepB,
} from './steps.ts';
import { knownInto, knownTo } from './views.ts';

/** The outcome of a step. `cut`: a hidden worker stood there, the step was cancelled and the turn is over. */
export interface Played {
  readonly position: Position;
  readonly cut: Square | undefined;
}

/** Seat that has to decide now; undefined: chance decides, or the game is over. */
export function actorOf(match: Match, p: Position): number | undefined {
  if (p[STAGE] === SETUP) return taskOf(match, p).seat;
  if (p[STAGE] === DRAW || isOver(p)) return undefined;
  return p[PENDING] !== 0 ? lowest(p[PENDING] >> 5) : p[ACTIVE];
}

/** Answers what may be done in a position of one match, and does it. */
export class Referee {
  readonly match: Match;
  /** @internal */
  readonly completion: Completion;
  // Reused buffers, so that answering allocates nothing.
  readonly #known = newPosition();
  readonly #begun = newPosition();
  readonly #tried = newPosition();
  readonly #candidates = new StepList();
  readonly #steps = new StepList();

  constructor(match: Match) {
    this.match = match;
    this.completion = new Completion(match);
  }

  /** All legal steps: each is part of a complete legal turn, judged by what the acting player may know. */
  legalSteps(p: Position): Step[] {
    this.#steps.length = 0;
    this.pushLegal(p, this.#steps);
    return this.#steps.toArray();
  }

  /** Pushes all legal steps onto a list, so that asking allocates nothing. */
  pushLegal(p: Position, steps: StepList): void {
    const { match } = this;
    if (p[STAGE] === SETUP) pushSetupSteps(match, knownTo(match, p, actorOf(match, p) ?? 'spectator'), steps);
    else if (p[STAGE] === DRAW) pushDraws(match, p, lowest(p[TASK]), steps);
    else if (p[STAGE] === START || p[STAGE] === TURN) this.#pushTurnSteps(p, steps);
  }

  #pushTurnSteps(p: Position, steps: StepList): void {
    const actor = actorOf(this.match, p) as number;
    const known = knownInto(this.#known, this.match, p, actor);
    if (p[PENDING] !== 0) return this.#pushAnswers(known, actor, steps);
    if (p[STAGE] === START && p[ADDITIONAL] !== 0) steps.push(END_STEP);
    this.#pushOpenSteps(p[STAGE] === START ? this.#begin(known) : known, steps);
  }

  #pushAnswers(p: Position, actor: number, steps: StepList): void {
    for (let rest = this.#answerSquares(p, actor); rest !== 0; rest &= rest - 1)
      steps.push(actStep(SUMMON, lowest(rest)));
    steps.push(PASS_STEP);
  }

  #answerSquares(p: Position, actor: number): Mask {
    const at = (p[PENDING] & 31) - 1;
    const cast = this.match.castOf(p);
    return cast.answers.reduce((mask, { call, seat }) => (seat === actor ? mask | call(p, at) : mask), 0);
  }

  /** A copy in which the turn has begun. */
  #begin(p: Position): Position {
    copyInto(this.#begun, p);
    beginTurn(this.match, this.completion, this.#begun);
    return this.#begun;
  }

  /** Legal steps in the middle of a turn. */
  #pushOpenSteps(p: Position, steps: StepList): void {
    const cast = this.match.castOf(p);
    const bound = isBoundNow(this.completion, cast, p);
    const candidates = this.#candidates;
    candidates.length = 0;
    pushCandidates(cast, p, openNow(cast, p), candidates);
    this.completion.ask({ duties: bound ? cast : undefined });
    for (let i = 0; i < candidates.length; i++) {
      const step = candidates.items[i] as Step;
      copyInto(this.#tried, p);
      if (this.#canFinish(cast, this.#tried, step, bound)) steps.push(step);
    }
  }

  /** Does a complete legal turn go through this step? `p` is used up. */
  #canFinish(cast: Cast, p: Position, step: Step, bound: boolean): boolean {
    if (kindOf(step) === END) return complete(cast, p) && (!bound || isDutiful(cast, p));
    return carryOut(cast, p, step) && this.completion.exists(p);
  }

  /** Can the player whose turn starts here finish it in any way? */
  hasTurn(p: Position): boolean {
    const begun = this.#begin(knownInto(this.#known, this.match, p, p[ACTIVE]));
    return this.completion.ask({ duties: undefined }).exists(begun);
  }

  /** Carries a legal step out on the truth, and everything that follows without a decision. */
  play(p: Position, step: Step, recorder?: Recorder): Played {
    const played = this.carry(p, step, recorder);
    this.advance(played.position, recorder);
    return played;
  }

  /** Carries a legal step out on a copy; whether the next player can take a turn is left to `advance`. */
  carry(p: Position, step: Step, recorder?: Recorder): Played {
    const position = copyOf(p);
    const cut = this.carryOn(position, step, recorder);
    return { position, cut };
  }

  /** Carries a legal step out on `p` itself, as `carry` does; returns the square of the unseen worker that cut it, if any. */
  carryOn(p: Position, step: Step, recorder?: Recorder): Square | undefined {
    let cut: Square | undefined;
    if (p[STAGE] === SETUP) carrySetup(this.match, p, step, recorder);
    else if (p[STAGE] === DRAW) this.#draw(p, stepB(step), recorder);
    else if (p[PENDING] !== 0) cut = this.#answer(p, step, recorder);
    else if (p[STAGE] === START && p[ADDITIONAL] !== 0 && step === END_STEP) endOfChain(this.match, p, true);
    else cut = this.#carryTurnStep(p, step, recorder);
    if (isOver(p)) freeze(this.match, p);
    return cut;
  }

  #draw(p: Position, power: number, recorder: Recorder | undefined): void {
    turnUp(this.match, p, lowest(p[TASK]), power, recorder);
    p[TASK] &= p[TASK] - 1;
    if (p[TASK] !== 0) return;
    p[STAGE] = START;
    this.settle(p);
  }

  #carryTurnStep(p: Position, step: Step, recorder: Recorder | undefined): Square | undefined {
    if (p[STAGE] === START) beginTurn(this.match, this.completion, p);
    recorder?.cards(p);
    const cast = this.match.castOf(p);
    if (kindOf(step) === END) {
      this.#end(cast, p, recorder);
      return undefined;
    }
    const conflict = conflictOf(cast, p, step);
    if (conflict !== undefined) {
      recorder?.push({ kind: 'cut', at: conflict });
      this.#leave(p, recorder);
      return conflict;
    }
    carryOut(cast, p, step, recorder);
    recorder?.cards(p);
    if (cast.isNaming) recorder?.named(p);
    this.#goOn(p, recorder);
    return undefined;
  }

  /** An answer out of turn: the worker enters or not, then the builder goes on, or cannot and loses (35.8). */
  #answer(p: Position, step: Step, recorder: Recorder | undefined): Square | undefined {
    const seat = lowest(p[PENDING] >> 5);
    const cast = this.match.castOf(p);
    closeQuestion(p, seat);
    if (kindOf(step) === SUMMON) {
      const conflict = answerConflict(cast, p, step, seat);
      if (conflict !== undefined) {
        recorder?.push({ kind: 'cut', at: conflict });
        if (seat === p[ACTIVE]) this.#leave(p, recorder);
        else this.#goOn(p, recorder);
        return conflict;
      }
      summon(cast, p, stepB(step), seat, recorder);
      recorder?.cards(p);
      if (!isOver(p)) this.#testBuilder(p, recorder);
    }
    this.#goOn(p, recorder);
    return undefined;
  }

  #testBuilder(p: Position, recorder: Recorder | undefined): void {
    const known = knownInto(this.#known, this.match, p, p[ACTIVE]);
    if (this.completion.ask({ duties: undefined }).exists(known)) return;
    eliminate(this.match, p, this.match.sideOf(p[ACTIVE]), 'stuck', recorder);
  }

  /** After a step: the turn ends by itself when nothing but its end is left, or when an unseen worker took away all that was. */
  #goOn(p: Position, recorder: Recorder | undefined): void {
    if (isOver(p) || p[PENDING] !== 0) return;
    const cast = this.match.castOf(p);
    if (isBrokenOff(cast, p)) return this.#leave(p, recorder);
    const options = this.#steps;
    options.length = 0;
    this.#pushOpenSteps(knownInto(this.#known, this.match, p, p[ACTIVE]), options);
    if (options.length === 0) this.#leave(p, recorder);
    else if (options.length === 1 && kindOf(options.items[0] as Step) === END) this.#end(cast, p, recorder);
  }

  #end(cast: Cast, p: Position, recorder: Recorder | undefined): void {
    complete(cast, p, recorder);
    recorder?.cards(p);
    this.#leave(p, recorder);
  }

  #leave(p: Position, recorder: Recorder | undefined): void {
    passOn(this.match, p, recorder);
    this.settle(p);
  }

  /** An additional turn that cannot be played does not take place (Z17). */
  settle(p: Position): void {
    if (p[STAGE] === START && p[ADDITIONAL] !== 0 && !this.hasTurn(p)) endOfChain(this.match, p, true);
    if (isOver(p)) freeze(this.match, p);
  }

  /** An outcome from outside; undefined if it makes no sense here. With three players the others play on (Z22, Z28). */
  concede(p: Position, step: Step, recorder?: Recorder): Position | undefined {
    const next = copyOf(p);
    const kind = kindOf(step);
    if (kind === AGREE || kind === ABANDON) {
      finishGame(next, undefined, kind === AGREE ? 'agreed' : 'abandoned');
      freeze(this.match, next);
      return next;
    }
    const seat = stepB(step);
    if (isOver(p) || seat >= this.match.players || has(p[OUT], seat)) return undefined;
    eliminate(this.match, next, this.match.sideOf(seat), kind === RESIGN ? 'resigned' : 'time', recorder);
    if (isOver(next)) freeze(this.match, next);
    else this.#withoutPlayer(next, recorder);
    return next;
  }

  /** The game goes on after a player left it: in set-up, in that player's turn, or in another's. */
  #withoutPlayer(p: Position, recorder: Recorder | undefined): void {
    if (p[STAGE] === SETUP) return skipTasks(this.match, p);
    if (p[STAGE] === DRAW) this.#skipDraws(p);
    if (has(p[OUT], p[ACTIVE])) {
      if (p[STAGE] === TURN) passOn(this.match, p, recorder);
      else p[ACTIVE] = nextSeat(this.match, p, p[ACTIVE]);
      p[ADDITIONAL] = 0;
    } else if (p[STAGE] === TURN) this.#goOn(p, recorder);
    this.settle(p);
    this.advance(p, recorder);
  }

  /** Takes up a position that came from outside. */
  resume(p: Position): void {
    if (p[STAGE] === TURN && this.legalSteps(p).length === 0) {
      eliminate(this.match, p, this.match.sideOf(p[ACTIVE]), 'stuck');
      if (isOver(p)) freeze(this.match, p);
      else passOn(this.match, p);
    }
    this.advance(p);
  }

  /** A player who left can no longer be waited for, nor can that player's cards. */
  #skipDraws(p: Position): void {
    for (const [card, { owner }] of this.match.cards.entries()) {
      if (owner !== undefined && has(p[OUT], owner)) p[TASK] &= ~(1 << card);
    }
    if (p[TASK] === 0) p[STAGE] = START;
  }

  /** Players who cannot take a turn once it has begun are out, one after another (Z4, Z22). */
  advance(p: Position, recorder?: Recorder): void {
    const { match } = this;
    while (p[STAGE] === START && p[ADDITIONAL] === 0 && !this.hasTurn(p)) {
      const seat = p[ACTIVE];
      begin(match, p);
      recorder?.cards(p);
      eliminate(match, p, match.sideOf(seat), 'stuck', recorder);
      if (isOver(p)) return freeze(match, p);
      rest(p);
      p[STAGE] = START;
      p[ACTIVE] = nextSeat(match, p, seat);
    }
  }
}
