import {
  clashes,
  isBanned,
  isRefused,
  POWER_LIST,
  type Power,
  type PowerSet,
  pickOne,
  powerById,
  type Random,
} from '@oia/rules';
import type { PowerId } from '@oia/texts';
import {
  DEFAULT_FORM,
  type GameForm,
  GOD_SETS,
  hasFleeceHeroes,
  type PlayerCount,
  type SeatChoice,
  seatsAt,
} from './game-form.ts';

/** Why a power cannot be chosen for a seat. */
export type PowerError =
  | { readonly code: 'players'; readonly players: readonly PlayerCount[] }
  | { readonly code: 'fleece' | 'hero' }
  | { readonly code: 'taken'; readonly seat: number }
  | { readonly code: 'banned' | 'refused'; readonly other: PowerId };

/** The powers of the other seats. */
const othersOf = (form: GameForm, seat: number): readonly (readonly [number, PowerId])[] =>
  seatsAt(form).flatMap((_, other) => {
    const power = form.powers[other];
    return other === seat || power === undefined ? [] : [[other, power] as const];
  });

export function validatePower(form: GameForm, seat: number, id: PowerId): PowerError | undefined {
  const power = powerById(id);
  if (!power) return undefined;
  if (!power.players.includes(form.players)) return { code: 'players', players: power.players };
  if (hasFleeceHeroes(form) && power.set !== 'hero') return { code: 'hero' };
  for (const [otherSeat, other] of othersOf(form, seat)) {
    if (other === id) return { code: 'taken', seat: otherSeat };
    if (isRefused(id, other)) return { code: 'refused', other };
    if (!form.override && isBanned(id, other)) return { code: 'banned', other };
  }
  return undefined;
}

export const validateCard = (id: PowerId): PowerError | undefined =>
  powerById(id)?.fleece ? undefined : { code: 'fleece' };

/** Two powers that should not meet but do. */
interface Meeting {
  readonly powers: readonly [PowerId, PowerId];
  /** The rulebook advises against `banned`; `odd` pairs are only never dealt. */
  readonly kind: 'banned' | 'odd';
}

export function meetingsOf(form: GameForm): readonly Meeting[] {
  if (form.way !== 'chosen' || form.isFleece) return [];
  return seatsAt(form).flatMap((_, seat) =>
    othersOf(form, seat).flatMap(([other, power]) => (other > seat ? meetingOf(form.powers[seat], power) : [])),
  );
}

function meetingOf(one: PowerId | undefined, two: PowerId): Meeting[] {
  const a = powerById(one ?? '');
  const b = powerById(two);
  if (!one || !a || !b || !clashes(a, b)) return [];
  return [{ powers: [one, two], kind: isBanned(one, two) ? 'banned' : 'odd' }];
}

/** Why a seat cannot be the Start Player, and because of which power. */
type StartError = { readonly code: 'mustStart' | 'cannotStart'; readonly power: PowerId };

const placingOf = (form: GameForm, seat: number): Power['places'] => powerById(form.powers[seat] ?? '')?.places;

function seatsPlacing(form: GameForm, places: 'first' | 'last'): number[] {
  if (form.way !== 'chosen' || form.isFleece) return [];
  return seatsAt(form).flatMap((_, seat) => (placingOf(form, seat) === places ? [seat] : []));
}

export function validateStart(form: GameForm, start: SeatChoice): StartError | undefined {
  const first = seatsPlacing(form, 'first');
  const [decider] = first;
  const must = decider === undefined ? undefined : form.powers[decider];
  const isDecided = start === 'random' ? first.length === 1 : !first.includes(start);
  if (must) return isDecided ? { code: 'mustStart', power: must } : undefined;
  const own = start === 'random' ? undefined : form.powers[start];
  const isLast = start !== 'random' && seatsPlacing(form, 'last').includes(start);
  return own && isLast ? { code: 'cannotStart', power: own } : undefined;
}

/** The seat that starts, or the seats that chance chooses from. A choice that the powers forbid is replaced by the first seat they allow. */
export function startOf(form: GameForm): number | readonly number[] {
  const able = seatsAt(form).flatMap((_, seat) => (validateStart(form, seat) ? [] : [seat]));
  const { start } = form;
  if (start !== 'random' && able.includes(start)) return start;
  return start === 'random' && able.length > 1 ? able : (able[0] ?? 0);
}

/** Deals a power to every seat without one, avoiding pairs that should not meet. */
export function dealMissing(form: GameForm, random: Random): GameForm {
  return seatsAt(form).reduce((dealt, _, seat) => (dealt.powers[seat] ? dealt : withDealt(dealt, seat, random)), form);
}

function withDealt(form: GameForm, seat: number, random: Random): GameForm {
  const met = othersOf(form, seat).map(([, power]) => powerById(power));
  const sets: readonly PowerSet[] = hasFleeceHeroes(form) ? ['hero'] : form.sets;
  const usable = POWER_LIST.filter(({ id, set }) => sets.includes(set) && !validatePower(form, seat, id)).filter(
    (power) => met.every((other) => !clashes(power, other)),
  );
  const drawn = usable.length > 0 ? pickOne(random, usable).id : undefined;
  return { ...form, powers: Array.from(form.seats, (_, i) => (i === seat ? drawn : form.powers[i])) };
}

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
