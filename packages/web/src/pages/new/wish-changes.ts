import { powerById } from '@oia/rules';
import type { PowerId } from '@oia/texts';
import { objectionTo } from './objections.ts';
import { FIRST_WISH, GOD_SETS, type SeatChoice, seatsAt, type Wish } from './wish.ts';

/** A change of mind; what does not go with it any more gives way. */
export const changeWish = (wish: Wish, change: Partial<Wish>): Wish => settled({ ...wish, ...change });

/** The nearest wish that can be had: whatever a form, an address or an older version asked for. */
function settled(wish: Wish): Wish {
  const { players } = wish;
  const way = wish.way === 'none' && players > 2 ? 'random' : wish.way;
  const isFleece = wish.isFleece && canHaveFleece({ players, way });
  const heroless = wish.sets.filter((set) => set !== 'hero' || canHaveHeroes({ players, isFleece }));
  return {
    ...wish,
    way,
    isFleece,
    sets: heroless.length > 0 ? heroless : GOD_SETS,
    powers: fittingPowers(wish),
    card: powerById(wish.card)?.fleece ? wish.card : FIRST_WISH.card,
    challenger: seatAt(wish.challenger, players),
    start: seatAt(wish.start, players),
  };
}

/** Players without powers of their own, or the Ram's card, are for two. */
export const canHaveFleece = ({ players, way }: Pick<Wish, 'players' | 'way'>): boolean =>
  players === 2 && way !== 'none';
export const canHaveHeroes = ({ players, isFleece }: Pick<Wish, 'players' | 'isFleece'>): boolean =>
  players === 2 && !isFleece;

const seatAt = (choice: SeatChoice, players: number): SeatChoice =>
  choice !== 'random' && choice >= players ? 'random' : choice;

/** From the first seat on; a power that cannot be beside those before it is given back. */
function fittingPowers(wish: Wish): readonly (PowerId | undefined)[] {
  const powers: (PowerId | undefined)[] = [];
  for (const [seat, id] of seatsAt(wish).map((_, i) => [i, wish.powers[i]] as const)) {
    const fits = id !== undefined && objectionTo({ ...wish, powers }, seat, id) === undefined;
    powers.push(fits ? id : undefined);
  }
  return powers;
}
