import { activeSeat, type Match, type Position, type Step } from '@oia/rules';
import { OwnTurns } from './own-turns.ts';
import { Prover, turnsAfter, type Verdict } from './prover.ts';
import type { PuzzleGoal } from './puzzle.ts';

/** The part of a turn that one player decides, and the position in which another player continues. */
export interface Turn {
  readonly steps: readonly Step[];
  readonly result: Position;
}

/** The verdict on a position and a goal. 'unknown' means given up: neither one turn nor none is proved. */
export type Solution =
  | { readonly kind: 'one'; readonly key: Turn; readonly turns: number }
  | { readonly kind: 'none' | 'several' | 'unknown' };

const OPPOSITE = { yes: 'no', no: 'yes', unknown: 'unknown' } as const;

/** Says which turns reach a goal. */
export class Solver {
  /** Positions looked at since the last `rest`. */
  nodes = 0;
  readonly #match: Match;
  readonly #prover: Prover;
  readonly #turns: OwnTurns;
  readonly #mostNodes: number;

  constructor(match: Match, mostNodes: number) {
    this.#match = match;
    this.#prover = new Prover(match);
    this.#turns = new OwnTurns(match);
    this.#mostNodes = mostNodes;
  }

  /** From now on there are as many nodes as at first. */
  rest(): void {
    this.nodes = 0;
  }

  /** All turns of a position, each result once. */
  turnsOf(p: Position): Turn[] {
    const turns: Turn[] = [];
    this.#turns.walk(p, (result, steps) => turns.push({ steps: steps.toArray(), result: result.slice() }) > 0);
    return turns;
  }

  /** Does `side` win within `turns` turns of its own? */
  wins(p: Position, side: number, turns: number): Verdict {
    const verdict = this.#prover.wins(p, side, turns, Math.max(1, this.#mostNodes - this.nodes));
    this.nodes += this.#prover.nodes;
    return verdict;
  }

  /** Is the goal of the side that just played within reach, or kept, after its turn? `goal` is as before that turn. */
  keeps(result: Position, side: number, { aim, turns }: PuzzleGoal): Verdict {
    if (aim === 'win') return this.wins(result, side, turnsAfter(this.#match, result, side, turns));
    return OPPOSITE[this.wins(result, this.#other(side), turns)];
  }

  /** The one turn that reaches the goal, if there is exactly one, and nothing less would do. */
  solve(p: Position, goal: PuzzleGoal): Solution {
    this.rest();
    const side = this.#match.sideOf(activeSeat(p));
    const turns = this.turnsOf(p);
    const good: Turn[] = [];
    for (const turn of turns) {
      const verdict = this.keeps(turn.result, side, goal);
      if (verdict === 'unknown') return { kind: 'unknown' };
      if (verdict === 'yes' && good.push(turn) > 1) return { kind: 'several' };
    }
    const [key] = good;
    return key ? this.#proper(p, side, goal, key, turns.length) : { kind: 'none' };
  }

  /** A goal that less would reach is another puzzle. */
  #proper(p: Position, side: number, goal: PuzzleGoal, key: Turn, turns: number): Solution {
    const easier = this.#easier(p, side, goal, key);
    if (easier === 'unknown') return { kind: 'unknown' };
    return easier === 'no' ? { kind: 'one', key, turns } : { kind: 'several' };
  }

  /** Is there a quicker win, or a win where one was to hold out? */
  #easier(p: Position, side: number, goal: PuzzleGoal, key: Turn): Verdict {
    if (goal.aim === 'hold') return this.wins(p, side, 1);
    return goal.turns === 1 ? 'no' : this.keeps(key.result, side, { ...goal, turns: goal.turns - 1 });
  }

  #other(side: number): number {
    return 1 - side;
  }
}
