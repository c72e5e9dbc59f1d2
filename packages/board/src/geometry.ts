import type { BoardOptions } from './options.ts';
import { type Direction, SQUARES, type Square, WIDTH } from './scene.ts';

export type Turned = BoardOptions['turned'];

/** Where a square appears on the screen: columns from the left, rows from the top. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

export const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;
export type Arrow = (typeof ARROWS)[number];

const LAST = WIDTH - 1;

const columnOf = (square: Square): number => square % WIDTH;
const rowOf = (square: Square): number => Math.floor(square / WIDTH);
export const nameOf = (square: Square): string => `${'abcde'[columnOf(square)]}${rowOf(square) + 1}`;

/** Distance in king's moves. */
export function distance(a: Square, b: Square): number {
  return Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)));
}

const clockwise = ({ column, row }: Cell): Cell => ({ column: LAST - row, row: column });
const counterclockwise = ({ column, row }: Cell): Cell => ({ column: row, row: LAST - column });

function repeated(cell: Cell, times: number, turn: (cell: Cell) => Cell): Cell {
  return times > 0 ? repeated(turn(cell), times - 1, turn) : cell;
}

export function cellOf(square: Square, turned: Turned): Cell {
  return repeated({ column: columnOf(square), row: LAST - rowOf(square) }, turned, clockwise);
}

export function squareAtCell(cell: Cell, turned: Turned): Square | undefined {
  if (cell.column < 0 || cell.row < 0 || cell.column > LAST || cell.row > LAST) return;
  const { column, row } = repeated(cell, turned, counterclockwise);
  return (LAST - row) * WIDTH + column;
}

/** All squares in the order they are read on the screen: top row first, left to right. */
export function readingOrder(turned: Turned): Square[] {
  const shown = (square: Square) => cellOf(square, turned).row * WIDTH + cellOf(square, turned).column;
  return Array.from({ length: SQUARES }, (_, square) => square).sort((a, b) => shown(a) - shown(b));
}

const STEPS: Readonly<Record<Arrow, Cell>> = {
  ArrowUp: { column: 0, row: -1 },
  ArrowRight: { column: 1, row: 0 },
  ArrowDown: { column: 0, row: 1 },
  ArrowLeft: { column: -1, row: 0 },
};

/** The neighbour in the direction of an arrow key on the board as displayed. */
export function towards(square: Square, arrow: Arrow, turned: Turned): Square | undefined {
  const { column, row } = cellOf(square, turned);
  const step = STEPS[arrow];
  return squareAtCell({ column: column + step.column, row: row + step.row }, turned);
}

/** The direction in which a direction of the board points on the turned board. */
export const directionSeen = (direction: Direction, turned: Turned): Direction =>
  ((direction + 2 * turned) % 8) as Direction;

/** The number of quarter turns closest to what is displayed, from the screen vector that leads from column a to column e. */
export function nearestQuarterTurns(dx: number, dy: number): Turned {
  const quarters = Math.round(Math.atan2(dy, dx) / (Math.PI / 2));
  return (((quarters % 4) + 4) % 4) as Turned;
}
