import type { Match } from '../match.ts';
import { copyOf, FEMALE, type Position, WORKERS } from '../position.ts';
import { SQUARES, type Square, WIDTH } from '../squares.ts';

/** How the older notation calls a player without a power. */
export const NOBODY = 'mortal';

/** Blocks of a complete tower; one more stands for its dome. */
export const TOP = 3;

/** The order in which heights and workers are written: a5 b5 c5 d5 e5 a4 ... e1. */
export const ORDER: readonly Square[] = Array.from(
  { length: SQUARES },
  (_, i) => (WIDTH - 1 - Math.floor(i / WIDTH)) * WIDTH + (i % WIDTH),
);

/** -1: the seat has none. */
export const cardOf = (match: Match, seat: number): number => match.cards.findIndex(({ owner }) => owner === seat);

/** Workers a player without any on the board could still bring in. */
export function reserveOf(match: Match, p: Position, seat: number): number {
  const card = cardOf(match, seat);
  return match.cards[card]?.power.reserve?.(p, match.holder(seat, card)) ?? 0;
}

/** Does the bracket of this seat's card name the female? Then what it says, or does not say, goes before the order of the squares. */
export function tellsSex(match: Match, p: Position, seat: number): boolean {
  const card = cardOf(match, seat);
  const older = match.cards[card]?.power.older;
  if (!older) return false;
  const [none, all] = [copyOf(p), copyOf(p)];
  none[FEMALE] &= ~p[WORKERS + seat];
  all[FEMALE] |= p[WORKERS + seat];
  const me = match.holder(seat, card);
  return older.write(none, me) !== older.write(all, me);
}
