import { actorOf, type Position, type Referee, type Step } from '@oia/rules';
import { STAGE, START } from '@oia/rules/layout';
import { at } from '../evaluation/evaluator.ts';

/** A choice of the seat: the steps it decides, and their result in each world. */
export interface Choice {
  readonly steps: readonly Step[];
  readonly results: (Position | undefined)[];
  /** The probability of each result, where there are several. */
  readonly weights?: readonly number[];
  /** The number of worlds behind the results. */
  readonly worlds?: number;
  score: number;
}

/** The chosen turn, its expected result from -1 to 1, and the turns looked ahead. */
export interface Decision {
  readonly choice: Choice;
  readonly value: number;
  readonly depth: number;
}

export const choiceOf = (steps: readonly Step[]): Choice => ({ steps, results: [], score: 0 });

/** The position after these steps, or where a hidden worker ended them. */
export function played(referee: Referee, world: Position, steps: readonly Step[]): Position {
  const seat = actorOf(referee.match, world);
  let position = world;
  for (const step of steps) {
    const next = referee.carry(position, step);
    position = next.position;
    if (next.cut !== undefined || actorOf(referee.match, position) !== seat || at(position, STAGE) === START) break;
  }
  return position;
}
