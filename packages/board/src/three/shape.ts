import {
  BufferAttribute,
  type BufferGeometry,
  Color,
  ExtrudeGeometry,
  LatheGeometry,
  RingGeometry,
  Shape,
  ShapeGeometry,
  Vector2,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';

/** Sets vertex colours, so that an object of many colours can be one mesh. */
export function paint(geometry: BufferGeometry, colour: number): BufferGeometry {
  const plain = geometry.index ? geometry.toNonIndexed() : geometry;
  if (plain !== geometry) geometry.dispose();
  for (const name of Object.keys(plain.attributes)) {
    if (name !== 'position' && name !== 'normal') plain.deleteAttribute(name);
  }
  const { r, g, b } = new Color(colour);
  const count = plain.getAttribute('position').count;
  const values = new Float32Array(count * 3);
  for (let index = 0; index < values.length; index += 3) {
    values[index] = r;
    values[index + 1] = g;
    values[index + 2] = b;
  }
  return plain.setAttribute('color', new BufferAttribute(values, 3));
}

/** Merges painted geometries into one and disposes of the parts. */
export function merge(parts: readonly BufferGeometry[]): BufferGeometry {
  const merged = mergeGeometries([...parts]);
  for (const part of parts) part.dispose();
  return merged;
}

/** Shades a geometry from `low` at the bottom to `high` at the top, like light reflected from the ground. */
export function shade(geometry: BufferGeometry, low: number, high: number): BufferGeometry {
  const painted = paint(geometry, low);
  const position = painted.getAttribute('position');
  const colours = painted.getAttribute('color');
  painted.computeBoundingBox();
  const bottom = painted.boundingBox?.min.y ?? 0;
  const span = Math.max(1e-6, (painted.boundingBox?.max.y ?? 1) - bottom);
  const [from, to, mixed] = [new Color(low), new Color(high), new Color()];
  for (let index = 0; index < position.count; index++) {
    mixed.lerpColors(from, to, Math.min(1, ((position.getY(index) - bottom) / span) * 1.6));
    colours.setXYZ(index, mixed.r, mixed.g, mixed.b);
  }
  return painted;
}

export function roundedBox(width: number, height: number, depth: number, radius: number, steps = 1): BufferGeometry {
  return new RoundedBoxGeometry(width, height, depth, steps, Math.min(radius, width / 2, height / 2, depth / 2));
}

/** A surface of revolution around the vertical axis, from pairs of radius and height. */
export function turnedShape(profile: readonly (readonly [number, number])[], segments = 18): BufferGeometry {
  return new LatheGeometry(
    profile.map(([radius, height]) => new Vector2(radius, height)),
    segments,
  );
}

function archShape(width: number, height: number): Shape {
  const half = width / 2;
  const shape = new Shape();
  shape
    .moveTo(-half, 0)
    .lineTo(half, 0)
    .lineTo(half, height - half);
  shape.absarc(0, height - half, half, 0, Math.PI, false);
  return shape.lineTo(-half, 0);
}

/** A round-headed opening that faces +z. */
export function arch(width: number, height: number, depth = 0): BufferGeometry {
  const shape = archShape(width, height);
  if (depth === 0) return new ShapeGeometry(shape, 8);
  return new ExtrudeGeometry(shape, { depth, bevelEnabled: false, curveSegments: 8 });
}

/** A flat shape on the ground, facing up. */
export function flat(points: readonly (readonly [number, number])[]): BufferGeometry {
  return new ShapeGeometry(new Shape(points.map(([x, y]) => new Vector2(x, y)))).rotateX(-Math.PI / 2);
}

export function flatRing(inner: number, outer: number, segments = 48, start = 0, length = Math.PI * 2): BufferGeometry {
  return new RingGeometry(inner, outer, segments, 1, start, length).rotateX(-Math.PI / 2);
}

/** A square frame on the ground. */
export function flatFrame(width: number, thickness: number): BufferGeometry {
  const outer = width / Math.SQRT2;
  const inner = (width - 2 * thickness) / Math.SQRT2;
  return new RingGeometry(inner, outer, 4, 1, Math.PI / 4).rotateX(-Math.PI / 2);
}

/** Points of a star with `count` rays. */
export function starPoints(count: number, outer: number, inner: number): readonly (readonly [number, number])[] {
  return Array.from({ length: count * 2 }, (_, index) => {
    const angle = (index * Math.PI) / count + Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });
}

/** Stacks layers with small gaps, so that outlines stay visible. */
export function stack(layers: readonly BufferGeometry[]): BufferGeometry {
  return merge(layers.map((layer, index) => layer.translate(0, index * 0.004, 0)));
}
