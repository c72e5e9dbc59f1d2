import type { Position } from '@oia/rules';

/** One of the ints of a position; `layout` names their places. */
export const intAt = (p: Position, place: number): number => p[place] ?? 0;
