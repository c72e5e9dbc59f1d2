import { BoxGeometry, type BufferGeometry, SphereGeometry, TorusGeometry } from 'three';
import type { Figure, Side } from '../scene.ts';
import { SIDE_STYLES } from '../sides.ts';
import { SIDE_PAINTS } from './palette.ts';
import { paint } from './shape.ts';

/** Radius of the clothes at the two heights of the pattern. */
const HEMS: Readonly<Record<Figure, readonly [low: number, lowY: number, high: number, highY: number]>> = {
  female: [0.152, 0.07, 0.122, 0.165],
  male: [0.128, 0.27, 0.136, 0.33],
  other: [0.158, 0.08, 0.134, 0.17],
};

function stripes(figure: Figure, colour: number, thickness: number): readonly BufferGeometry[] {
  const [low, lowY, high, highY] = HEMS[figure];
  const rings = [
    [low, lowY],
    [high, highY],
  ] as const;
  return rings.map(([radius, y]) =>
    paint(new TorusGeometry(radius, thickness, 5, 20).rotateX(Math.PI / 2).translate(0, y, 0), colour),
  );
}

/** Upright bars around. */
function bars(figure: Figure, colour: number, thickness: number): readonly BufferGeometry[] {
  const [low, lowY, high, highY] = HEMS[figure];
  const slope = Math.atan2(low - high, highY - lowY);
  return Array.from({ length: 8 }, (_, index) => {
    const bar = new BoxGeometry(thickness * 2.2, highY - lowY + 0.05, thickness).rotateX(-slope);
    return paint(bar.translate(0, (lowY + highY) / 2, (low + high) / 2 + 0.004).rotateY((index * Math.PI) / 4), colour);
  });
}

function dots(figure: Figure, colour: number, thickness: number): readonly BufferGeometry[] {
  const [low, lowY, high, highY] = HEMS[figure];
  return Array.from({ length: 12 }, (_, index) => {
    const [radius, y] = index % 2 === 0 ? [low, lowY] : [high, highY];
    const dot = new SphereGeometry(thickness * 1.8, 8, 6).translate(0, y, radius);
    return paint(dot.rotateY((index * Math.PI) / 6), colour);
  });
}

const PATTERNS = { stripes, bars, dots } as const;

/** The pattern on the clothes; thicker if the option asks for stronger patterns. */
export function pattern(side: Side, figure: Figure, isStrong: boolean): readonly BufferGeometry[] {
  return PATTERNS[SIDE_STYLES[side].pattern](figure, SIDE_PAINTS[side].trim, isStrong ? 0.018 : 0.009);
}
