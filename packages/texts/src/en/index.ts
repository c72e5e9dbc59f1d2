import type { Catalogue } from '../catalogue.ts';
import { errors } from './errors.ts';
import { directions, pieces } from './names.ts';
import { outcomes } from './outcomes.ts';
import { powers } from './powers.ts';
import { acts, prompts } from './prompts.ts';
import { reasons, reasonsByPower } from './reasons.ts';
import { labels, steps } from './steps.ts';

export const en: Catalogue = {
  powers,
  pieces,
  directions,
  reasons,
  reasonsByPower,
  steps,
  labels,
  prompts,
  acts,
  outcomes,
  errors,
};
