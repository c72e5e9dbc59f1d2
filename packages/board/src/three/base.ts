import { type BufferGeometry, CylinderGeometry } from 'three';
import type { Side } from '../scene.ts';
import { type BaseShape, SIDE_STYLES } from '../sides.ts';
import { SIDE_PAINTS } from './palette.ts';
import { paint } from './shape.ts';

interface BaseForm {
  readonly corners: number;
  readonly radius: number;
  readonly turn: number;
}

/** Each side has a base of its own shape. */
const BASE_FORMS: Readonly<Record<BaseShape, BaseForm>> = {
  round: { corners: 28, radius: 0.215, turn: 0 },
  square: { corners: 4, radius: 0.262, turn: Math.PI / 4 },
  hexagon: { corners: 6, radius: 0.232, turn: 0 },
};

function slab(side: Side, scale: number, bottom: number, height: number, colour: number): BufferGeometry {
  const { corners, radius, turn } = BASE_FORMS[SIDE_STYLES[side].base];
  const shape = new CylinderGeometry(radius * scale * 0.96, radius * scale, height, corners);
  return paint(shape.rotateY(turn).translate(0, bottom + height / 2, 0), colour);
}

/** The base of a figure: the side's colour with a light outline. */
export function figureBase(side: Side, isStrong: boolean): readonly BufferGeometry[] {
  const { main, deep, trim } = SIDE_PAINTS[side];
  const inner = isStrong ? 0.7 : 0.8;
  return [slab(side, 1, 0, 0.03, deep), slab(side, 0.93, 0.03, 0.008, trim), slab(side, inner, 0.035, 0.01, main)];
}
