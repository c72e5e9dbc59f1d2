import type { PowerId } from '@oia/rules';
import { tableOf } from '../../new-game/form-to-setup.ts';
import { startGame } from '../../new-game/start-game.ts';
import { trialForm } from './trial.ts';

/** Starts a game with the power at once. */
export function startTrial(power: PowerId): void {
  const table = tableOf(trialForm(power, Math.random), Math.random);
  if (table.ok) startGame(table.value);
}
