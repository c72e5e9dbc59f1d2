import type { PowerId } from '@oia/rules';
import { startGame } from '../../start-game.ts';
import { tableOf } from '../new/form-table.ts';
import { trialForm } from './trial.ts';

/** Starts a game with the power at once. */
export function startTrial(power: PowerId): void {
  const table = tableOf(trialForm(power, Math.random), Math.random);
  if (table.ok) startGame(table.value);
}
