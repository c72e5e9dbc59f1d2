import type { Random } from '@oia/rules';
import { BiasedEvaluator } from '../evaluation/biased-evaluator.ts';
import { type Evaluator, HandMadeEvaluator } from '../evaluation/evaluator.ts';
import { NetEvaluator } from '../evaluation/net/net-evaluator.ts';
import type { NetWeights } from '../evaluation/net/weights.ts';
import type { Skill } from '../question/levels.ts';
import type { ParsedQuestion } from '../question/question-reader.ts';

/** How a level searches for one decision. */
export interface SearchProfile {
  readonly evaluator: Evaluator;
  /** Ignores the reply and the threats of others. */
  readonly isHasty: boolean;
}

/** The evaluator of the level, with its errors. */
export function searchProfileOf(
  asked: ParsedQuestion,
  skill: Skill,
  random: Random,
  net: NetWeights | undefined,
): SearchProfile {
  const { match, question } = asked;
  const isHasty = random() < skill.hasty;
  const usesNet = net && skill.usesNet && !isHasty;
  const evaluator = usesNet ? new NetEvaluator(match, net) : new HandMadeEvaluator(match, isHasty);
  if (skill.misjudges === 0) return { evaluator, isHasty };
  return {
    evaluator: new BiasedEvaluator(evaluator, match, question.biasSeed ?? question.seed, skill.misjudges),
    isHasty,
  };
}
