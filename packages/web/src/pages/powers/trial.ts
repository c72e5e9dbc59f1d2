import { clashes, dealPool, type PowerId, pickOne, powerById, type Random } from '@oia/rules';
import { changeForm } from '../../new-game/form-validation.ts';
import { DEFAULT_FORM, type GameForm } from '../../new-game/game-form.ts';

/** Simple powers that may meet this one, so that there is only one difficult power to learn. */
export const trialOpponents = (power: PowerId): readonly PowerId[] =>
  dealPool({ players: 2, sets: ['simple'] })
    .filter((other) => !clashes(powerById(power), other))
    .map(({ id }) => id as PowerId);

/** A game to try a power, against a simple power and the computer's lowest level. */
export function trialForm(power: PowerId, random: Random): GameForm {
  const opponent = pickOne(random, trialOpponents(power));
  return changeForm(DEFAULT_FORM, { way: 'chosen', powers: [power, opponent] });
}
