import type { Position, Random } from '@oia/rules';
import { type Choice, choiceOf } from './choice.ts';
import type { Evaluator } from './evaluation.ts';
import type { Asked } from './question-reader.ts';
import { SetupReplies } from './search/setup-replies.ts';
import type { Timer } from './timer.ts';

/** So many ways to place are compared closer. */
const MOST = 120;

/** All workers at once, and what is chosen along with them; what looks best comes first, should the time run out. */
export const setupChoices = (
  { match }: Asked,
  world: Position,
  evaluator: Evaluator,
  timer: Timer,
  random: Random,
): Choice[] =>
  new SetupReplies(match, evaluator)
    .best(world, MOST, timer, random)
    .map(({ steps, result }) => ({ ...choiceOf(steps), results: [result] }));
