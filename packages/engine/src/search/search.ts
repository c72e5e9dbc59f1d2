import { actorOf, type Match, type Position, PositionKey, type Step, type StepList } from '@oia/rules';
import { ACTIVE, copyOf, DRAW, OUT, OVER, PENDING, SETUP, STAGE, START, TURN } from '@oia/rules/layout';
import { at, type Evaluator, HandMade, verdict } from '../evaluation.ts';
import type { Timer } from '../timer.ts';
import { walkFairly } from '../walk.ts';
import { INFINITE, isDecided, WIN } from './score.ts';
import { Threats } from './threats.ts';
import { AT_LEAST, AT_MOST, type Bound, EXACT, Transpositions } from './transpositions.ts';
import { TurnHistory, turnKey } from './turn-history.ts';
import { TurnList } from './turn-list.ts';

/** At most so many turns are looked at in one position: at the root, or where nothing is cut short, and anywhere else. */
const MOST_TURNS = 2_000;
const MOST_LATER = 500;
/** Listing so many turns takes about as long as a node. */
const TURNS_A_NODE = 16;
/** The clock is asked once in so many listed turns, plus 1. */
const CLOCK_MASK = 127;
/** Of the cards that may be turned up, so many stand for all. */
const MOST_DRAWS = 4;
/** Answers to threats are followed so far beyond the horizon. */
const MOST_ANSWERS = 6;
/** So many turns that answer a threat are tried there. */
const MOST_EVASIONS = 10;
/** Turns tried at least, by the depth that is left, where nothing is at stake. */
const LATE = [0, 6, 11, 19, 30] as const;
/** By this share of the evaluator's scale, for each turn left, a position has to be better than needed to be left alone. */
const FUTILE_SHARE = 0.5;
const FUTILE_DEPTH = 4;
/** Order: the turn that was best before comes first of all. */
const BEST_BEFORE = 1 << 29;
/** What a killer, and the best history, is worth in the order of turns, as a share of that scale. */
const KILLER_SHARE = 0.5;
const HISTORY_BITS = 15;

/** Whom a turn serves: the side that asks, or anybody else. */
type Team = 0 | 1;

export interface SearchOptions {
  /** Does not see what others threaten. */
  readonly isHasty?: boolean;
  readonly table?: Transpositions;
  /** Left out: the hand-made one. */
  readonly evaluator?: Evaluator;
  /** Nothing is cut short: every turn to the full depth, nothing beyond it. For tests that compare with plain minimax. */
  readonly isExhaustive?: boolean;
}

/**
 * Principal variation search over complete turns, for one side. All others are taken to play against it: right for two sides, careful for
 * three. A position is taken as the whole truth; who does not know it asks about several. Scores inside are those of the team to move.
 */
export class Search {
  readonly #match: Match;
  readonly #side: number;
  /** When it has to end; a new one for each question. */
  timer: Timer;
  readonly #isHasty: boolean;
  readonly #prunes: boolean;
  readonly #evaluator: Evaluator;
  readonly #futile: number;
  /** Judges the results of all turns, to order them: a tenth of the time of a net. */
  readonly #quickEvaluator: Evaluator;
  readonly #table: Transpositions;
  readonly #history = new TurnHistory();
  readonly #key: PositionKey;
  readonly #threats: Threats;
  readonly #lists: TurnList[] = [];
  readonly #killers = new Int32Array(256);

  constructor(match: Match, side: number, timer: Timer, options: SearchOptions = {}) {
    this.#match = match;
    this.#side = side;
    this.timer = timer;
    this.#isHasty = options.isHasty ?? false;
    this.#prunes = !options.isExhaustive;
    this.#evaluator = options.evaluator ?? new HandMade(match, this.#isHasty);
    this.#quickEvaluator = new HandMade(match, this.#isHasty);
    this.#futile = Math.round(this.#evaluator.scale * FUTILE_SHARE);
    this.#table = options.table ?? new Transpositions();
    this.#key = new PositionKey(match);
    this.#threats = new Threats(match, this.#isHasty);
  }

  /** The value for the side that asks after `depth` more turns, if it lies between alpha and beta. Without meaning once the time is over. */
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

  #teamOf(p: Position): Team {
    const seat = at(p, PENDING) !== 0 ? (actorOf(this.#match, p) ?? 0) : at(p, ACTIVE);
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
    if (stage === SETUP) return this.#leaf(p, team);
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

  /** Of a game that is over, or over for the side that asks. */
  #verdict(p: Position, ply: number): number {
    return at(p, STAGE) === OVER ? verdict(p, this.#side, ply) : ply - WIN;
  }

  #signed(score: number, team: Team): number {
    return team === 0 ? score : -score;
  }

  #leaf(p: Position, team: Team): number {
    return this.#signed(this.#evaluator.evaluate(p, this.#side), team);
  }

  #promise(result: Position, team: Team): number {
    return this.#signed(this.#quickEvaluator.evaluate(result, this.#side), team);
  }

  /** What was found before about this position, or the best of its turns. */
  #deepen(p: Position, depth: number, alpha: number, beta: number, ply: number, team: Team): number {
    const table = this.#table;
    this.#key.read(p);
    const { low, high } = this.#key;
    let before = 0;
    if (table.probe(low, high)) {
      before = table.turn;
      const score = table.score(ply);
      if (table.depth >= depth && isUsable(score, table.bound, alpha, beta)) return score;
    }
    const isPv = beta - alpha > 1;
    const isThreatened = this.#prunes && this.#threats.isThreatened(p);
    if (this.#prunes && !isPv && !isThreatened && depth <= FUTILE_DEPTH && !isDecided(beta)) {
      const score = this.#leaf(p, team);
      if (score - this.#futile * depth >= beta) return score;
    }
    const score = this.#bestTurn(p, depth, alpha, beta, ply, team, before, isPv, isThreatened);
    if (this.timer.expired) return score;
    const bound: Bound = score >= beta ? AT_LEAST : score > alpha ? EXACT : AT_MOST;
    this.#table.store(low, high, score > alpha ? this.#bestKey : 0, score, depth, bound, ply);
    return score;
  }

  /** The key of the turn that `#bestTurn` found last. */
  #bestKey = 0;

  #bestTurn(
    p: Position,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    team: Team,
    before: number,
    isPv: boolean,
    isThreatened: boolean,
  ): number {
    const list = this.#listTurns(p, ply, team, before);
    if (list.length === 0) return this.#withoutTurn(p, depth, alpha, beta, ply, team);
    let best = -INFINITE;
    let bestKey = 0;
    let low = alpha;
    for (let i = 0; i < list.length && !this.timer.expired; i++) {
      if (this.#prunes && !isPv && this.#isLate(i, depth, best, isThreatened)) break;
      list.pick(i);
      const child = list.results[i] as Position;
      const score = this.#childScore(child, i, depth, low, beta, ply, team, isThreatened);
      if (score <= best) continue;
      best = score;
      bestKey = list.keys[i] as number;
      if (score > low) low = score;
      if (low >= beta) {
        this.#reward(list, i, depth, team, ply);
        break;
      }
    }
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

  /** Near the horizon only the first turns count, once one was found that does not lose. */
  #isLate(i: number, depth: number, best: number, isThreatened: boolean): boolean {
    const most = LATE[depth];
    return most !== undefined && i >= most && !isThreatened && best > -WIN + 1000;
  }

  #reward(list: TurnList, index: number, depth: number, team: Team, ply: number): void {
    const bonus = Math.min(depth * depth * 16, 1024);
    this.#killers[ply] = list.keys[index] as number;
    this.#history.update(team, list.firsts[index] as Step, list.lasts[index] as Step, bonus);
    for (let i = Math.max(0, index - 16); i < index; i++) {
      this.#history.update(team, list.firsts[i] as Step, list.lasts[i] as Step, -bonus);
    }
  }

  #listAt(ply: number): TurnList {
    const list = this.#lists[ply] ?? new TurnList(this.#match);
    this.#lists[ply] = list;
    return list;
  }

  #listTurns(p: Position, ply: number, team: Team, before: number): TurnList {
    const list = this.#listAt(ply);
    const history = this.#history;
    const { scale } = this.#quickEvaluator;
    const killer = this.#killers[ply] as number;
    list.length = 0;
    const most = ply === 0 || !this.#prunes ? MOST_TURNS : MOST_LATER;
    walkFairly(list.walker, p, most, (result: Position, steps: StepList, split: Step | undefined) => {
      const key = split === undefined ? turnKey(steps) : turnKey(steps) ^ Math.imul(split, 0x85ebca6b);
      const first = split ?? (steps.items[0] as Step);
      const last = steps.length > 0 ? (steps.items[steps.length - 1] as Step) : first;
      let order = ((history.valueOf(team, first, last) * scale) >> HISTORY_BITS) + this.#promise(result, team);
      if (key === before) order = BEST_BEFORE;
      else if (key === killer) order += KILLER_SHARE * scale;
      if ((list.length & CLOCK_MASK) === CLOCK_MASK) this.timer.isPast(1);
      return list.add(result, first, steps, key, order) && !this.timer.expired;
    });
    this.timer.add(Math.floor(list.length / TURNS_A_NODE));
    return list;
  }

  /** Beyond the horizon: a threat has to be answered, and only that. */
  #quiet(p: Position, alpha: number, beta: number, ply: number, team: Team, answers: number): number {
    if (answers === MOST_ANSWERS || !this.#threats.isThreatened(p)) return this.#leaf(p, team);
    const list = this.#listTurns(p, ply, team, 0);
    if (list.length === 0) return this.#withoutTurn(p, 0, alpha, beta, ply, team);
    let best = ply + 2 - WIN;
    let low = Math.max(alpha, best);
    let tried = 0;
    for (let i = 0; i < list.length && low < beta && !this.timer.expired; i++) {
      // Not all were tried, so it is not known to be lost.
      if (tried === MOST_EVASIONS) return Math.max(best, this.#leaf(p, team));
      list.pick(i);
      const child = list.results[i] as Position;
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

  /** Who cannot play is out; with three players the next one goes on. */
  #withoutTurn(p: Position, depth: number, alpha: number, beta: number, ply: number, team: Team): number {
    if (this.timer.expired) return 0;
    const next = copyOf(p);
    this.#listAt(ply).walker.referee.resume(next);
    const isStuck = at(next, STAGE) !== OVER && at(next, ACTIVE) === at(p, ACTIVE);
    return isStuck ? this.#leaf(next, team) : this.#follow(next, depth, alpha, beta, ply, team);
  }

  /** Chance: the mean over cards that may come. */
  #afterDraws(p: Position, depth: number, ply: number, team: Team): number {
    const { referee } = this.#listAt(ply).walker;
    const draws = referee.legalSteps(p);
    const stride = Math.max(1, Math.floor(draws.length / MOST_DRAWS));
    const some = draws.filter((_, i) => i % stride === 0).slice(0, MOST_DRAWS);
    if (some.length === 0) return this.#leaf(p, team);
    const after = (step: number): number => {
      const { position } = referee.carry(p, step);
      return this.#follow(position, depth, -INFINITE, INFINITE, ply, team);
    };
    return Math.round(some.reduce((sum, step) => sum + after(step), 0) / some.length);
  }

  /** Somebody answers a dome in another's turn; the rest of that turn is no turn of its own. */
  #afterAnswer(p: Position, depth: number, ply: number, team: Team): number {
    const { referee } = this.#listAt(ply).walker;
    const scores = referee.legalSteps(p).map((step) => {
      const { position } = referee.carry(p, step);
      const isMidTurn = at(position, STAGE) === TURN;
      return this.#follow(position, isMidTurn ? depth + 1 : depth, -INFINITE, INFINITE, ply, team);
    });
    return Math.max(...scores);
  }
}

/** How much less deep the turn at this place is looked at. */
const reduction = (depth: number, i: number): number =>
  Math.min(depth - 1, (Math.log2(depth + 1) * Math.log2(i + 1)) >> 2);

const isUsable = (score: number, bound: Bound, alpha: number, beta: number): boolean =>
  bound === EXACT || (bound === AT_LEAST ? score >= beta : score <= alpha);
