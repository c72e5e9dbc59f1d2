import type { TableSetup } from '@oia/table';
import { navigate } from './router.tsx';
import { beginGame } from './session/start.ts';

/** Sits down at a table: the game begins, and its page opens. */
export const startGame = (setup: TableSetup): void => navigate({ page: 'game', id: beginGame(setup) });
