import { type Translations, withNames } from '../translation.ts';
import { errors, explanations } from './errors.ts';
import { gameWords } from './game-words.ts';
import { translatedNames } from './names.ts';
import { plans } from './plans.ts';
import { translatedPowers } from './powers.ts';
import { reasons, reasonsByPower } from './reasons.ts';
import { ui } from './ui/index.ts';

export const catalogue: Translations['catalogue'] = {
  ...gameWords,
  powers: withNames(translatedNames, translatedPowers),
  plans,
  reasons,
  reasonsByPower,
  explanations,
  errors,
  ui,
};
