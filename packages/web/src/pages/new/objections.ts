import { clashes, isBanned, isRefused, POWER_LIST, type Power, pickOne, powerById, type Random } from '@oia/rules';
import type { PowerId } from '@oia/texts';
import { type PlayerCount, type SeatChoice, seatsAt, type Wish } from './wish.ts';

/** Why a power cannot be chosen for a seat. */
export type Objection =
  | { readonly code: 'players'; readonly players: readonly PlayerCount[] }
  | { readonly code: 'fleece' }
  | { readonly code: 'taken'; readonly seat: number }
  | { readonly code: 'banned' | 'refused'; readonly other: PowerId };

/** The powers others have, with their seats. */
const othersOf = (wish: Wish, seat: number): readonly (readonly [number, PowerId])[] =>
  seatsAt(wish).flatMap((_, other) => {
    const power = wish.powers[other];
    return other === seat || power === undefined ? [] : [[other, power] as const];
  });

export function objectionTo(wish: Wish, seat: number, id: PowerId): Objection | undefined {
  const power = powerById(id);
  if (!power) return undefined;
  if (!power.players.includes(wish.players)) return { code: 'players', players: power.players };
  for (const [otherSeat, other] of othersOf(wish, seat)) {
    if (other === id) return { code: 'taken', seat: otherSeat };
    if (isRefused(id, other)) return { code: 'refused', other };
    if (!wish.override && isBanned(id, other)) return { code: 'banned', other };
  }
  return undefined;
}

export const objectionToCard = (id: PowerId): Objection | undefined =>
  powerById(id)?.fleece ? undefined : { code: 'fleece' };

/** Powers that should not meet, and meet all the same. */
export interface Meeting {
  readonly powers: readonly [PowerId, PowerId];
  /** The rulebook advises against `banned`; `odd` pairs are only never dealt. */
  readonly kind: 'banned' | 'odd';
}

export function meetingsOf(wish: Wish): readonly Meeting[] {
  if (wish.way !== 'chosen' || wish.isFleece) return [];
  return seatsAt(wish).flatMap((_, seat) =>
    othersOf(wish, seat).flatMap(([other, power]) => (other > seat ? meetingOf(wish.powers[seat], power) : [])),
  );
}

function meetingOf(one: PowerId | undefined, two: PowerId): Meeting[] {
  const a = powerById(one ?? '');
  const b = powerById(two);
  if (!one || !a || !b || !clashes(a, b)) return [];
  return [{ powers: [one, two], kind: isBanned(one, two) ? 'banned' : 'odd' }];
}

/** Why somebody cannot be named Start Player: the power that decides. */
export type StartObjection = { readonly code: 'mustStart' | 'cannotStart'; readonly power: PowerId };

const placingOf = (wish: Wish, seat: number): Power['places'] => powerById(wish.powers[seat] ?? '')?.places;

function seatsPlacing(wish: Wish, places: 'first' | 'last'): number[] {
  if (wish.way !== 'chosen' || wish.isFleece) return [];
  return seatsAt(wish).flatMap((_, seat) => (placingOf(wish, seat) === places ? [seat] : []));
}

export function objectionToStart(wish: Wish, start: SeatChoice): StartObjection | undefined {
  const first = seatsPlacing(wish, 'first');
  const [decider] = first;
  const must = decider === undefined ? undefined : wish.powers[decider];
  const isDecided = start === 'random' ? first.length === 1 : !first.includes(start);
  if (must) return isDecided ? { code: 'mustStart', power: must } : undefined;
  const own = start === 'random' ? undefined : wish.powers[start];
  const isLast = start !== 'random' && seatsPlacing(wish, 'last').includes(start);
  return own && isLast ? { code: 'cannotStart', power: own } : undefined;
}

/** Who may start: as wished if the powers allow it, else whoever they leave. */
export function startOf(wish: Wish): number | readonly number[] {
  const able = seatsAt(wish).flatMap((_, seat) => (objectionToStart(wish, seat) ? [] : [seat]));
  const { start } = wish;
  if (start !== 'random' && able.includes(start)) return start;
  return start === 'random' && able.length > 1 ? able : (able[0] ?? 0);
}

/** Draws a power for every seat that has none, such that nobody meets whom they should not. */
export function dealMissing(wish: Wish, random: Random): Wish {
  return seatsAt(wish).reduce((dealt, _, seat) => (dealt.powers[seat] ? dealt : withDealt(dealt, seat, random)), wish);
}

function withDealt(wish: Wish, seat: number, random: Random): Wish {
  const met = othersOf(wish, seat).map(([, power]) => powerById(power));
  const usable = POWER_LIST.filter(({ id, set }) => wish.sets.includes(set) && !objectionTo(wish, seat, id)).filter(
    (power) => met.every((other) => !clashes(power, other)),
  );
  const drawn = usable.length > 0 ? pickOne(random, usable).id : undefined;
  return { ...wish, powers: Array.from(wish.seats, (_, i) => (i === seat ? drawn : wish.powers[i])) };
}
