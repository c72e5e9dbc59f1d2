import { Ray, Vector3 } from 'three';
import { hintedSquares } from '../choices.ts';
import type { Drawing } from '../face.ts';
import type { Scene, Square } from '../scene.ts';
import { floorAt, levelAt, placeOf, topOf } from './place.ts';
import { distanceTo, type Solid } from './solids.ts';

/** Squares that have to be visible: something stands there, or there is a choice. */
export function wantedSquares({ scene, states, hints, arrows }: Drawing): ReadonlySet<Square> {
  const offered = states.filter((state) => state.isSelected || state.isSource || state.choices.length > 0);
  return new Set([
    ...scene.workers.map(({ square }) => square),
    ...scene.tokens.map(({ square }) => square),
    ...offered.map(({ square }) => square),
    ...hintedSquares(hints),
    ...hintedSquares(arrows),
  ]);
}

/** Sample points of a square: on the worker that stands there, or on the terrace. */
function samples(scene: Scene, square: Square): readonly Vector3[] {
  const { x, z } = placeOf(square);
  const isTaken = scene.workers.some((worker) => worker.square === square);
  if (isTaken) return [0.12, 0.3, 0.5].map((height) => new Vector3(x, floorAt(scene, square) + height, z));
  const top = topOf(levelAt(scene, square)) + 0.03;
  const offsets = [
    [0, 0],
    [-0.2, 0],
    [0.2, 0],
    [0, 0.2],
    [0, -0.2],
  ] as const;
  return offsets.map(([dx, dz]) => new Vector3(x + dx, top, z + dz));
}

function between(eye: Vector3, point: Vector3, solids: readonly Solid[]): readonly Solid[] {
  const ray = new Ray(eye, point.clone().sub(eye).normalize());
  const reach = point.distanceTo(eye);
  return solids.filter(({ box }) => (distanceTo(ray, box) ?? Number.POSITIVE_INFINITY) < reach - 0.01);
}

/** Blocks and domes to fade, because they cover most of a square that has to be visible. */
export function fadedSolids(drawing: Drawing, solids: readonly Solid[], eye: Vector3): ReadonlySet<Solid> {
  const faded = new Set<Solid>();
  for (const square of wantedSquares(drawing)) {
    const others = solids.filter((solid) => solid.square !== square && solid.kind !== 'figure');
    const points = samples(drawing.scene, square);
    const blockers = points.map((point) => between(eye, point, others));
    const hidden = blockers.filter((list) => list.length > 0).length;
    if (hidden * 2 > points.length) for (const solid of blockers.flat()) faded.add(solid);
  }
  return faded;
}
