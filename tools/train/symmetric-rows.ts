import { SYMMETRIES, turnDirection, turnSquare } from '@oia/rules';
import { ROWS, turnedRow } from '../../packages/engine/src/evaluation/net/rows.ts';

/** For each way to turn the board, which row each row becomes. */
export const TURNED_ROWS: readonly Uint16Array[] = Array.from({ length: SYMMETRIES }, (_, symmetry) =>
  Uint16Array.from({ length: ROWS }, (_, row) =>
    turnedRow(
      row,
      (square) => turnSquare(square, symmetry),
      (direction) => turnDirection(direction, symmetry),
    ),
  ),
);
