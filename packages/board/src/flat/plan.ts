import { cellOf, squareAtCell, type Turned } from '../geometry.ts';
import type { Scene, Square } from '../scene.ts';

/** Units of the drawing: a square is 100 wide; around the 25 squares is a shore with the coordinates, around that some sea. */
export const CELL = 100;
export const SEA = 8;
export const SHORE = 34 + SEA;
export const EXTENT = 5 * CELL + 2 * SHORE;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** One storey: the left, top, width and depth of the roof in its square, and the visible height of the wall. */
export interface Storey {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly depth: number;
  readonly wall: number;
}

/** Upper storeys are smaller and further back, so that each leaves a terrace in front of it. */
export const STOREYS: readonly Storey[] = [
  { left: 6, top: 3, width: 88, depth: 82, wall: 11 },
  { left: 18, top: 7, width: 64, depth: 58, wall: 8 },
  { left: 29, top: 10, width: 42, depth: 37, wall: 8 },
];

/** Centres of the ground and of the roofs, by level. */
const MIDDLES = [54, 44, 37, 29];
/** Where a figure's feet are, by level: below the centre, so that the figure is centred. */
const FEET = [79, 71, 57, 45];

export function corner(square: Square, turned: Turned): Spot {
  const { column, row } = cellOf(square, turned);
  return { x: SHORE + column * CELL, y: SHORE + row * CELL };
}

export const levelAt = (scene: Scene, square: Square): number => scene.levels[square] ?? 0;

function raised(square: Square, turned: Turned, height: number): Spot {
  const { x, y } = corner(square, turned);
  return { x: x + CELL / 2, y: y + height };
}

export const middle = (square: Square, level: number, turned: Turned): Spot =>
  raised(square, turned, MIDDLES[level] ?? CELL / 2);

export const feet = (square: Square, level: number, turned: Turned): Spot =>
  raised(square, turned, FEET[level] ?? CELL / 2);

/** The square at a point of the drawing. */
export function squareAt({ x, y }: Spot, turned: Turned): Square | undefined {
  return squareAtCell({ column: Math.floor((x - SHORE) / CELL), row: Math.floor((y - SHORE) / CELL) }, turned);
}
