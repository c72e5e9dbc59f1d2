import type { Catalogue } from '../catalogue.ts';
import { withNames } from '../translation.ts';
import { errors, explanations } from './errors.ts';
import { gameWords } from './game-words.ts';
import { plans } from './plans.ts';
import { powers } from './powers.ts';
import { reasons, reasonsByPower } from './reasons.ts';
import { ui } from './ui/index.ts';

export const catalogue: Catalogue = {
  ...gameWords,
  powers: withNames(gameWords.powers, powers),
  plans,
  reasons,
  reasonsByPower,
  explanations,
  errors,
  ui,
};
