import { isOver, type Match, type Position, Referee, type Step, TurnWalker, WinTest } from '@oia/rules';
import { ACTIVE, copyOf, OVER, PENDING, STAGE, START } from '@oia/rules/layout';
import { at, verdict } from '../evaluation.ts';
import type { Search } from '../search/search.ts';
import { walkedKey } from '../search/turn-history.ts';
import { type Visitor, walkFairly } from '../walk.ts';
import { withoutDetours } from '../ways.ts';

/** As many as the search lists in a position that is not its root, and a few that it may have listed before. */
const MOST_TURNS = 2_000;
/** Nobody reads on. */
const MOST_LENGTH = 8;
/** Where the table has forgotten the turn, so far is searched again. */
const SEARCH_AGAIN = 2;

/** A turn that was found, and what comes of it. */
interface Found {
  readonly steps: readonly Step[];
  readonly result: Position;
}

/** Follows what the search thinks both sides play. */
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

  /** The turns that are expected after this position, at most so many; it ends where chance or an answer decides. */
  after(p: Position, most: number): Step[][] {
    const turns: Step[][] = [];
    let position: Position | undefined = p;
    while (position && turns.length < Math.min(most, MOST_LENGTH)) {
      const found = this.#next(position);
      if (found) turns.push([...found.steps]);
      position = found?.result;
    }
    return turns;
  }

  #next(p: Position): Found | undefined {
    if (at(p, STAGE) !== START || at(p, PENDING) !== 0) return undefined;
    if (this.#winTest.canWin(p)) return this.#win(p);
    if (this.#search.bestKeyAt(p) === 0) this.#search.value(p, SEARCH_AGAIN);
    const key = this.#search.bestKeyAt(p);
    if (key === 0) return undefined;
    const isBest: Visitor = (_, steps, split) => walkedKey(steps, split) === key;
    return this.#find(p, isBest);
  }

  #win(p: Position): Found | undefined {
    const side = this.#match.sideOf(at(p, ACTIVE));
    return this.#find(p, (result) => isOver(result) && at(result, STAGE) === OVER && verdict(result, side, 0) > 0);
  }

  /** The first turn that is meant, by the shortest ways. */
  #find(p: Position, isMeant: Visitor): Found | undefined {
    let found: Found | undefined;
    walkFairly(this.#walker, p, MOST_TURNS, (result, steps, split) => {
      if (!isMeant(result, steps, split)) return true;
      const all = split === undefined ? steps.toArray() : [split, ...steps.toArray()];
      found = { steps: withoutDetours(this.#walker.referee, p, all), result: copyOf(result) };
      return false;
    });
    return found;
  }
}
