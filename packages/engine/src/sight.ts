import type { Random } from '@oia/rules';
import { type Evaluator, HandMade } from './evaluation.ts';
import type { Skill } from './levels.ts';
import { NetEvaluator } from './net/net.ts';
import type { NetWeights } from './net/weights.ts';
import type { Asked } from './question-reader.ts';
import { Taste } from './taste.ts';

/** How somebody looks at things for one decision. */
export interface Sight {
  readonly evaluator: Evaluator;
  /** Looks at its own turn only, and does not see what others threaten. */
  readonly isHasty: boolean;
}

/** As well as the level sees and judges. */
export function sightOf(asked: Asked, skill: Skill, random: Random, net: NetWeights | undefined): Sight {
  const { match, question } = asked;
  const isHasty = random() < skill.hasty;
  const usesNet = net && skill.usesNet && !isHasty;
  const evaluator = usesNet ? new NetEvaluator(match, net) : new HandMade(match, isHasty);
  if (skill.misjudges === 0) return { evaluator, isHasty };
  return { evaluator: new Taste(evaluator, match, question.taste ?? question.seed, skill.misjudges), isHasty };
}
