import { type Scene, type Square, WIDTH } from '../scene.ts';

/** One square is one unit; the middle of c3 is the origin, x towards column e, z towards row 1, y up. */
export interface Place {
  readonly x: number;
  readonly z: number;
}

export interface BlockSize {
  readonly width: number;
  readonly height: number;
}

/** Blocks by level: 1 is the lowest. */
export const BLOCK_SIZES: readonly BlockSize[] = [
  { width: 0.86, height: 0.36 },
  { width: 0.7, height: 0.33 },
  { width: 0.54, height: 0.31 },
];

export const GROUND: BlockSize = { width: 0.94, height: 0 };
export const DOME_HEIGHT = 0.42;
export const DOME_RADIUS = 0.23;
export const FIGURE_HEIGHT = 0.76;
export const FIGURE_RADIUS = 0.22;
/** Half of the board with its rim. */
export const RIM = 0.42;
export const HALF = WIDTH / 2 + RIM;
export const SEA_LEVEL = -1.2;

const TOPS = [0, 1, 2, 3].map((level) => BLOCK_SIZES.slice(0, level).reduce((sum, { height }) => sum + height, 0));

export function placeOf(square: Square): Place {
  return { x: (square % WIDTH) - 2, z: 2 - Math.floor(square / WIDTH) };
}

/** The square of a point on the ground, if it is one. */
export function squareOf(x: number, z: number): Square | undefined {
  const column = Math.floor(x + WIDTH / 2);
  const row = Math.floor(WIDTH / 2 - z);
  const isInside = column >= 0 && column < WIDTH && row >= 0 && row < WIDTH;
  return isInside ? row * WIDTH + column : undefined;
}

/** Height of the terrace of this level. */
export function topOf(level: number): number {
  return TOPS[Math.max(0, Math.min(level, BLOCK_SIZES.length))] ?? 0;
}

export function sizeOf(level: number): BlockSize {
  return BLOCK_SIZES[level - 1] ?? GROUND;
}

export function levelAt(scene: Scene, square: Square): number {
  return scene.levels[square] ?? 0;
}

/** Height at which something stands on this square: on the terrace, or on the dome if there is one. */
export function floorAt(scene: Scene, square: Square): number {
  return topOf(levelAt(scene, square)) + (scene.domes.includes(square) ? DOME_HEIGHT - 0.08 : 0);
}

/** A pseudo-random number that depends on the seed alone, so that the town looks varied but never changes. */
export function variety(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}
