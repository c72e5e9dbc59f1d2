import { powerById } from '@oia/rules';
import type { PowerId } from '@oia/texts';
import { DEFAULT_FORM, type GameForm, GOD_SETS, type SeatChoice, seatsAt } from './game-form.ts';
import { validatePower } from './validation.ts';

/** Changes the form and resets whatever is not compatible with the change. */
export const changeForm = (form: GameForm, change: Partial<GameForm>): GameForm => normalized({ ...form, ...change });

/** The nearest valid form. The input may come from the page, an address or an older version. */
function normalized(form: GameForm): GameForm {
  const { players } = form;
  const way = form.way === 'none' && players > 2 ? 'random' : form.way;
  const isFleece = form.isFleece && canHaveFleece({ players, way });
  const heroless = form.sets.filter((set) => set !== 'hero' || canHaveHeroes({ players, isFleece }));
  return {
    ...form,
    way,
    isFleece,
    sets: heroless.length > 0 ? heroless : GOD_SETS,
    powers: fittingPowers(form),
    card: powerById(form.card)?.fleece ? form.card : DEFAULT_FORM.card,
    challenger: seatAt(form.challenger, players),
    start: seatAt(form.start, players),
  };
}

/** The Golden Fleece is for two players with powers; heroes are for two players without the Fleece. */
export const canHaveFleece = ({ players, way }: Pick<GameForm, 'players' | 'way'>): boolean =>
  players === 2 && way !== 'none';
export const canHaveHeroes = ({ players, isFleece }: Pick<GameForm, 'players' | 'isFleece'>): boolean =>
  players === 2 && !isFleece;

const seatAt = (choice: SeatChoice, players: number): SeatChoice =>
  choice !== 'random' && choice >= players ? 'random' : choice;

/** The chosen powers in order of the seats, without those that are not allowed beside the ones before them. */
function fittingPowers(form: GameForm): readonly (PowerId | undefined)[] {
  const powers: (PowerId | undefined)[] = [];
  for (const [seat, id] of seatsAt(form).map((_, i) => [i, form.powers[i]] as const)) {
    const fits = id !== undefined && validatePower({ ...form, powers }, seat, id) === undefined;
    powers.push(fits ? id : undefined);
  }
  return powers;
}
