import type { GameTranslation } from '../translation.ts';
import { cardNotes } from './cards.ts';
import { consequences } from './consequences.ts';
import { directions, pieces, together } from './names.ts';
import { noUndo } from './no-undo.ts';
import { conditions, outcomes } from './outcomes.ts';
import { translatedNames } from './power-names.ts';
import { acts, prompts, promptsByPower } from './prompts.ts';
import { offers, squares, tokens } from './squares.ts';
import { labels, steps, stepsByPower } from './steps.ts';
import { common } from './ui/common.ts';
import { computers } from './ui/computers.ts';
import { game } from './ui/game.ts';
import { home } from './ui/home.ts';

export const gameWords: GameTranslation = {
  powers: translatedNames,
  pieces,
  directions,
  steps,
  stepsByPower,
  labels,
  prompts,
  promptsByPower,
  acts,
  consequences,
  cardNotes,
  noUndo,
  squares,
  tokens,
  offers,
  together,
  outcomes,
  conditions,
  ui: { common, computers, game, home },
};
