import type { Catalogue } from '../catalogue.ts';
import { cardNotes } from './cards.ts';
import { consequences } from './consequences.ts';
import { errors } from './errors.ts';
import { explanations, noUndo } from './explanations.ts';
import { directions, pieces, together } from './names.ts';
import { conditions, outcomes } from './outcomes.ts';
import { powers } from './powers.ts';
import { acts, prompts, promptsByPower } from './prompts.ts';
import { reasons, reasonsByPower } from './reasons.ts';
import { offers, squares, tokens } from './squares.ts';
import { labels, steps, stepsByPower } from './steps.ts';
import { ui } from './ui/index.ts';

export const en: Catalogue = {
  powers,
  pieces,
  directions,
  reasons,
  reasonsByPower,
  steps,
  stepsByPower,
  labels,
  prompts,
  promptsByPower,
  acts,
  consequences,
  cardNotes,
  explanations,
  noUndo,
  squares,
  tokens,
  offers,
  together,
  outcomes,
  conditions,
  errors,
  ui,
};
