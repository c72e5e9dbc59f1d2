import type { Match, Position, StepList } from '@oia/rules';
import { INFINITE, isDecided } from '../evaluation/evaluator.ts';
import type { Search } from './search.ts';
import { turnKey } from './turn-history.ts';
import { TurnList } from './turn-list.ts';
import { walkFairly } from './turn-walk.ts';

/** More turns are sampled. */
const MAX_TURNS = 2_000;

/** The position after the best turn, its score for the side that asked, and how many turns the search looked ahead. */
export interface BestTurn {
  readonly result: Position;
  readonly score: number;
  readonly depth: number;
}

/** Finds the best turn of a known position: the plain use of a search, without levels, secrets or set-up. */
export class TurnFinder {
  readonly #search: Search;
  readonly #turns: TurnList;

  constructor(match: Match, search: Search) {
    this.#search = search;
    this.#turns = new TurnList(match);
  }

  /** Looks further and further, until the search's time or `most` turns are reached. undefined: there is no turn. */
  find(p: Position, most: number): BestTurn | undefined {
    const turns = this.#turns;
    turns.begin();
    walkFairly(turns.walker, p, MAX_TURNS, (result: Position, steps: StepList) =>
      turns.add(result, 0, steps, turnKey(steps), 0),
    );
    let found: BestTurn | undefined;
    for (let depth = 1; depth <= most && turns.length > 0; depth++) {
      const isWhole = this.#compare(depth);
      if (isWhole || found === undefined) found = this.#best(depth);
      if (!isWhole || isDecided(found.score)) break;
    }
    return found;
  }

  #best(depth: number): BestTurn {
    return { result: this.#turns.resultOf(0), score: this.#turns.orderOf(0), depth };
  }

  /** Compares all turns at one depth and puts the best one first. False: the time was over before. */
  #compare(depth: number): boolean {
    const turns = this.#turns;
    const { timer } = this.#search;
    let alpha = -INFINITE;
    let compared = 0;
    for (; compared < turns.length && !(timer.expired && compared > 0); compared++) {
      const score = this.#search.scoreOfTurn(turns.resultOf(compared), compared, depth, alpha);
      if (timer.expired && compared > 0) break;
      turns.setOrder(compared, score);
      if (score > alpha) {
        alpha = score;
        turns.moveToFront(compared);
      }
    }
    return compared === turns.length;
  }
}
