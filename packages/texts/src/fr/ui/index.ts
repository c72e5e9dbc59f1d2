import type { Translation } from '../../translation.ts';
import { analysis } from './analysis.ts';
import { common } from './common.ts';
import { computers } from './computers.ts';
import { draft } from './draft.ts';
import { exercise } from './exercise.ts';
import { game } from './game.ts';
import { gameHelp } from './gameHelp.ts';
import { games } from './games.ts';
import { hints } from './hints.ts';
import { home } from './home.ts';
import { learn } from './learn.ts';
import { matchups } from './matchups.ts';
import { newGame } from './newGame.ts';
import { picker } from './picker.ts';
import { powersPage } from './powersPage.ts';
import { puzzles } from './puzzles.ts';
import { randomizer } from './randomizer.ts';
import { replay } from './replay.ts';
import { result } from './result.ts';
import { reveal } from './reveal.ts';
import { settings } from './settings.ts';
import { sharing } from './sharing.ts';
import { sounds } from './sounds.ts';

export const ui: Translation['ui'] = {
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
