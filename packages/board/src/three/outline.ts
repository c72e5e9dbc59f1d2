import { type Object3D, type PerspectiveCamera, Vector3 } from 'three';
import type { Outline } from '../face.ts';
import type { Scene, Square } from '../scene.ts';
import { DOME_HEIGHT, FIGURE_HEIGHT, FIGURE_RADIUS, floorAt, levelAt, placeOf, sizeOf, topOf } from './place.ts';

/** Minimum size of a touch target, in pixels. */
const MIN_TARGET = 44;

function corners(square: Square, half: number, y: number): readonly Vector3[] {
  const { x, z } = placeOf(square);
  return [-half, half].flatMap((dx) => [-half, half].map((dz) => new Vector3(x + dx, y, z + dz)));
}

/** Corners of the terrace of a square and of what stands on it. */
function pointsOf(scene: Scene, square: Square): readonly Vector3[] {
  const level = levelAt(scene, square);
  const terrace = corners(square, sizeOf(level).width / 2, topOf(level));
  const isTaken = scene.workers.some((worker) => worker.square === square) || scene.ram === square;
  const dome = scene.domes.includes(square) ? corners(square, 0.15, topOf(level) + DOME_HEIGHT) : [];
  const figure = isTaken ? corners(square, FIGURE_RADIUS * 0.5, floorAt(scene, square) + FIGURE_HEIGHT) : [];
  return [...terrace, ...dome, ...figure];
}

function span(values: readonly number[]): readonly [start: number, length: number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const missing = Math.max(0, MIN_TARGET - (high - low));
  return [low - missing / 2, high - low + missing];
}

/** The rectangle on the screen that covers the top of a square and what stands there. */
export function outlineOf(
  scene: Scene,
  square: Square,
  camera: PerspectiveCamera,
  board: Object3D,
  width: number,
  height: number,
): Outline {
  const points = pointsOf(scene, square).map((point) => board.localToWorld(point).project(camera));
  const [left, wide] = span(points.map(({ x }) => ((x + 1) / 2) * width));
  const [top, high] = span(points.map(({ y }) => ((1 - y) / 2) * height));
  return { left, top, width: wide, height: high };
}
