import type { Match, Position, Step, StepList } from '@oia/rules';
import { ACTIVE, newPosition } from '@oia/rules/layout';
import { at, type Evaluator, HandMadeEvaluator } from '../evaluation/evaluator.ts';
import { TurnEstimate } from '../evaluation/turn-estimate.ts';
import type { Timer } from '../question/timer.ts';
import { BestResults } from './best-results.ts';
import type { Danger } from './danger.ts';
import { OwnTurns } from './own-turns.ts';
import type { Transpositions } from './transpositions.ts';
import { TurnHistory, walkedKey } from './turn-history.ts';
import { TurnList } from './turn-list.ts';

/** The side a turn serves: the searching side, or any other. */
export type Team = 0 | 1;

/** Listing this many turns costs about as much as one node. */
const TURNS_PER_NODE = 16;
/** Mask: the clock is checked once per this many listed turns, plus 1. */
const CLOCK_MASK = 127;
/** The turn that was best before comes first of all. */
const BEST_BEFORE = 1 << 29;
/** No key of a turn is 0. */
const NONE = 0;
/** Ordering bonus of a killer, and of the best history, as a share of the evaluator's scale. */
const KILLER_SHARE = 0.5;
const HISTORY_BITS = 15;
const MAX_PLIES = 256;
/** Maximum turns tried before the best one that get a malus. */
const MAX_MALUS_TURNS = 16;
const MAX_BONUS = 1024;

/** The turns of each ply of a search, ordered by what they lead to and by what was good elsewhere. */
export class OrderedTurns {
  readonly #match: Match;
  readonly #side: number;
  /** Judges the results of all turns: a tenth of the time of a net. */
  readonly #evaluator: Evaluator;
  /** The same in a fifth of its time, between two sides that see each other's threats. */
  readonly #estimate: TurnEstimate | undefined;
  readonly #turns: OwnTurns;
  readonly #history = new TurnHistory();
  readonly #results: BestResults;
  readonly #killers = new Int32Array(MAX_PLIES);
  readonly #lists: TurnList[] = [];
  /** The result of the table's turn at each ply. */
  readonly #known: Position[] = [];

  /** `isHasty`: does not see what others threaten. */
  constructor(match: Match, side: number, isHasty: boolean, table: Transpositions) {
    this.#match = match;
    this.#side = side;
    this.#evaluator = new HandMadeEvaluator(match, isHasty);
    this.#estimate = match.sides === 2 && !isHasty ? new TurnEstimate() : undefined;
    this.#turns = new OwnTurns(match);
    this.#results = new BestResults(table);
  }

  /** The list of a ply, as it was left. */
  at(ply: number): TurnList {
    const list = this.#lists[ply] ?? new TurnList(this.#match);
    this.#lists[ply] = list;
    return list;
  }

  /** The result of the turn that was best before in the position with this key, if it is remembered. */
  resultOf(low: number, high: number, turn: number, ply: number): Position | undefined {
    if (turn === NONE || !this.#results.find(low, high, turn)) return undefined;
    const known = this.#known[ply] ?? newPosition();
    this.#known[ply] = known;
    this.#results.read(known);
    return known;
  }

  /** Remembers the result of the turn at this place as the best in the position with this key. */
  remember(low: number, high: number, list: TurnList, place: number, depth: number): void {
    const first = list.firstOf(place);
    this.#results.store(low, high, list.keyOf(place), first, list.lastOf(place), depth, list.resultOf(place));
  }

  /**
   * All turns of a position, or a fair sample of more than `most`; `wanted`: only this many of the best will be asked for. `before`: the key of
   * the one that was best before; `tried`: the key of the one to leave out. Turns that leave the danger lose, and are left out too.
   */
  list(
    p: Position,
    ply: number,
    team: Team,
    before: number,
    tried: number,
    most: number,
    wanted: number | undefined,
    danger: Danger,
    timer: Timer,
  ): TurnList {
    const list = this.at(ply);
    const history = this.#history;
    const { scale } = this.#evaluator;
    const killer = this.#killers[ply] as number;
    const bonus = KILLER_SHARE * scale;
    const isSought = before !== tried;
    let walked = 0;
    list.begin(wanted);
    this.#estimate?.begin(p, this.#match.sideOf(at(p, ACTIVE)));
    const visit = (result: Position, steps: StepList, split: Step | undefined): boolean => {
      walked++;
      if ((walked & CLOCK_MASK) === 0) timer.isPast(1);
      if (danger.isLeftBy(result)) return !timer.expired;
      const first = split ?? (steps.items[0] as Step);
      const last = steps.length > 0 ? (steps.items[steps.length - 1] as Step) : first;
      let order = ((history.valueOf(team, first, last) * scale) >> HISTORY_BITS) + this.#promise(result, team);
      // Most turns promise too little even for a killer: their keys need not be known.
      if (!isSought && list.leavesOut(order + bonus)) return !timer.expired;
      const key = walkedKey(steps, split);
      if (key === tried) return !timer.expired;
      if (key === before) order = BEST_BEFORE;
      else if (key === killer) order += bonus;
      return list.add(result, first, steps, key, order) && !timer.expired;
    };
    this.#turns.walk(list.walker, p, most, visit, danger.squares);
    timer.add(Math.floor(walked / TURNS_PER_NODE));
    return list;
  }

  #promise(result: Position, team: Team): number {
    if (this.#estimate !== undefined) return this.#estimate.of(result);
    const score = this.#evaluator.evaluate(result, this.#side);
    return team === 0 ? score : -score;
  }

  /** The turn at this place was good enough, those before it were not. */
  reward(list: TurnList, place: number, depth: number, team: Team, ply: number): void {
    const bonus = bonusOf(depth);
    this.#killers[ply] = list.keyOf(place);
    this.#history.update(team, list.firstOf(place), list.lastOf(place), bonus);
    for (let i = Math.max(0, place - MAX_MALUS_TURNS); i < place; i++) {
      this.#history.update(team, list.firstOf(i), list.lastOf(i), -bonus);
    }
  }

  /** The turn that was best before was good enough again. */
  rewardKnown(low: number, high: number, turn: number, depth: number, team: Team, ply: number): void {
    this.#killers[ply] = turn;
    if (!this.#results.find(low, high, turn)) return;
    this.#history.update(team, this.#results.first, this.#results.last, bonusOf(depth));
  }
}

const bonusOf = (depth: number): number => Math.min(depth * depth * 16, MAX_BONUS);
