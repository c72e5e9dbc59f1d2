import type { Catalogue } from '../catalogue.ts';
import { errors } from './errors.ts';
import { explanations } from './explanations.ts';
import { gameWords } from './game-words.ts';
import { reasons, reasonsByPower } from './reasons.ts';
import { ui } from './ui/index.ts';

export const fr: Catalogue = { ...gameWords, reasons, reasonsByPower, explanations, errors, ui };
