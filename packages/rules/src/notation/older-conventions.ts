import type { Match } from '../match.ts';
import type { Position } from '../position.ts';
import { SQUARES, type Square, WIDTH } from '../squares.ts';

/** A player without a power in the older notation. */
export const MORTAL = 'mortal';

/** Height of a complete tower; one more stands for its dome. */
export const TOP = 3;

/** The order in which heights and workers are written: a5 b5 c5 d5 e5 a4 ... e1. */
export const ORDER: readonly Square[] = Array.from(
  { length: SQUARES },
  (_, i) => (WIDTH - 1 - Math.floor(i / WIDTH)) * WIDTH + (i % WIDTH),
);

/** The index of a seat's card; -1 if it has none. */
export const cardOf = (match: Match, seat: number): number => match.cards.findIndex(({ owner }) => owner === seat);

/** Workers a player can still bring in from a reserve. */
export function reserveOf(match: Match, p: Position, seat: number): number {
  const card = cardOf(match, seat);
  return match.cards[card]?.power.reserve?.(p, match.holder(seat, card)) ?? 0;
}
