import type { Translated } from '../../translation.ts';
import { analysis } from './analysis.ts';
import { draft, picker, randomizer } from './choosing-powers.ts';
import { common, computers } from './common.ts';
import { game } from './game.ts';
import { games, result, reveal, sharing } from './games.ts';
import { gameHelp, hints } from './help.ts';
import { home } from './home.ts';
import { exercise, learn } from './learn.ts';
import { matchups } from './matchups.ts';
import { newGame } from './new-game.ts';
import { powersPage } from './powers-page.ts';
import { puzzles } from './puzzles.ts';
import { replay } from './replay.ts';
import { settings, sounds } from './settings.ts';

export const ui: Translated['ui'] = {
  analysis,
  common,
  computers,
  draft,
  exercise,
  game,
  gameHelp,
  hints,
  games,
  home,
  learn,
  matchups,
  newGame,
  settings,
  picker,
  powersPage,
  puzzles,
  randomizer,
  replay,
  result,
  reveal,
  sharing,
  sounds,
};
