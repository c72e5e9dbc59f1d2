// The 5x5 board: square = column + 5 * row, a1 = 0, e5 = 24. Nothing wraps around.

export const SQUARES: readonly number[] = Array.from({ length: 25 }, (_, square) => square);
export const CORNERS: readonly number[] = [0, 4, 20, 24];

/** N NE E SE S SW W NW as [columns, rows]. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

export const ALL_DIRECTIONS: readonly number[] = DIRECTIONS.map((_, direction) => direction);

export function columnOf(square: number): number {
  return square % 5;
}

export function rowOf(square: number): number {
  return Math.floor(square / 5);
}

/** The next square in a direction, if it is on the board. */
export function onward(square: number, direction: number): number | undefined {
  const delta = DIRECTIONS[direction];
  if (!delta) throw new Error(`no direction ${direction}`);
  const column = columnOf(square) + delta[0];
  const row = rowOf(square) + delta[1];
  const onBoard = column >= 0 && column < 5 && row >= 0 && row < 5;
  return onBoard ? column + 5 * row : undefined;
}

export function opposite(direction: number): number {
  return (direction + 4) % 8;
}

export function neighboursOf(square: number): number[] {
  return ALL_DIRECTIONS.map((direction) => onward(square, direction)).filter((next) => next !== undefined);
}

export function areNeighbours(a: number, b: number): boolean {
  return neighboursOf(a).includes(b);
}

/** The direction of a single step between neighbours. */
export function directionOf(from: number, to: number): number {
  const direction = ALL_DIRECTIONS.find((candidate) => onward(from, candidate) === to);
  if (direction === undefined) throw new Error(`${from} and ${to} are no neighbours`);
  return direction;
}

export function onPerimeter(square: number): boolean {
  return [0, 4].includes(columnOf(square)) || [0, 4].includes(rowOf(square));
}

/** The four squares of a 2x2 block with the given lower-left square. */
export function blockOf(lowerLeft: number): number[] {
  return [lowerLeft, lowerLeft + 1, lowerLeft + 5, lowerLeft + 6];
}
