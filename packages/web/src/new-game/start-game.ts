import type { Fault, Game, Random } from '@oia/rules';
import type { TableSetup } from '@oia/table';
import { navigate } from '../common/router.tsx';
import { beginGame } from '../session/start.ts';
import { tableOf } from './form-to-setup.ts';
import type { GameForm } from './game-form.ts';
import { DEFAULT_FORMS, type Kind } from './player-presets.ts';
import { rememberForm } from './saved-form.ts';

/** Starts a game and opens its page. `first`: the game at the position of the set-up, if it has one. */
export const startGame = (setup: TableSetup, first?: Game): void =>
  navigate({ page: 'game', id: beginGame(setup, first) });

/** Makes the table, remembers the form and starts the game; returns the fault if the form cannot be played. */
export function startForm(form: GameForm, random: Random = Math.random): Fault | undefined {
  const table = tableOf(form, random);
  if (!table.ok) return table.error;
  rememberForm(form, table.value);
  startGame(table.value);
  return undefined;
}

/** The last form may not be playable any more, for example after an update; then the default is used. */
export function startOrDefault(form: GameForm, kind: Kind): void {
  if (startForm(form)) startForm(DEFAULT_FORMS[kind]);
}
