import { type BufferGeometry, CapsuleGeometry, CylinderGeometry, Mesh, SphereGeometry, TorusGeometry } from 'three';
import type { Figure, Side } from '../scene.ts';
import { figureBase } from './base.ts';
import type { Materials } from './materials.ts';
import { COLOURS, SIDE_PAINTS, type SidePaint } from './palette.ts';
import { pattern } from './pattern.ts';
import { merge, paint, turnedShape } from './shape.ts';

type Parts = readonly BufferGeometry[];

/** A limb between two points. */
function limb(from: readonly number[], to: readonly number[], radius: number, colour: number): BufferGeometry {
  const [x = 0, y = 0, z = 0] = from;
  const [dx, dy, dz] = [(to[0] ?? 0) - x, (to[1] ?? 0) - y, (to[2] ?? 0) - z];
  const length = Math.hypot(dx, dy, dz);
  const capsule = new CapsuleGeometry(radius, length, 3, 8).translate(0, length / 2, 0);
  capsule.rotateX(Math.atan2(Math.hypot(dx, dz), dy));
  return paint(capsule.rotateY(Math.atan2(dx, dz)).translate(x, y, z), colour);
}

function ball(radius: number, x: number, y: number, z: number, colour: number, squash = 1): BufferGeometry {
  return paint(new SphereGeometry(radius, 14, 10).scale(1, squash, 1).translate(x, y, z), colour);
}

function face(y: number, z: number): Parts {
  const eyes = [-0.034, 0.034].map((x) => ball(0.012, x, y + 0.008, z + 0.082, COLOURS.ink));
  return [ball(0.092, 0, y, z, COLOURS.skin), ...eyes, ball(0.014, 0, y - 0.012, z + 0.09, 0xe09a72)];
}

function amphora(x: number, y: number, z: number): BufferGeometry {
  const jar = turnedShape(
    [
      [0, 0],
      [0.03, 0.01],
      [0.05, 0.06],
      [0.025, 0.11],
      [0.036, 0.13],
    ],
    10,
  );
  return paint(jar.translate(x, y, z), 0xc8693a);
}

/** A dress, the hair in a bun, a jar on the shoulder. */
function female({ main, deep }: SidePaint): Parts {
  const dress = turnedShape([
    [0.162, 0],
    [0.165, 0.03],
    [0.12, 0.17],
    [0.078, 0.27],
    [0.095, 0.35],
    [0.075, 0.41],
    [0.03, 0.43],
  ]);
  return [
    paint(dress.rotateZ(-0.05), main),
    paint(new TorusGeometry(0.08, 0.018, 6, 16).rotateX(Math.PI / 2).translate(-0.013, 0.27, 0), deep),
    ...face(0.5, 0.01),
    ball(0.1, 0, 0.525, -0.022, COLOURS.hair),
    ball(0.055, 0, 0.61, -0.07, COLOURS.hair),
    paint(new TorusGeometry(0.04, 0.012, 5, 12).rotateX(0.9).translate(0, 0.585, -0.052), deep),
    limb([0.085, 0.38, 0], [0.15, 0.3, 0.06], 0.026, COLOURS.skin),
    limb([0.15, 0.3, 0.06], [0.09, 0.25, 0.1], 0.024, COLOURS.skin),
    limb([-0.085, 0.38, 0], [-0.17, 0.43, 0.04], 0.026, COLOURS.skin),
    amphora(-0.165, 0.44, 0.03),
  ];
}

function strawHat(colour: number): Parts {
  const tilt = -0.16;
  const brim = turnedShape([
    [0, 0.012],
    [0.1, 0.02],
    [0.165, -0.008],
    [0.17, -0.016],
    [0.1, 0],
    [0, 0],
  ]);
  const crown = new SphereGeometry(0.088, 14, 8, 0, Math.PI * 2, 0, Math.PI / 2)
    .scale(1, 0.95, 1)
    .translate(0, 0.015, 0);
  const band = new CylinderGeometry(0.089, 0.093, 0.036, 16, 1, true).translate(0, 0.034, 0);
  const parts = [paint(brim, COLOURS.straw), paint(crown, COLOURS.straw), paint(band, colour)];
  return parts.map((part) => part.rotateX(tilt).rotateZ(0.07).translate(0, 0.535, -0.012));
}

/** Broad shoulders, a straw hat, a mallet in the hand. */
function male({ main, deep }: SidePaint): Parts {
  const tunic = turnedShape([
    [0.1, 0.1],
    [0.13, 0.12],
    [0.115, 0.2],
    [0.13, 0.33],
    [0.105, 0.39],
    [0.035, 0.42],
  ]);
  return [
    paint(tunic.scale(1.08, 1, 0.92), main),
    paint(
      new TorusGeometry(0.118, 0.017, 6, 16)
        .rotateX(Math.PI / 2)
        .scale(1.08, 1, 0.92)
        .translate(0, 0.2, 0),
      deep,
    ),
    limb([-0.06, 0.02, 0.035], [-0.055, 0.13, 0], 0.045, deep),
    limb([0.065, 0.02, -0.03], [0.055, 0.13, 0], 0.045, deep),
    ...face(0.485, 0.015),
    ball(0.088, 0, 0.49, -0.02, COLOURS.hair),
    ...strawHat(main),
    limb([0.13, 0.36, 0], [0.19, 0.25, 0.07], 0.032, COLOURS.skin),
    limb([-0.13, 0.36, 0], [-0.165, 0.24, 0.02], 0.032, COLOURS.skin),
    limb([0.19, 0.2, 0.07], [0.21, 0.36, 0.11], 0.013, COLOURS.wood),
    paint(new CylinderGeometry(0.034, 0.034, 0.1, 8).rotateZ(Math.PI / 2).translate(0.21, 0.38, 0.115), 0x8f8a84),
  ];
}

/** A cloak with a pointed hood and a lantern. */
function hooded({ main, deep }: SidePaint): Parts {
  const cloak = turnedShape([
    [0.17, 0],
    [0.172, 0.03],
    [0.135, 0.16],
    [0.115, 0.3],
    [0.085, 0.4],
    [0.02, 0.43],
  ]);
  const hood = turnedShape([
    [0.1, 0.38],
    [0.118, 0.46],
    [0.11, 0.54],
    [0.06, 0.62],
    [0.012, 0.7],
    [0, 0.7],
  ]);
  return [
    paint(cloak, main),
    paint(hood.rotateX(-0.16).translate(0, -0.01, 0.06), main),
    ...face(0.475, 0.055),
    paint(new TorusGeometry(0.09, 0.02, 6, 18).translate(0, 0.48, 0.1), deep),
    limb([0.1, 0.34, 0.02], [0.17, 0.27, 0.1], 0.03, main),
    limb([0.18, 0.02, 0.11], [0.18, 0.5, 0.09], 0.012, COLOURS.wood),
    ball(0.034, 0.18, 0.52, 0.09, COLOURS.gold),
  ];
}

const BODIES: Readonly<Record<Figure, (colours: SidePaint) => Parts>> = { female, male, other: hooded };
/** Figures are slightly tilted, to look less stiff. */
const STANCES: Readonly<Record<Figure, number>> = { female: 0.32, male: -0.28, other: 0.1 };
const BASE_HEIGHT = 0.045;
const SCALE = 1.14;

function figureShape(side: Side, figure: Figure, isStrong: boolean): BufferGeometry {
  const body = [...BODIES[figure](SIDE_PAINTS[side]), ...pattern(side, figure, isStrong)];
  for (const part of body) part.scale(SCALE, SCALE, SCALE).rotateY(STANCES[figure]).translate(0, BASE_HEIGHT, 0);
  return merge([...body, ...figureBase(side, isStrong)]);
}

/** The figures of all sides, created when first needed. */
export class Figures {
  readonly #shapes = new Map<string, BufferGeometry>();
  readonly #materials: Materials;

  constructor(materials: Materials) {
    this.#materials = materials;
  }

  create(side: Side, figure: Figure, isStrong: boolean): Mesh {
    const mesh = new Mesh(this.shape(side, figure, isStrong), this.#materials.matt);
    mesh.castShadow = true;
    return mesh;
  }

  shape(side: Side, figure: Figure, isStrong: boolean): BufferGeometry {
    const key = `${side}.${figure}.${isStrong}`;
    const known = this.#shapes.get(key);
    if (known) return known;
    const made = figureShape(side, figure, isStrong);
    this.#shapes.set(key, made);
    return made;
  }

  dispose(): void {
    for (const shape of this.#shapes.values()) shape.dispose();
  }
}
