import { isOver, type Match, type Position, Referee, type Step, TurnWalker, WinTest } from '@oia/rules';
import { ACTIVE, copyOf, OVER, PENDING, STAGE, START } from '@oia/rules/layout';
import { at, verdict } from '../evaluation/evaluator.ts';
import type { Search } from '../search/search.ts';
import { withoutDetours } from '../search/shortest-walks.ts';
import { walkedKey } from '../search/turn-history.ts';
import { type Visitor, walkFairly } from '../search/turn-walk.ts';

/** More than the search lists in a position below its root. */
const MAX_TURNS = 2_000;
/** Longer lines are not read. */
const MAX_LENGTH = 8;
/** Depth of the search that replaces an entry the table has lost. */
const REPLACEMENT_DEPTH = 2;

/** A turn that was found, and what comes of it. */
interface Found {
  readonly steps: readonly Step[];
  readonly result: Position;
}

/** Follows the best turns of both sides through the table. */
export class Variations {
  readonly #match: Match;
  readonly #search: Search;
  readonly #walker: TurnWalker;
  readonly #winTest: WinTest;

  constructor(match: Match, search: Search) {
    this.#match = match;
    this.#search = search;
    this.#walker = new TurnWalker(new Referee(match));
    this.#winTest = new WinTest(new Referee(match));
  }

  /** The expected turns after this position, up to a limit; ends where chance or an answer decides. */
  after(p: Position, most: number): Step[][] {
    const turns: Step[][] = [];
    let position: Position | undefined = p;
    while (position && turns.length < Math.min(most, MAX_LENGTH)) {
      const found = this.#next(position);
      if (found) turns.push([...found.steps]);
      position = found?.result;
    }
    return turns;
  }

  #next(p: Position): Found | undefined {
    if (at(p, STAGE) !== START || at(p, PENDING) !== 0) return undefined;
    if (this.#winTest.canWin(p)) return this.#win(p);
    if (this.#search.bestKeyAt(p) === 0) this.#search.value(p, REPLACEMENT_DEPTH);
    const key = this.#search.bestKeyAt(p);
    if (key === 0) return undefined;
    const isBest: Visitor = (_, steps, split) => walkedKey(steps, split) === key;
    return this.#find(p, isBest);
  }

  #win(p: Position): Found | undefined {
    const side = this.#match.sideOf(at(p, ACTIVE));
    return this.#find(p, (result) => isOver(result) && at(result, STAGE) === OVER && verdict(result, side, 0) > 0);
  }

  /** The first turn that matches, by the shortest walks. */
  #find(p: Position, isMeant: Visitor): Found | undefined {
    let found: Found | undefined;
    walkFairly(this.#walker, p, MAX_TURNS, (result, steps, split) => {
      if (!isMeant(result, steps, split)) return true;
      const all = split === undefined ? steps.toArray() : [split, ...steps.toArray()];
      found = { steps: withoutDetours(this.#walker.referee, p, all), result: copyOf(result) };
      return false;
    });
    return found;
  }
}
