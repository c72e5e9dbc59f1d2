import {
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  SphereGeometry,
  TorusGeometry,
  type Vector3Tuple,
} from 'three';
import type { Token, TokenKind } from '../scene.ts';
import type { Materials } from './materials.ts';
import { COLOURS } from './palette.ts';
import { flatRing, merge, paint, roundedBox, turnedShape } from './shape.ts';

type Parts = readonly BufferGeometry[];

function ball(radius: number, [x, y, z]: Vector3Tuple, colour: number): BufferGeometry {
  return paint(new SphereGeometry(radius, 12, 8).translate(x, y, z), colour);
}

/** Arms of a spiral on a round pool. */
function whirlpool(): Parts {
  const pool = paint(new CylinderGeometry(0.4, 0.4, 0.016, 32).translate(0, 0.008, 0), 0x1c86c0);
  const middle = paint(new CylinderGeometry(0.2, 0.2, 0.018, 24).translate(0, 0.009, 0), 0x0d4f8c);
  const arms = [0, 1, 2].flatMap((arm) =>
    Array.from({ length: 12 }, (_, index) => {
      const radius = 0.06 + index * 0.028;
      const start = arm * 2.094 + index * 0.34;
      return paint(flatRing(radius, radius + 0.024, 4, start, 0.42).translate(0, 0.022, 0), 0xeafcff);
    }),
  );
  return [pool, middle, ...arms];
}

function coin(): Parts {
  const disc = paint(new CylinderGeometry(0.15, 0.15, 0.05, 26).translate(0, 0.03, 0), COLOURS.gold);
  const rim = paint(new TorusGeometry(0.135, 0.018, 6, 26).rotateX(Math.PI / 2).translate(0, 0.055, 0), 0xffd874);
  const owl = [
    ball(0.05, [0, 0.055, 0], 0xb57f1c),
    ball(0.02, [-0.022, 0.1, 0.005], 0xffe9a8),
    ball(0.02, [0.022, 0.1, 0.005], 0xffe9a8),
  ];
  return [disc, rim, ...owl];
}

/** A bronze watchman with shield and spear. */
function guardian(): Parts {
  const body = turnedShape([
    [0.13, 0.08],
    [0.09, 0.2],
    [0.11, 0.36],
    [0.04, 0.42],
  ]);
  const helmet = new TorusGeometry(0.07, 0.02, 6, 14, Math.PI).rotateY(Math.PI / 2).translate(0, 0.52, 0);
  return [
    paint(roundedBox(0.34, 0.08, 0.34, 0.02).translate(0, 0.04, 0), 0x6f6a62),
    paint(body, COLOURS.bronze),
    ball(0.08, [0, 0.48, 0], 0xb98446),
    paint(helmet, 0x7c4f22),
    paint(new CylinderGeometry(0.1, 0.1, 0.03, 18).rotateX(Math.PI / 2).translate(-0.08, 0.28, 0.11), 0xc9964f),
    paint(new CylinderGeometry(0.012, 0.012, 0.6, 6).translate(0.15, 0.36, 0.04), 0x7c4f22),
    paint(new ConeGeometry(0.03, 0.08, 6).translate(0.15, 0.7, 0.04), 0xd9aa62),
  ];
}

/** A pit: rings that get darker towards the middle, with broken stones around. */
function abyss(): Parts {
  const tones = [0x3d3350, 0x2a2140, 0x18122a, 0x07050f];
  const rings = tones.map((colour, index) =>
    paint(
      new CylinderGeometry(0.4 - index * 0.085, 0.4 - index * 0.085, 0.004, 28).translate(0, 0.006 + index * 0.003, 0),
      colour,
    ),
  );
  const stones = Array.from({ length: 11 }, (_, index) => {
    const angle = (index / 11) * Math.PI * 2;
    const stone = roundedBox(0.1, 0.06 + (index % 3) * 0.02, 0.07, 0.02).rotateY(-angle);
    return paint(stone.translate(Math.cos(angle) * 0.4, 0.03, Math.sin(angle) * 0.4), 0x8d8074);
  });
  return [...rings, ...stones];
}

/** A spool of red thread. */
function fate(): Parts {
  const ends = [0.02, 0.3].map((y) =>
    paint(new CylinderGeometry(0.12, 0.12, 0.04, 18).translate(0, y, 0), COLOURS.wood),
  );
  const turns = Array.from({ length: 6 }, (_, index) =>
    paint(new TorusGeometry(0.078, 0.022, 6, 18).rotateX(Math.PI / 2).translate(0, 0.06 + index * 0.038, 0), 0xc4213d),
  );
  const loose = paint(
    new TorusGeometry(0.16, 0.012, 5, 18, 2.4).rotateX(Math.PI / 2).translate(0.06, 0.012, 0.06),
    0xc4213d,
  );
  return [...ends, ...turns, loose];
}

function generic(): Parts {
  const disc = new CylinderGeometry(0.17, 0.18, 0.05, 8).translate(0, 0.025, 0);
  const gem = new ConeGeometry(0.09, 0.13, 6).translate(0, 0.11, 0);
  return [paint(disc, COLOURS.ink), paint(gem, 0xf5f0ff), ball(0.035, [0, 0.18, 0], COLOURS.gold)];
}

/** A golden ram with curled horns. */
function ram(): Parts {
  const fleece = [
    [-0.07, 0.2, 0],
    [0.06, 0.21, 0],
    [0, 0.25, 0.03],
    [0, 0.23, -0.04],
  ] as const;
  const legs = [-0.09, 0.09].flatMap((x) =>
    [-0.05, 0.05].map((z) => paint(new CylinderGeometry(0.022, 0.02, 0.14, 7).translate(x, 0.07, z), 0x8a5f1e)),
  );
  const horns = [-1, 1].map((side) =>
    paint(new TorusGeometry(0.05, 0.02, 6, 14, 4.6).rotateY(0.3 * side).translate(-0.17, 0.3, side * 0.075), 0xfff0c4),
  );
  return [
    ...fleece.map(([x, y, z]) => ball(0.115, [x, y, z], COLOURS.gold)),
    ...legs,
    ball(0.075, [-0.19, 0.28, 0], 0xc8922c),
    ball(0.04, [-0.25, 0.26, 0], 0x8a5f1e),
    ...horns,
    ball(0.04, [0.18, 0.25, 0], 0xf7cf6a),
  ];
}

const SHAPES: Readonly<Record<TokenKind | 'ram', () => Parts>> = {
  whirlpool,
  coin,
  guardian,
  abyss,
  fate,
  generic,
  ram,
};

/** Tokens are enlarged to be visible on a phone. */
const SCALE = 1.25;

/** True if the token lies flat, so that a worker can stand on it. */
const FLAT: readonly TokenKind[] = ['whirlpool', 'abyss'];

export function isFlat(token: Token): boolean {
  return FLAT.includes(token.kind);
}

function dashedRim(): BufferGeometry {
  const dashes = Array.from({ length: 12 }, (_, index) =>
    paint(flatRing(0.41, 0.45, 4, (index * Math.PI) / 6, 0.3).translate(0, 0.02, 0), 0x6a3bb0),
  );
  return merge(dashes);
}

/** Tokens by kind, created when first needed. */
export class Tokens {
  readonly #shapes = new Map<TokenKind | 'ram', BufferGeometry>();
  readonly #rim = dashedRim();
  readonly #materials: Materials;

  constructor(materials: Materials) {
    this.#materials = materials;
  }

  create(token: Token): Group {
    const isSecret = token.secret === true;
    const mesh = new Mesh(this.#shape(token.kind), isSecret ? this.#materials.ghost : this.#materials.gloss);
    mesh.castShadow = !isSecret && !isFlat(token);
    const group = new Group().add(mesh);
    return isSecret ? group.add(new Mesh(this.#rim, this.#materials.signal)) : group;
  }

  createRam(): Group {
    const mesh = new Mesh(this.#shape('ram'), this.#materials.gloss);
    mesh.castShadow = true;
    return new Group().add(mesh);
  }

  #shape(kind: TokenKind | 'ram'): BufferGeometry {
    const known = this.#shapes.get(kind);
    if (known) return known;
    const made = merge(SHAPES[kind]());
    if (!FLAT.some((flat) => flat === kind)) made.scale(SCALE, SCALE, SCALE);
    this.#shapes.set(kind, made);
    return made;
  }

  dispose(): void {
    this.#rim.dispose();
    for (const shape of this.#shapes.values()) shape.dispose();
  }
}
