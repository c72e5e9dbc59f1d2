import type { BoardOptions } from './options.ts';
import { type Direction, SQUARES, type Square, WIDTH } from './scene.ts';

export type Turned = BoardOptions['turned'];

/** Where a square is shown: columns from the left, rows from the top. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

export const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;
export type Arrow = (typeof ARROWS)[number];

const LAST = WIDTH - 1;

const columnOf = (square: Square): number => square % WIDTH;
const rowOf = (square: Square): number => Math.floor(square / WIDTH);
export const nameOf = (square: Square): string => `${'abcde'[columnOf(square)]}${rowOf(square) + 1}`;

/** Steps of a king between two squares. */
export function distance(a: Square, b: Square): number {
  return Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)));
}

const clockwise = ({ column, row }: Place): Place => ({ column: LAST - row, row: column });
const counterclockwise = ({ column, row }: Place): Place => ({ column: row, row: LAST - column });

function repeated(place: Place, times: number, turn: (place: Place) => Place): Place {
  return times > 0 ? repeated(turn(place), times - 1, turn) : place;
}

export function placeOf(square: Square, turned: Turned): Place {
  return repeated({ column: columnOf(square), row: LAST - rowOf(square) }, turned, clockwise);
}

export function squareAtPlace(place: Place, turned: Turned): Square | undefined {
  if (place.column < 0 || place.row < 0 || place.column > LAST || place.row > LAST) return;
  const { column, row } = repeated(place, turned, counterclockwise);
  return (LAST - row) * WIDTH + column;
}

/** All squares as they are read on the screen: from the top row down, from left to right. */
export function readingOrder(turned: Turned): Square[] {
  const shown = (square: Square) => placeOf(square, turned).row * WIDTH + placeOf(square, turned).column;
  return Array.from({ length: SQUARES }, (_, square) => square).sort((a, b) => shown(a) - shown(b));
}

const STEPS: Readonly<Record<Arrow, Place>> = {
  ArrowUp: { column: 0, row: -1 },
  ArrowRight: { column: 1, row: 0 },
  ArrowDown: { column: 0, row: 1 },
  ArrowLeft: { column: -1, row: 0 },
};

/** The neighbour in the direction of an arrow key, as the board is seen. */
export function towards(square: Square, arrow: Arrow, turned: Turned): Square | undefined {
  const { column, row } = placeOf(square, turned);
  const step = STEPS[arrow];
  return squareAtPlace({ column: column + step.column, row: row + step.row }, turned);
}

/** A direction of the board as it is seen on the turned board. */
export const directionSeen = (direction: Direction, turned: Turned): Direction =>
  ((direction + 2 * turned) % 8) as Direction;

/** Quarter turns that come nearest to what is seen, from the vector on the screen that leads from column a to column e. */
export function turnedSeen(dx: number, dy: number): Turned {
  const quarters = Math.round(Math.atan2(dy, dx) / (Math.PI / 2));
  return (((quarters % 4) + 4) % 4) as Turned;
}
