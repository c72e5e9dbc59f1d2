import { named, type Translation } from '../translation.ts';
import { errors } from './errors.ts';
import { explanations } from './explanations.ts';
import { gameWords } from './game-words.ts';
import { plans } from './plans.ts';
import { translatedPowers } from './powers.ts';

import { reasons, reasonsByPower } from './reasons.ts';
import { ui } from './ui/index.ts';

export const it: Translation = {
  ...gameWords,
  powers: named(gameWords.powers, translatedPowers),
  plans,
  reasons,
  reasonsByPower,
  explanations,
  errors,
  ui,
};
