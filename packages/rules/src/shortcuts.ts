import { openNow } from './candidates.ts';
import type { Cast } from './cast.ts';
import { EARLY, FEMALE, H3, MALE, type Position, STEPS, WORKERS } from './position.ts';
import { OPEN_END } from './power.ts';
import { has, type Mask, type Square } from './squares.ts';

// What the walk through turns asks in order to go without copies.

/** A worker goes from its square to the other one of the two; nothing else is known of it between turns. */
export function carry(result: Position, side: number, from: Square, places: Mask): void {
  result[WORKERS + side] ^= places;
  if (has(result[FEMALE], from)) result[FEMALE] ^= places;
  else if (has(result[MALE], from)) result[MALE] ^= places;
}

export function winsBy(cast: Cast, p: Position, from: Square, to: Square): boolean {
  for (const { call } of cast.wins) if (call(p, from, to)) return true;
  return false;
}

/** Squares where a build sets something off: a token lies there, or a dome calls for an answer. */
export function loudSquares(cast: Cast, p: Position): Mask {
  let mask = cast.loudDomes ? p[H3] : 0;
  for (const tokens of cast.tokens) mask |= tokens(p);
  return mask;
}

/** Does a build end the turn here? In a quiet cast it does after a move; before one, the turn itself has to say so. */
export function isLastBuild(cast: Cast, p: Position): boolean {
  if (p[STEPS] > 0) return true;
  p[EARLY]++;
  const open = openNow(cast, p);
  p[EARLY]--;
  return open === OPEN_END;
}
