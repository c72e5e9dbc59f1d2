import { type Position, type Result, seededRandom } from '@oia/rules';
import { expected, HandMadeEvaluator } from '../evaluation/evaluator.ts';
import { NetEvaluator } from '../evaluation/net/net-evaluator.ts';
import type { NetWeights } from '../evaluation/net/weights.ts';
import { FULL_STRENGTH, SKILLS } from '../question/levels.ts';
import type { Question } from '../question/question.ts';
import { readQuestion } from '../question/question-reader.ts';
import { Timer } from '../question/timer.ts';
import { readSeatHistory, worldsFor } from '../secrets/knowledge.ts';

/**
 * The evaluation of a position without looking ahead, from -1 (lost) to 1 (won), for the seat that asks. Where something is
 * hidden it is the mean over the worlds that may be true.
 */
export function staticValue(question: Question, net: NetWeights | undefined): Result<number> {
  const asked = readQuestion(question);
  if (!asked.ok) return asked;
  const history = readSeatHistory(asked.value);
  if (!history.ok) return history;
  const { match, side } = asked.value;
  const evaluator = net ? new NetEvaluator(match, net) : new HandMadeEvaluator(match);
  const timer = new Timer(() => performance.now(), { budget: question.budget });
  const random = seededRandom(question.seed);
  const worlds = worldsFor(asked.value, history.value, random, SKILLS[FULL_STRENGTH].worlds, timer);
  const worth = (world: Position): number => expected(evaluator.evaluate(world, side), evaluator.scale);
  return { ok: true, value: worlds.reduce((sum, world) => sum + worth(world), 0) / worlds.length };
}
