import { type Ray, Vector3 } from 'three';
import type { Square } from '../scene.ts';
import { squareOf } from './place.ts';
import { distanceTo, type Solid } from './solids.ts';

interface Hit {
  readonly square: Square;
  readonly distance: number;
}

function groundHit(ray: Ray): Hit | undefined {
  if (ray.direction.y >= 0) return undefined;
  const distance = -ray.origin.y / ray.direction.y;
  const point = ray.at(distance, new Vector3());
  const square = squareOf(point.x, point.z);
  return square === undefined ? undefined : { square, distance };
}

/** The first square the ray hits, by what stands there or by its ground. */
export function pick(ray: Ray, solids: readonly Solid[]): Square | undefined {
  let nearest = groundHit(ray);
  for (const { square, box } of solids) {
    const distance = distanceTo(ray, box);
    if (distance !== undefined && (!nearest || distance < nearest.distance)) nearest = { square, distance };
  }
  return nearest?.square;
}

/** Like `pick`, but faded pieces do not catch a click meant for what is behind them. */
export function pickThrough(
  ray: Ray,
  solids: readonly Solid[],
  faded: ReadonlySet<Solid>,
  isWanted: (square: Square) => boolean,
): Square | undefined {
  if (faded.size > 0) {
    const behind = pick(
      ray,
      solids.filter((solid) => !faded.has(solid)),
    );
    if (behind !== undefined && isWanted(behind)) return behind;
  }
  return pick(ray, solids);
}
