import type { Fault, Random } from '@oia/rules';
import { startGame } from '../../start-game.ts';
import { rememberForm } from './form-memory.ts';
import { tableOf } from './form-table.ts';
import type { GameForm } from './game-form.ts';

/** Deals, tosses, remembers and begins; what keeps it from beginning is returned. */
export function startForm(form: GameForm, random: Random = Math.random): Fault | undefined {
  const table = tableOf(form, random);
  if (!table.ok) return table.error;
  rememberForm(form, table.value);
  startGame(table.value);
  return undefined;
}
