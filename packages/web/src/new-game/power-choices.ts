import {
  clashes,
  dealPool,
  HOUSE_RULES,
  type HouseRule,
  type PowerId,
  pickOne,
  powerById,
  type Random,
} from '@oia/rules';
import { dealFrom } from './form-to-setup.ts';
import { changeForm } from './form-validation.ts';
import { DEFAULT_FORM, type GameForm, GOD_SETS, seatsAt } from './game-form.ts';
import { isSimple, SIMPLE } from './saved-form.ts';

/** The offered ways to get powers; "simple" is a random deal of simple powers, for newcomers. */
export const POWER_CHOICES = ['none', 'simple', 'random', 'chosen', 'draft'] as const;
export type PowerChoice = (typeof POWER_CHOICES)[number];

/** The changes a choice makes. "Random" after "simple" restores all sets. */
export function changeFor(choice: PowerChoice, form: GameForm): Partial<GameForm> {
  if (choice === 'simple') return { way: 'random', sets: SIMPLE };
  if (choice === 'random') return { way: 'random', sets: isSimple(form) ? GOD_SETS : form.sets };
  return { way: choice };
}

/** The house rules of powers that this game may have; the others would change nothing. */
export function houseRulesFor(form: GameForm): readonly HouseRule[] {
  const ids = possiblePowers(form);
  return HOUSE_RULES.filter((rule) => (rule === 'fleeceHeroes' ? form.isFleece : ids.some((id) => isRuleOf(rule, id))));
}

/** The house rule of a power is named after it. */
const isRuleOf = (rule: HouseRule, id: string): boolean => rule.startsWith(id);

function possiblePowers(form: GameForm): readonly string[] {
  if (form.way === 'none') return [];
  if (form.way !== 'chosen') return dealPool(dealFrom(form)).map(({ id }) => id);
  const chosen = form.isFleece ? [form.card] : seatsAt(form).map((_, seat) => form.powers[seat]);
  return chosen.flatMap((id) => powerById(id ?? '')?.id ?? []);
}

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
