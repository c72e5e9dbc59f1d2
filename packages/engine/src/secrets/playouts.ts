import {
  actorOf,
  isOver,
  type Mask,
  type Match,
  type Position,
  pickOne,
  type Random,
  SQUARES,
  squaresOf,
  winnerOf,
} from '@oia/rules';
import { ACTIVE, copyInto, H2, newPosition, PENDING, SETUP, STAGE, START, WORKERS } from '@oia/rules/layout';
import { at, type Evaluator, WIN } from '../evaluation/evaluator.ts';
import type { Timer } from '../question/timer.ts';
import { Threats } from '../search/threats.ts';
import { TurnList } from '../search/turn-list.ts';
import { walkFairly } from '../search/turn-walk.ts';
import { SetupReplies } from '../setup/setup-replies.ts';

/** Maximum decisions in a playout. */
const MAX_DECISIONS = 40;
const MAX_TURNS = 200;
const TURNS_A_NODE = 16;
/** Size of the random errors of the players, as a share of the evaluator's scale. */
const NOISE_SHARE = 0.4;
/** Number of best turns tried for one that does not lose at once. */
const MAX_TRIES = 6;
const MAX_SETUPS = 6;

const ENTERED = 0;
const CLIMBED = 1;
const WON = 2;

/** Quick games from a position, to learn where workers go and where games are won. */
export class Playouts {
  readonly #match: Match;
  readonly #evaluator: Evaluator;
  readonly #random: Random;
  readonly #timer: Timer;
  readonly #turns: TurnList;
  readonly #threats: Threats;
  readonly #setups: SetupReplies;
  readonly #before = newPosition();
  /** Squares of the game under way: three masks for each side. */
  readonly #masks: Int32Array;
  /** By side and square, games in which a worker came there, came there with two blocks under it, and won there. */
  readonly entered: Int32Array;
  readonly climbed: Int32Array;
  readonly won: Int32Array;
  games = 0;

  constructor(match: Match, evaluator: Evaluator, random: Random, timer: Timer) {
    this.#match = match;
    this.#evaluator = evaluator;
    this.#random = random;
    this.#timer = timer;
    this.#turns = new TurnList(match);
    this.#threats = new Threats(match, false);
    this.#setups = new SetupReplies(match, evaluator);
    this.#masks = new Int32Array(3 * match.sides);
    const size = match.sides * SQUARES;
    [this.entered, this.climbed, this.won] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
  }

  /** One game, or its beginning. Returns the side that won, if any. */
  play(first: Position): number | undefined {
    this.#masks.fill(0);
    let p: Position | undefined = first;
    for (let i = 0; p && i < MAX_DECISIONS && !isOver(p) && !this.#timer.expired; i++) p = this.#next(p);
    this.#count();
    return p && winnerOf(p);
  }

  #next(p: Position): Position | undefined {
    if (at(p, STAGE) === SETUP) return this.#afterSetup(p);
    if (at(p, STAGE) === START && at(p, PENDING) === 0) return this.#afterTurn(p);
    const { referee } = this.#turns.walker;
    const legal = referee.legalSteps(p);
    return legal.length === 0 ? undefined : referee.carry(p, pickOne(this.#random, legal)).position;
  }

  #afterSetup(p: Position): Position | undefined {
    return pickOne(this.#random, this.#setups.best(p, MAX_SETUPS, this.#timer)).result;
  }

  /** A turn that looks good and does not lose at once. */
  #afterTurn(p: Position): Position | undefined {
    const side = this.#match.sideOf(at(p, ACTIVE));
    const turns = this.#turns;
    this.#list(p, side);
    if (turns.length === 0) return undefined;
    let chosen = 0;
    for (let i = 0; i < Math.min(MAX_TRIES, turns.length); i++) {
      turns.pick(i);
      chosen = i;
      if (!this.#losesAtOnce(turns.resultOf(i), side)) break;
      chosen = 0;
    }
    copyInto(this.#before, p);
    const next = turns.resultOf(chosen).slice();
    this.#note(next);
    return next;
  }

  #list(p: Position, side: number): void {
    const turns = this.#turns;
    const noise = NOISE_SHARE * this.#evaluator.scale;
    turns.begin();
    walkFairly(turns.walker, p, MAX_TURNS, (result, steps) => {
      const score = isOver(result) ? this.#finalScore(result, side) : this.#evaluator.evaluate(result, side);
      return turns.add(result, 0, steps, 0, Math.round(score + noise * (this.#random() - this.#random())));
    });
    this.#timer.add(Math.ceil(turns.length / TURNS_A_NODE));
    this.#timer.isPast(1);
  }

  #finalScore(p: Position, side: number): number {
    return winnerOf(p) === side ? WIN : -WIN;
  }

  #losesAtOnce(p: Position, side: number): boolean {
    if (at(p, STAGE) !== START || actorOf(this.#match, p) === undefined) return false;
    return this.#match.sideOf(at(p, ACTIVE)) !== side && this.#threats.canWin(p);
  }

  /** Only the player who has just played entered a square by choice. */
  #note(next: Position): void {
    const side = this.#match.sideOf(at(this.#before, ACTIVE));
    const isWon = winnerOf(next) === side;
    const came = at(next, WORKERS + side) & ~at(this.#before, WORKERS + side);
    this.#add(ENTERED, side, came);
    this.#add(CLIMBED, side, came & at(next, H2));
    if (isWon) this.#add(WON, side, came);
  }

  #add(what: number, side: number, squares: Mask): void {
    const place = what * this.#match.sides + side;
    this.#masks[place] = at(this.#masks, place) | squares;
  }

  #count(): void {
    this.games++;
    for (let side = 0; side < this.#match.sides; side++) {
      for (const [what, counts] of [this.entered, this.climbed, this.won].entries()) {
        const mask = at(this.#masks, what * this.#match.sides + side);
        for (const square of squaresOf(mask)) counts[side * SQUARES + square] = at(counts, side * SQUARES + square) + 1;
      }
    }
  }
}
