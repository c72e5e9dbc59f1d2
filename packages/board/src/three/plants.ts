import { type BufferGeometry, ConeGeometry, CylinderGeometry, IcosahedronGeometry } from 'three';
import { COLOURS } from './palette.ts';
import { variety } from './place.ts';
import { paint } from './shape.ts';

type Parts = readonly BufferGeometry[];

export function cypress(x: number, y: number, z: number, height: number): Parts {
  const tree = new ConeGeometry(height * 0.15, height, 8).translate(x, y + height * 0.55, z);
  const tip = new ConeGeometry(height * 0.125, height * 0.7, 8).translate(x, y + height * 0.82, z);
  return [paint(tree, COLOURS.cypress), paint(tip, 0x3b7550)];
}

/** A round bush of a few balls; for flowers pass their colour. */
export function bush(x: number, y: number, z: number, size: number, colour: number): Parts {
  return [0, 1, 2, 3].map((index) => {
    const [dx, dz] = [variety(x * 13 + index) - 0.5, variety(z * 17 + index) - 0.5];
    const ball = new IcosahedronGeometry(size * (0.55 + variety(index + x) * 0.3), 1);
    ball.translate(x + dx * size * 1.2, y + size * 0.35, z + dz * size * 1.2);
    return paint(ball, index === 0 ? COLOURS.leaf : colour);
  });
}

export function bougainvillea(x: number, y: number, z: number, size: number): Parts {
  return [
    ...bush(x, y, z, size, COLOURS.bloom),
    ...bush(x + size * 0.5, y - 0.02, z + size * 0.3, size * 0.6, 0xf05aa8),
  ];
}

export function pot(x: number, y: number, z: number, colour: number): Parts {
  const clay = new CylinderGeometry(0.06, 0.04, 0.1, 9).translate(x, y + 0.05, z);
  const plant = new IcosahedronGeometry(0.075, 1).translate(x, y + 0.14, z);
  return [paint(clay, 0xc8693a), paint(plant, colour)];
}
