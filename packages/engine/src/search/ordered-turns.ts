import type { Match, Position, Step, StepList } from '@oia/rules';
import { type Evaluator, HandMadeEvaluator } from '../evaluation/evaluator.ts';
import type { Timer } from '../question/timer.ts';
import { OwnTurns } from './own-turns.ts';
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
  readonly #turns: OwnTurns;
  readonly #history = new TurnHistory();
  readonly #killers = new Int32Array(MAX_PLIES);
  readonly #lists: TurnList[] = [];

  /** `isHasty`: does not see what others threaten. */
  constructor(match: Match, side: number, isHasty: boolean) {
    this.#match = match;
    this.#side = side;
    this.#evaluator = new HandMadeEvaluator(match, isHasty);
    this.#turns = new OwnTurns(match);
  }

  /** The list of a ply, as it was left. */
  at(ply: number): TurnList {
    const list = this.#lists[ply] ?? new TurnList(this.#match);
    this.#lists[ply] = list;
    return list;
  }

  /** All turns of a position, or a fair sample of more than `most`; `before`: the key of the one that was best before. */
  list(p: Position, ply: number, team: Team, before: number, most: number, timer: Timer): TurnList {
    const list = this.at(ply);
    const history = this.#history;
    const { scale } = this.#evaluator;
    const killer = this.#killers[ply] as number;
    list.length = 0;
    this.#turns.walk(list.walker, p, most, (result: Position, steps: StepList, split: Step | undefined) => {
      const key = walkedKey(steps, split);
      const first = split ?? (steps.items[0] as Step);
      const last = steps.length > 0 ? (steps.items[steps.length - 1] as Step) : first;
      let order = ((history.valueOf(team, first, last) * scale) >> HISTORY_BITS) + this.#promise(result, team);
      if (key === before) order = BEST_BEFORE;
      else if (key === killer) order += KILLER_SHARE * scale;
      if ((list.length & CLOCK_MASK) === CLOCK_MASK) timer.isPast(1);
      return list.add(result, first, steps, key, order) && !timer.expired;
    });
    timer.add(Math.floor(list.length / TURNS_PER_NODE));
    return list;
  }

  #promise(result: Position, team: Team): number {
    const score = this.#evaluator.evaluate(result, this.#side);
    return team === 0 ? score : -score;
  }

  /** The turn at this place was good enough, those before it were not. */
  reward(list: TurnList, index: number, depth: number, team: Team, ply: number): void {
    const bonus = Math.min(depth * depth * 16, MAX_BONUS);
    this.#killers[ply] = list.keys[index] as number;
    this.#history.update(team, list.firsts[index] as Step, list.lasts[index] as Step, bonus);
    for (let i = Math.max(0, index - MAX_MALUS_TURNS); i < index; i++) {
      this.#history.update(team, list.firsts[i] as Step, list.lasts[i] as Step, -bonus);
    }
  }
}
