import { clashes, dealPool, type PowerId, pickOne, powerById, type Random } from '@oia/rules';
import { changeForm } from '../../new-game/form-validation.ts';
import { DEFAULT_FORM, type GameForm } from '../../new-game/game-form.ts';

/** Simple powers that may meet this one: whoever tries a power should not have to learn a second difficult one. */
export const trialOpponents = (power: PowerId): readonly PowerId[] =>
  dealPool({ players: 2, sets: ['simple'] })
    .filter((other) => !clashes(powerById(power), other))
    .map(({ id }) => id as PowerId);

/** A game to try a power: against the gentlest computer, which has one of these powers. */
export function trialForm(power: PowerId, random: Random): GameForm {
  const opponent = pickOne(random, trialOpponents(power));
  return changeForm(DEFAULT_FORM, { way: 'chosen', powers: [power, opponent] });
}
