import type { Translations } from '../translation.ts';
import { cardNotes, offers, squares, tokens } from './board-and-cards.ts';
import { conditions, consequences, noUndo, outcomes } from './events.ts';
import { directions, pieces, together, translatedNames } from './names.ts';
import { acts, prompts, promptsByPower } from './prompts.ts';
import { labels, steps, stepsByPower } from './steps.ts';
import { common, computers } from './ui/common.ts';
import { game } from './ui/game.ts';
import { home } from './ui/home.ts';

export const gameWords: Translations['game'] = {
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
