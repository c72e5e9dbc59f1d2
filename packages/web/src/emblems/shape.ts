/**
 * The vocabulary all emblems are drawn with: areas and lines on a grid of 64 by 64, in two tones on a ground, all lines of one weight. A figure
 * stays within a circle of radius 36.5 around the middle, so that every frame can hold it.
 */

/** `bright` and `soft` are the two tones; `ground` cuts into them. */
export type Tone = 'bright' | 'soft' | 'ground';

export interface Shape {
  readonly tone: Tone;
  readonly isLine: boolean;
  /** An SVG path. */
  readonly path: string;
  /** An SVG transform. */
  readonly transform?: string;
}

/** The shapes of an emblem, from back to front. */
export type Drawing = readonly Shape[];

export const GRID = 64;
/** The one line weight. */
export const LINE = 3.5;
/** Corners of areas are rounded by a thin line around them. */
export const ROUNDING = 1.6;

const area =
  (tone: Tone) =>
  (path: string): Shape => ({ tone, isLine: false, path });
const line =
  (tone: Tone) =>
  (path: string): Shape => ({ tone, isLine: true, path });

export const bright = area('bright');
export const soft = area('soft');
export const cut = area('ground');
export const brightLine = line('bright');
export const softLine = line('soft');
export const cutLine = line('ground');

export const ellipse = (x: number, y: number, across: number, down: number): string =>
  `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0Z`;

export const circle = (x: number, y: number, radius: number): string => ellipse(x, y, radius, radius);

type Point = readonly [x: number, y: number];

/** Several circles of one size. */
export const circles = (radius: number, centres: readonly Point[]): string =>
  centres.map(([x, y]) => circle(x, y, radius)).join('');

const moved = (shape: Shape, transform: string): Shape => ({
  ...shape,
  transform: shape.transform ? `${transform} ${shape.transform}` : transform,
});

/** The shapes, and their mirror images in the vertical axis. */
export const twin = (...shapes: Drawing): Drawing => [
  ...shapes,
  ...shapes.map((shape) => moved(shape, `matrix(-1 0 0 1 ${GRID} 0)`)),
];

const CENTRE: Point = [GRID / 2, GRID / 2];

export const turned = (degrees: number, shapes: Drawing, [x, y]: Point = CENTRE): Drawing =>
  shapes.map((shape) => moved(shape, `rotate(${degrees} ${x} ${y})`));

/** The shapes once for each angle. */
export const fan = (angles: readonly number[], shapes: Drawing, around: Point = CENTRE): Drawing =>
  angles.flatMap((degrees) => turned(degrees, shapes, around));

/** The shapes several times around a point. */
export const ring = (count: number, shapes: Drawing, around: Point = CENTRE): Drawing =>
  fan(
    Array.from({ length: count }, (_, i) => Math.round((i * 3600) / count) / 10),
    shapes,
    around,
  );

/** The shape, with a gap to what is below it. */
export const over = (shape: Shape): Drawing => [
  { ...shape, tone: 'ground', isLine: true },
  ...(shape.isLine ? [{ ...shape, tone: 'ground', isLine: false } as const] : []),
  shape,
];
