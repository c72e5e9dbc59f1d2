import { BufferAttribute, BufferGeometry, Color } from 'three';
import { COLOURS, STRATA } from './palette.ts';
import { HALF, SEA_LEVEL, variety } from './place.ts';

const SEGMENTS = 120;

interface Ring {
  /** Distance from the edge of the board. */
  readonly outset: number;
  readonly y: number;
  /** How irregular the coast is here. */
  readonly rough: number;
  readonly colour: number;
}

const STEP = SEA_LEVEL / 6;

/** From the board down to below the water: cliffs in strata, a ledge, a beach. */
const RINGS: readonly Ring[] = [
  { outset: 0.1 - HALF, y: -0.2, rough: 0, colour: STRATA[0] },
  { outset: 0.16, y: -0.22, rough: 0.04, colour: STRATA[0] },
  { outset: 0.24, y: STEP * 1.9, rough: 0.07, colour: STRATA[1] },
  { outset: 0.34, y: STEP * 2.3, rough: 0.1, colour: STRATA[2] },
  { outset: 0.42, y: STEP * 3.3, rough: 0.13, colour: STRATA[3] },
  { outset: 0.6, y: STEP * 3.8, rough: 0.16, colour: STRATA[4] },
  { outset: 0.68, y: STEP * 5.1, rough: 0.19, colour: STRATA[5] },
  { outset: 0.82, y: STEP * 5.6, rough: 0.24, colour: COLOURS.sand },
  { outset: 1.08, y: STEP * 6.05, rough: 0.26, colour: COLOURS.sand },
  { outset: 1.45, y: STEP * 6.8, rough: 0.26, colour: 0xbfae7a },
];

function squareRadius(angle: number, half: number): number {
  const power = 5;
  const sum = Math.abs(Math.cos(angle)) ** power + Math.abs(Math.sin(angle)) ** power;
  return half / sum ** (1 / power);
}

function wander(angle: number): number {
  return Math.sin(angle * 3 + 1.3) * 0.9 + Math.sin(angle * 7 + 0.4) * 0.55 + Math.sin(angle * 13 + 2.1) * 0.26;
}

/** Distance of the water from the centre of the board. */
export function shoreRadius(angle: number): number {
  return squareRadius(angle, HALF + 1.07) + wander(angle) * 0.26;
}

function ringPoint(ring: Ring, segment: number, seed: number): readonly [number, number, number] {
  const angle = (segment / SEGMENTS) * Math.PI * 2;
  const jag = ring.rough === 0 ? 0 : (variety(segment * 7.3 + seed * 31) - 0.5) * Math.min(0.14, ring.rough);
  const radius = squareRadius(angle, HALF + ring.outset) + wander(angle) * ring.rough + jag;
  return [Math.cos(angle) * radius, ring.y + jag * 0.4, Math.sin(angle) * radius];
}

/** Two triangles between two rings, in slightly varied colours of the upper one. */
function facet(values: { positions: number[]; colours: number[] }, ring: number, segment: number): void {
  const [upper, lower] = [RINGS[ring], RINGS[ring + 1]];
  if (!upper || !lower) return;
  const next = (segment + 1) % SEGMENTS;
  const a = ringPoint(upper, segment, ring);
  const b = ringPoint(upper, next, ring);
  const c = ringPoint(lower, segment, ring + 1);
  const d = ringPoint(lower, next, ring + 1);
  values.positions.push(...a, ...b, ...c, ...b, ...d, ...c);
  for (const half of [0, 1]) {
    const tint = 0.93 + variety(segment * 3 + ring * 17 + half) * 0.12;
    const { r, g, b: blue } = new Color(upper.colour).multiplyScalar(tint);
    values.colours.push(r, g, blue, r, g, blue, r, g, blue);
  }
}

/** The island under the board, in flat facets. */
export function rockShape(): BufferGeometry {
  const values = { positions: [] as number[], colours: [] as number[] };
  for (let ring = 0; ring < RINGS.length - 1; ring++) {
    for (let segment = 0; segment < SEGMENTS; segment++) facet(values, ring, segment);
  }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(new Float32Array(values.positions), 3));
  shape.setAttribute('color', new BufferAttribute(new Float32Array(values.colours), 3));
  shape.computeVertexNormals();
  return shape;
}
