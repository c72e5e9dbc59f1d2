import { actorOf, type Position, type Referee, type Step } from '@oia/rules';
import { STAGE, START } from '@oia/rules/layout';
import { at } from './evaluation.ts';

/** Something the seat can do: the steps it decides, and what would come of them in each world. */
export interface Choice {
  readonly steps: readonly Step[];
  readonly results: (Position | undefined)[];
  /** How likely each result is, where more than one thing may be true. */
  readonly weights?: readonly number[];
  /** How many worlds they stand for. */
  readonly worlds?: number;
  score: number;
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
