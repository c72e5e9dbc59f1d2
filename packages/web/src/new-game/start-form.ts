import type { Fault, Random } from '@oia/rules';
import { DEFAULT_FORMS, type Kind } from './form-kinds.ts';
import { rememberForm } from './form-memory.ts';
import { tableOf } from './form-to-setup.ts';
import type { GameForm } from './game-form.ts';
import { startGame } from './start-game.ts';

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
