import { GOALS, type PuzzleKind } from '@oia/learning/puzzles';
import { Solver, type Turn } from '@oia/learning/solver';
import {
  heightAt,
  kindOf,
  type Match,
  MOVE,
  type Position,
  positionText,
  Referee,
  samePosition,
  stepB,
  stepText,
} from '@oia/rules';
import { ACTIVE } from '@oia/rules/layout';
import type { Evaluator } from '../../packages/engine/src/evaluation/evaluator.ts';
import type { Find } from './find.ts';
import { Temptation } from './temptation.ts';

/** Node limits of the proofs: short, so that the tests can repeat them. */
export const MAX_NODES: Readonly<Record<PuzzleKind, number>> = {
  win1: 20_000,
  win2: 120_000,
  win3: 700_000,
  hold1: 60_000,
  hold2: 400_000,
};
/** A puzzle has at least this many turns to choose from, and this many that tempt and fail. */
const MIN_TURNS = 8;
const MIN_TRIES: Readonly<Record<PuzzleKind, number>> = { win1: 3, win2: 2, win3: 2, hold1: 3, hold2: 2 };

/** Looks for a puzzle in a position. */
export class Hunt {
  readonly #match: Match;
  readonly #referee: Referee;
  readonly #temptation: Temptation;
  readonly #job: number;

  constructor(match: Match, evaluator: Evaluator, job: number) {
    this.#match = match;
    this.#referee = new Referee(match);
    this.#temptation = new Temptation(match, evaluator);
    this.#job = job;
  }

  puzzleIn(p: Position, kind: PuzzleKind): Find | undefined {
    const solver = new Solver(this.#match, MAX_NODES[kind]);
    const solution = solver.solve(p, GOALS[kind]);
    if (solution.kind !== 'one' || solution.turns < MIN_TURNS || this.#isPlain(p, kind, solution.key)) return undefined;
    const { nodes } = solver;
    const find = this.#describe(p, kind, solution.key, solver.turnsOf(p), nodes);
    return find.tries < MIN_TRIES[kind] ? undefined : find;
  }

  /** One step up to the top is no puzzle. */
  #isPlain(p: Position, kind: PuzzleKind, { steps }: Turn): boolean {
    const [only = 0] = steps;
    return kind === 'win1' && steps.length === 1 && kindOf(only) === MOVE && heightAt(p, stepB(only)) === 3;
  }

  #describe(p: Position, kind: PuzzleKind, key: Turn, turns: readonly Turn[], nodes: number): Find {
    const side = this.#match.sideOf(p[ACTIVE] as number);
    const others = turns.filter(({ result }) => !samePosition(result, key.result));
    return {
      job: this.#job,
      kind,
      position: positionText({ match: this.#match, position: p }),
      key: this.#text(p, key),
      turns: turns.length,
      tries: this.#temptation.count(p, others, side),
      climbs: this.#temptation.climbs(p, key, side),
      threatens: this.#temptation.threatens(key),
      nodes,
    };
  }

  #text(p: Position, { steps }: Turn): string {
    let now = p;
    const texts: string[] = [];
    for (const step of steps) {
      texts.push(stepText(this.#match, now, step));
      now = this.#referee.play(now, step).position;
    }
    return texts.join(' ');
  }
}
