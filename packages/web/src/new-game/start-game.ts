import type { Game } from '@oia/rules';
import type { TableSetup } from '@oia/table';
import { navigate } from '../common/router.tsx';
import { beginGame } from '../session/start.ts';

/** Starts a game and opens its page. `first`: the game at the position of the set-up, if it has one. */
export const startGame = (setup: TableSetup, first?: Game): void =>
  navigate({ page: 'game', id: beginGame(setup, first) });
