import type { GameWords } from '../catalogue.ts';
import { cardNotes } from './cards.ts';
import { consequences } from './consequences.ts';
import { directions, pieces, together } from './names.ts';
import { conditions, outcomes } from './outcomes.ts';
import { powers } from './power-names.ts';
import { acts, prompts } from './prompts.ts';
import { offers, squares, tokens } from './squares.ts';
import { standing } from './standing.ts';
import { labels, steps } from './steps.ts';
import { common } from './ui/common.ts';
import { computers } from './ui/computers.ts';
import { game } from './ui/game.ts';
import { home } from './ui/home.ts';

export const gameWords: GameWords = {
  powers,
  pieces,
  directions,
  steps,
  labels,
  prompts,
  acts,
  consequences,
  cardNotes,
  standing,
  squares,
  tokens,
  offers,
  together,
  outcomes,
  conditions,
  ui: { common, computers, game, home },
};
