import type { Catalogue } from '../catalogue.ts';
import { named } from '../translation.ts';
import { errors } from './errors.ts';
import { explanations } from './explanations.ts';
import { gameWords } from './game-words.ts';
import { plans } from './plans.ts';
import { powers } from './powers.ts';
import { reasons, reasonsByPower } from './reasons.ts';
import { ui } from './ui/index.ts';

export const en: Catalogue = {
  ...gameWords,
  powers: named(gameWords.powers, powers),
  plans,
  reasons,
  reasonsByPower,
  explanations,
  errors,
  ui,
};
