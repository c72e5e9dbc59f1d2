import { actorOf, type Match, type Position, PositionKey } from '@oia/rules';
import { ACTIVE, copyOf, DRAW, newPosition, OUT, OVER, PENDING, SETUP, STAGE, START, TURN } from '@oia/rules/layout';
import { at, type Evaluator, HandMadeEvaluator, INFINITE, isDecided, verdict, WIN } from '../evaluation/evaluator.ts';
import type { Timer } from '../question/timer.ts';
import { SetupReplies } from '../setup/setup-replies.ts';
import { OrderedTurns, type Team } from './ordered-turns.ts';
import {
  GOOD_ENOUGH_DEPTH,
  goodEnough,
  HOPELESS_DEPTH,
  hopeless,
  lateLimit,
  PASS_DEPTH,
  passReduction,
  reduction,
  UNKNOWN_DEPTH,
} from './pruning.ts';
import { Threats } from './threats.ts';
import { AT_LEAST, AT_MOST, type Bound, EXACT, Transpositions } from './transpositions.ts';
import type { TurnList } from './turn-list.ts';

/** Maximum turns searched in one position: at the root or in full-width positions, and anywhere else. */
const MAX_TURNS = 2_000;
const MAX_LATER_TURNS = 500;
/** Maximum sampled cards of a draw. */
const MAX_DRAWS = 4;
/** Maximum set-up replies searched. */
const MAX_SETUPS = 12;
/** Maximum replies to threats in a row beyond the horizon. */
const MAX_ANSWERS = 6;
/** Maximum replies tried when answering a threat. */
const MAX_EVASIONS = 10;

/** Scores up to this are losses that were seen. */
const LOST = 1000 - WIN;

/** Not a score: nothing was found out. */
const UNDECIDED = -INFINITE - 1;

export interface SearchOptions {
  /** Does not see what others threaten. */
  readonly isHasty?: boolean;
  readonly table?: Transpositions | undefined;
  /** Left out: the hand-made one. */
  readonly evaluator?: Evaluator;
  /** Nothing is cut short: every turn to the full depth, nothing beyond it. For tests that compare with plain minimax. */
  readonly isExhaustive?: boolean;
}

/**
 * Principal variation search over complete turns, for one side. All others are taken to play against it: right for two sides, careful for
 * three. A position is taken as the truth; callers that do not know it ask about several worlds. Scores inside are those of the team to move.
 */
export class Search {
  readonly #match: Match;
  readonly #side: number;
  /** The time limit; a new one for each question. */
  timer: Timer;
  readonly #isHasty: boolean;
  readonly #prunes: boolean;
  readonly #evaluator: Evaluator;
  readonly #table: Transpositions;
  readonly #key: PositionKey;
  readonly #threats: Threats;
  readonly #turns: OrderedTurns;
  readonly #setupReplies: SetupReplies;
  /** A pass is a lower bound only with two sides and without powers that oblige a player to act. */
  readonly #mayPass: boolean;
  /** The position at each ply as it would be if the player to move passed. */
  readonly #passes: Position[] = [];
  /** The side that passed at the ply before: two passes in a row prove nothing. */
  #passedAt = -1;

  constructor(match: Match, side: number, timer: Timer, options: SearchOptions = {}) {
    this.#match = match;
    this.#side = side;
    this.timer = timer;
    this.#isHasty = options.isHasty ?? false;
    this.#prunes = !options.isExhaustive;
    this.#evaluator = options.evaluator ?? new HandMadeEvaluator(match, this.#isHasty);
    this.#table = options.table ?? new Transpositions();
    this.#key = new PositionKey(match);
    this.#turns = new OrderedTurns(match, side, this.#isHasty, this.#table);
    this.#threats = new Threats(match, this.#isHasty);
    this.#mayPass = match.sides === 2 && !match.cards.some(({ power }) => power.must);
    this.#setupReplies = new SetupReplies(match, this.#evaluator);
  }

  /** The value for the asking side after `depth` more turns, if between alpha and beta. Meaningless once the time is up. */
  value(p: Position, depth: number, alpha = -INFINITE, beta = INFINITE): number {
    return this.#teamOf(p) === 0 ? this.#search(p, depth, alpha, beta, 1) : -this.#search(p, depth, -beta, -alpha, 1);
  }

  /**
   * The score of a turn of the side that asks, by its result, looking `depth` turns ahead, this one included; exact only if it is better
   * than alpha. Turns later in the order are looked at less deep at first.
   */
  scoreOfTurn(result: Position, index: number, depth: number, alpha: number): number {
    return this.#childScore(result, index, depth, alpha, INFINITE, 0, 0, false);
  }

  /** The key (`walkedKey`) of the turn that was found best in a position; 0 where none is remembered. */
  bestKeyAt(p: Position): number {
    this.#key.read(p);
    return this.#table.probe(this.#key.low, this.#key.high) ? this.#table.turn : 0;
  }

  #teamOf(p: Position): Team {
    const isAsked = at(p, PENDING) !== 0 || at(p, STAGE) === SETUP;
    const seat = isAsked ? (actorOf(this.#match, p) ?? 0) : at(p, ACTIVE);
    return this.#match.sideOf(seat) === this.#side ? 0 : 1;
  }

  /** The score of a child of a position of this team. */
  #follow(child: Position, depth: number, alpha: number, beta: number, ply: number, team: Team): number {
    return this.#teamOf(child) === team
      ? this.#search(child, depth, alpha, beta, ply)
      : -this.#search(child, depth, -beta, -alpha, ply);
  }

  #search(p: Position, depth: number, alpha: number, beta: number, ply: number): number {
    this.timer.tick();
    const team = this.#teamOf(p);
    if (this.#isDone(p)) return this.#signed(this.#verdict(p, ply), team);
    const stage = at(p, STAGE);
    if (stage === SETUP) return this.#afterSetup(p, depth, alpha, beta, ply, team);
    if (stage === DRAW) return this.#afterDraws(p, depth, ply, team);
    if (at(p, PENDING) !== 0) return this.#afterAnswer(p, depth, ply, team);
    if (!this.#isHasty || team === 0) {
      if (this.#threats.canWin(p)) return depth > 0 || this.#prunes ? WIN - ply - 1 : this.#leaf(p, team);
    }
    if (depth <= 0) return this.#prunes ? this.#quiet(p, alpha, beta, ply, team, 0) : this.#leaf(p, team);
    if (ply > 1 && WIN - ply <= alpha) return alpha;
    return this.#deepen(p, depth, alpha, beta, ply, team);
  }

  #isDone(p: Position): boolean {
    return at(p, STAGE) === OVER || ((at(p, OUT) >> this.#side) & 1) !== 0;
  }

  /** The value of a game that is over, or over for the searching side. */
  #verdict(p: Position, ply: number): number {
    return at(p, STAGE) === OVER ? verdict(p, this.#side, ply) : ply - WIN;
  }

  #signed(score: number, team: Team): number {
    return team === 0 ? score : -score;
  }

  #leaf(p: Position, team: Team): number {
    return this.#signed(this.#evaluator.evaluate(p, this.#side), team);
  }

  /** The stored score of this position, or the best of its turns. */
  #deepen(p: Position, depth: number, alpha: number, beta: number, ply: number, team: Team): number {
    const table = this.#table;
    this.#key.read(p);
    const { low, high } = this.#key;
    let before = 0;
    let staticScore: number | undefined;
    if (table.probe(low, high)) {
      before = table.turn;
      staticScore = table.staticScore;
      const score = table.score(ply);
      if (table.depth >= depth && isUsable(score, table.bound, alpha, beta)) return score;
    }
    const isPv = beta - alpha > 1;
    const isThreatened = this.#prunes && this.#threats.isThreatened(p);
    if (this.#prunes && !isPv && !isThreatened && !isDecided(alpha) && !isDecided(beta)) {
      staticScore ??= this.#leaf(p, team);
      const score = this.#withoutTurns(p, depth, alpha, beta, ply, staticScore);
      if (score !== UNDECIDED) return score;
    }
    const less = this.#prunes && before === 0 && depth >= UNKNOWN_DEPTH ? 1 : 0;
    const score = this.#bestTurn(p, depth - less, alpha, beta, ply, team, before, low, high, isPv, isThreatened);
    if (this.timer.expired) return score;
    const bound: Bound = score >= beta ? AT_LEAST : score > alpha ? EXACT : AT_MOST;
    this.#table.store(low, high, score > alpha ? this.#bestKey : 0, score, depth - less, bound, ply, staticScore);
    return score;
  }

  /** Is it clear from the looks of a quiet position, or from passing, on which side of the window it lies? */
  #withoutTurns(p: Position, depth: number, alpha: number, beta: number, ply: number, score: number): number {
    const { scale } = this.#evaluator;
    if (depth <= GOOD_ENOUGH_DEPTH && score - goodEnough(depth, scale) >= beta) return score;
    if (depth <= HOPELESS_DEPTH && score + hopeless(depth, scale) <= alpha) return score;
    if (depth < PASS_DEPTH || score < beta || this.#passedAt === ply - 1) return UNDECIDED;
    const passed = this.#afterPass(p, depth, beta, ply);
    return passed >= beta ? (isDecided(passed) ? beta : passed) : UNDECIDED;
  }

  /** The score if the player to move did nothing. */
  #afterPass(p: Position, depth: number, beta: number, ply: number): number {
    const passed = this.#passes[ply] ?? newPosition();
    this.#passes[ply] = passed;
    if (!this.#mayPass || !this.#threats.pass(p, passed)) return -INFINITE;
    const before = this.#passedAt;
    this.#passedAt = ply;
    const score = -this.#search(passed, depth - 1 - passReduction(depth), -beta, 1 - beta, ply + 1);
    this.#passedAt = before;
    return this.timer.expired ? -INFINITE : score;
  }

  /** The key of the turn that `#bestTurn` found last. */
  #bestKey = 0;

  /** The table's turn first, before any turn is listed; then the others in their order. `low`, `high`: the key of the position. */
  #bestTurn(
    p: Position,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    team: Team,
    before: number,
    low: number,
    high: number,
    isPv: boolean,
    isThreatened: boolean,
  ): number {
    const known = this.#prunes ? this.#turns.resultOf(low, high, before, ply) : undefined;
    let best = -INFINITE;
    if (known !== undefined) {
      best = this.#childScore(known, 0, depth, alpha, beta, ply, team, isThreatened);
      this.#bestKey = before;
      if (best >= beta) this.#turns.rewardKnown(low, high, before, depth, team, ply);
      if (best >= beta || this.timer.expired) return best;
    }
    const tried = known === undefined ? 0 : before;
    const limit = this.#prunes && !isPv && !isThreatened ? lateLimit(depth) : undefined;
    let list = this.#listTurns(p, ply, team, before, tried, limit, isThreatened);
    if (list.length === 0 && known === undefined) {
      // A variation goes on to its end with any of the turns that lose.
      if (isPv && this.#isInDanger) list = this.#listTurns(p, ply, team, before, tried, limit, false);
      if (list.length === 0) return this.#withoutTurn(p, depth, alpha, beta, ply, team);
    }
    let bestKey = tried;
    let bestPlace = -1;
    let floor = Math.max(alpha, best);
    let place = known === undefined ? 0 : 1;
    for (let i = 0; !this.timer.expired; i++, place++) {
      if (limit !== undefined && place >= limit && best > LOST) break;
      if (i === list.length) {
        if (!list.isPartial) break;
        // All that promised most lose: then the others count too.
        list = this.#listTurns(p, ply, team, 0, tried, undefined, isThreatened);
        i = 0;
      }
      list.pick(i);
      const score = this.#childScore(list.resultOf(i), place, depth, floor, beta, ply, team, isThreatened);
      if (score <= best) continue;
      best = score;
      bestKey = list.keyOf(i);
      bestPlace = i;
      if (score > floor) floor = score;
      if (floor >= beta) {
        this.#turns.reward(list, i, depth, team, ply);
        break;
      }
    }
    if (this.#prunes && bestPlace >= 0 && best > alpha) this.#turns.remember(low, high, list, bestPlace, depth);
    this.#bestKey = bestKey;
    return best;
  }

  /** Later turns are looked at less deep, and again where they turn out well. */
  #childScore(
    child: Position,
    i: number,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    team: Team,
    isThreatened: boolean,
  ): number {
    const next = depth - 1;
    if (i === 0) return this.#follow(child, next, alpha, beta, ply + 1, team);
    const isReduced = this.#prunes && depth >= 2 && i >= 2 && !isThreatened;
    const less = isReduced ? reduction(depth, i) : 0;
    let score = this.#follow(child, next - less, alpha, alpha + 1, ply + 1, team);
    if (score > alpha && less > 0) score = this.#follow(child, next, alpha, alpha + 1, ply + 1, team);
    if (score > alpha && score < beta) score = this.#follow(child, next, alpha, beta, ply + 1, team);
    return score;
  }

  /** Were turns left out of the last list because they lose at once? */
  #isInDanger = false;

  #listTurns(
    p: Position,
    ply: number,
    team: Team,
    before: number,
    tried: number,
    wanted: number | undefined,
    isThreatened: boolean,
  ): TurnList {
    const most = ply === 0 || !this.#prunes ? MAX_TURNS : MAX_LATER_TURNS;
    const danger = this.#threats.dangerAt(p, isThreatened);
    this.#isInDanger = danger.squares !== 0;
    return this.#turns.list(p, ply, team, before, tried, most, wanted, danger, this.timer);
  }

  /** Beyond the horizon: a threat has to be answered, and only that. */
  #quiet(p: Position, alpha: number, beta: number, ply: number, team: Team, answers: number): number {
    if (answers === MAX_ANSWERS || !this.#threats.isThreatened(p)) return this.#leaf(p, team);
    const list = this.#listTurns(p, ply, team, 0, 0, undefined, true);
    if (list.length === 0) return this.#withoutTurn(p, 0, alpha, beta, ply, team);
    let best = ply + 2 - WIN;
    let low = Math.max(alpha, best);
    let tried = 0;
    for (let i = 0; i < list.length && low < beta && !this.timer.expired; i++) {
      // Not all were tried, so it is not known to be lost.
      if (tried === MAX_EVASIONS) return Math.max(best, this.#leaf(p, team));
      list.pick(i);
      const child = list.resultOf(i);
      if (this.#losesAtOnce(child, team)) continue;
      tried++;
      const score = this.#afterEvasion(child, low, beta, ply + 1, team, answers + 1);
      if (score > best) best = score;
      if (score > low) low = score;
    }
    return best;
  }

  #losesAtOnce(child: Position, team: Team): boolean {
    this.timer.tick();
    return at(child, STAGE) === START && this.#teamOf(child) !== team && this.#threats.canWin(child);
  }

  #afterEvasion(child: Position, alpha: number, beta: number, ply: number, team: Team, answers: number): number {
    const other = this.#teamOf(child);
    const isTurn = at(child, STAGE) === START && !this.#isDone(child);
    if (!isTurn || other === team) return this.#follow(child, 0, alpha, beta, ply, team);
    return -this.#quiet(child, -beta, -alpha, ply, other, answers);
  }

  /** A player without a turn is out, or loses at once if other turns were left out; with three players the next one goes on. */
  #withoutTurn(p: Position, depth: number, alpha: number, beta: number, ply: number, team: Team): number {
    if (this.timer.expired) return 0;
    this.#bestKey = 0;
    if (this.#isInDanger) return ply + 2 - WIN;
    const next = copyOf(p);
    this.#turns.at(ply).walker.referee.resume(next);
    const isStuck = at(next, STAGE) !== OVER && at(next, ACTIVE) === at(p, ACTIVE);
    return isStuck ? this.#leaf(next, team) : this.#follow(next, depth, alpha, beta, ply, team);
  }

  /** Another player places workers: each part of the set-up counts as one turn of depth. */
  #afterSetup(p: Position, depth: number, alpha: number, beta: number, ply: number, team: Team): number {
    const most = depth > 0 ? MAX_SETUPS : 1;
    let best = -INFINITE;
    for (const { result } of this.#setupReplies.best(p, most, this.timer)) {
      const score = this.#follow(result, Math.max(0, depth - 1), Math.max(alpha, best), beta, ply + 1, team);
      if (score > best) best = score;
      if (best >= beta || this.timer.expired) break;
    }
    return best;
  }

  /** Chance: the mean over cards that may come. */
  #afterDraws(p: Position, depth: number, ply: number, team: Team): number {
    const { referee } = this.#turns.at(ply).walker;
    const draws = referee.legalSteps(p);
    const most = this.#prunes ? MAX_DRAWS : draws.length;
    const stride = Math.max(1, Math.floor(draws.length / most));
    const some = draws.filter((_, i) => i % stride === 0).slice(0, most);
    if (some.length === 0) return this.#leaf(p, team);
    const after = (step: number): number => {
      const { position } = referee.carry(p, step);
      return this.#follow(position, depth, -INFINITE, INFINITE, ply, team);
    };
    // Cut off towards 0, which is the same for both teams.
    return Math.trunc(some.reduce((sum, step) => sum + after(step), 0) / some.length);
  }

  /** A player answers a dome in another's turn; the rest of that turn does not count as a turn. */
  #afterAnswer(p: Position, depth: number, ply: number, team: Team): number {
    const { referee } = this.#turns.at(ply).walker;
    const scores = referee.legalSteps(p).map((step) => {
      const { position } = referee.carry(p, step);
      const isMidTurn = at(position, STAGE) === TURN;
      return this.#follow(position, isMidTurn ? depth + 1 : depth, -INFINITE, INFINITE, ply, team);
    });
    return Math.max(...scores);
  }
}

const isUsable = (score: number, bound: Bound, alpha: number, beta: number): boolean =>
  bound === EXACT || (bound === AT_LEAST ? score >= beta : score <= alpha);
