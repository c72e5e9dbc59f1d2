import { Box3, type Ray, Vector3 } from 'three';
import { type Scene, SQUARES, type Square } from '../scene.ts';
import {
  DOME_HEIGHT,
  DOME_RADIUS,
  FIGURE_HEIGHT,
  FIGURE_RADIUS,
  floorAt,
  levelAt,
  placeOf,
  sizeOf,
  topOf,
} from './place.ts';

/** The bounding box of a piece, for ray casting. */
export interface Solid {
  readonly square: Square;
  readonly kind: 'block' | 'dome' | 'figure';
  /** For a block: 1 to 3. */
  readonly level: number;
  readonly box: Box3;
}

function boxAt(square: Square, half: number, bottom: number, height: number): Box3 {
  const { x, z } = placeOf(square);
  return new Box3(new Vector3(x - half, bottom, z - half), new Vector3(x + half, bottom + height, z + half));
}

function blocksOf(scene: Scene, square: Square): readonly Solid[] {
  return Array.from({ length: levelAt(scene, square) }, (_, index) => {
    const level = index + 1;
    const { width, height } = sizeOf(level);
    return { square, kind: 'block', level, box: boxAt(square, width / 2, topOf(index), height) } as const;
  });
}

/** The base is wide and the body narrow, so that what is behind a head can still be clicked. */
function figureAt(scene: Scene, square: Square): readonly Solid[] {
  const floor = floorAt(scene, square);
  const foot = boxAt(square, FIGURE_RADIUS, floor, FIGURE_HEIGHT * 0.3);
  const body = boxAt(square, FIGURE_RADIUS * 0.5, floor, FIGURE_HEIGHT);
  return [foot, body].map((box) => ({ square, kind: 'figure', level: 0, box }));
}

function domeAt(scene: Scene, square: Square): Solid {
  const box = boxAt(square, DOME_RADIUS, topOf(levelAt(scene, square)), DOME_HEIGHT);
  return { square, kind: 'dome', level: levelAt(scene, square), box };
}

/** Everything in a scene that can be clicked or can cover something. */
export function solidsOf(scene: Scene): readonly Solid[] {
  const standing = [...scene.workers.map(({ square }) => square), ...(scene.ram === undefined ? [] : [scene.ram])];
  return [
    ...Array.from({ length: SQUARES }, (_, square) => blocksOf(scene, square)).flat(),
    ...scene.domes.map((square) => domeAt(scene, square)),
    ...standing.flatMap((square) => figureAt(scene, square)),
  ];
}

/** Distance along the ray to the box; undefined if it misses. */
export function distanceTo(ray: Ray, box: Box3): number | undefined {
  const point = ray.intersectBox(box, new Vector3());
  return point ? point.distanceTo(ray.origin) : undefined;
}
