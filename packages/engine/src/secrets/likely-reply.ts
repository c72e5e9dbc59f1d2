import { type Match, type Position, Referee, type Step, TurnWalker, winnerOf } from '@oia/rules';
import { ACTIVE, copyOf } from '@oia/rules/layout';
import { at, type Evaluator, INFINITE } from '../evaluation/evaluator.ts';
import type { Timer } from '../question/timer.ts';
import { Search } from '../search/search.ts';
import { Transpositions } from '../search/transpositions.ts';
import { walkFairly } from '../search/turn-walk.ts';

const MAX_TURNS = 300;
/** Looked at once more, one turn further. */
const MAX_CLOSER_TURNS = 6;
const TABLE_BITS = 12;

interface Reply {
  readonly steps: readonly Step[];
  readonly result: Position;
  score: number;
}

/**
 * The likely turn of a player who takes a position for the truth; searched two turns deep, because we cannot know more
 * about opponents.
 */
export class LikelyReply {
  readonly #match: Match;
  readonly #evaluator: Evaluator;
  readonly #timer: Timer;
  readonly #walker: TurnWalker;
  readonly #searches: Search[] = [];

  constructor(match: Match, evaluator: Evaluator, timer: Timer) {
    this.#match = match;
    this.#evaluator = evaluator;
    this.#timer = timer;
    this.#walker = new TurnWalker(new Referee(match));
  }

  /** undefined: there is no turn, or no time. */
  stepsIn(world: Position): readonly Step[] | undefined {
    const side = this.#match.sideOf(at(world, ACTIVE));
    const search = this.#searchFor(side);
    const replies: Reply[] = [];
    let win: readonly Step[] | undefined;
    walkFairly(this.#walker, world, MAX_TURNS, (result, path, first) => {
      const steps = first === undefined ? path.toArray() : [first, ...path.toArray()];
      replies.push({ steps, result: copyOf(result), score: 0 });
      if (winnerOf(result) === side) win = steps;
      return win === undefined;
    });
    if (win) return win;
    const closer = ranked(search, replies, 1).slice(0, MAX_CLOSER_TURNS);
    const best = ranked(search, closer, 2)[0];
    return this.#timer.expired ? undefined : best?.steps;
  }

  #searchFor(side: number): Search {
    this.#searches[side] ??= new Search(this.#match, side, this.#timer, {
      evaluator: this.#evaluator,
      table: new Transpositions(TABLE_BITS),
    });
    return this.#searches[side];
  }
}

function ranked(search: Search, replies: Reply[], depth: number): Reply[] {
  for (const reply of replies) {
    if (search.timer.expired) break;
    reply.score = search.scoreOfTurn(reply.result, 0, depth, -INFINITE);
  }
  return replies.sort((a, b) => b.score - a.score);
}
