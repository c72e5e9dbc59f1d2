import { layout, type Mask, type Position } from '@oia/rules';
import { intAt } from '@oia/telling';

const BOARD_PLACES = [
  layout.H1,
  layout.H2,
  layout.H3,
  layout.DOMES,
  layout.WORKERS,
  layout.WORKERS + 1,
  layout.WORKERS + 2,
  layout.RAM,
] as const;

/** Squares that look different in two views. */
export const changedSquares = (before: Position, after: Position): Mask =>
  BOARD_PLACES.reduce((mask, place) => mask | (intAt(before, place) ^ intAt(after, place)), 0);
