import type { Level } from '@oia/engine';
import { NO_POWER, powerById, type Random } from '@oia/rules';
import { isComputer, levelOf, type Seat, type TableSetup, type Way } from '@oia/table';
import { dealMissing } from './objections.ts';
import { FIRST_WISH, type PlayerCount, seatsAt, type Wish } from './wish.ts';
import { changeWish } from './wish-changes.ts';

/** Who sits at a table: the start page has a button for each kind. */
export const KINDS = ['computer', 'friends', 'watch'] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf(seats: readonly Seat[]): Kind {
  if (seats.every(isComputer)) return 'watch';
  return seats.some(isComputer) ? 'computer' : 'friends';
}

const withPlayers = (...players: readonly Seat['player'][]): Wish => ({
  ...FIRST_WISH,
  seats: FIRST_WISH.seats.map((seat, i) => ({ ...seat, player: players[i] ?? seat.player })),
});

/** What somebody gets who never chose anything. */
export const FIRST_WISHES: Readonly<Record<Kind, Wish>> = {
  computer: FIRST_WISH,
  friends: withPlayers('person', 'person', 'person', 'person'),
  watch: withPlayers('medium', 'medium', 'medium', 'medium'),
};

/** The wish that leads to a table like this one. */
export function wishOf({ seats, looks, way }: TableSetup): Wish {
  const { players, house = {}, repetition = false, override = false } = way.options;
  const everybody = FIRST_WISHES[kindOf(seats)].seats.map((usual, i) => seats[i] ?? usual);
  const rules = Object.entries(house).flatMap(([rule, isOn]) => (isOn ? [rule as keyof typeof house] : []));
  const terms = { players, seats: everybody, looks, house: rules, repetition, override };
  return changeWish(FIRST_WISH, { ...terms, ...powersWished(way) });
}

function powersWished({ kind, options }: Way): Partial<Wish> {
  if (kind === 'draft') {
    const { challenger, fleece = false, pool, players } = options;
    return { way: 'draft', isFleece: fleece, challenger, isLimited: pool?.length === (players + 1) * 2 };
  }
  const { fleece, powers = [], start = 0 } = options;
  const card = powerById(fleece ?? '')?.id;
  if (card) return { way: 'chosen', isFleece: true, card, start };
  const hasPowers = powers.some((id) => id !== NO_POWER);
  return { way: hasPowers ? 'chosen' : 'none', powers: powers.map((id) => powerById(id)?.id), start };
}

const COUNTS: Readonly<Record<number, PlayerCount>> = { 2: 2, 3: 3, 4: 4 };

/** Somebody wants to play with these: the first is for the first seat, what is missing is dealt. */
export function wishWith(wish: Wish, ids: readonly string[], random: Random): Wish {
  const powers = ids.flatMap((id) => powerById(id)?.id ?? []);
  if (powers.length === 0) return wish;
  const players = COUNTS[powers.length] ?? wish.players;
  const asked: Partial<Wish> = { way: 'chosen', isFleece: false, powers };
  const first = changeWish(wish, { ...asked, players });
  const fitting = first.powers[0] === powers[0] ? first : changeWish(wish, { ...asked, players: 2 });
  return dealMissing(fitting, random);
}

/** The same with all computers of one level. */
export const withLevel = (wish: Wish, level: Level): Wish => ({
  ...wish,
  seats: wish.seats.map((seat) => (isComputer(seat) ? { ...seat, player: level } : seat)),
});

/** How strong the computers are; of several the first one's. */
export const levelIn = (wish: Wish): Level | undefined => seatsAt(wish).map(levelOf).find(Boolean);
