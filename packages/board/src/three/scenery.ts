import {
  BoxGeometry,
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  IcosahedronGeometry,
  SphereGeometry,
} from 'three';
import { COLOURS, STRATA } from './palette.ts';
import { HALF, SEA_LEVEL, variety } from './place.ts';
import { bougainvillea, bush, cypress, pot } from './plants.ts';
import { arch, flat, paint, roundedBox, turnedShape } from './shape.ts';

type Parts = readonly BufferGeometry[];

export interface Islet {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
}

/** Beside and behind the board, never in front of it. */
export const ISLETS: readonly Islet[] = [
  { x: -7.2, z: -3.2, radius: 1.15 },
  { x: 7.3, z: -4.6, radius: 1.3 },
  { x: -1.7, z: -9, radius: 1 },
  { x: 8.4, z: 2.2, radius: 0.75 },
  { x: -6.9, z: 3.6, radius: 0.5 },
  { x: 5.6, z: 5.6, radius: 0.4 },
  { x: -1.7, z: 6.4, radius: 0.36 },
];

function hut(x: number, y: number, z: number, width: number, height: number): Parts {
  const walls = roundedBox(width, height, width, 0.03).translate(x, y + height / 2, z);
  const roof = new BoxGeometry(width * 0.84, 0.01, width * 0.84).translate(x, y + height, z);
  return [paint(walls, COLOURS.plaster), paint(roof, COLOURS.plasterShade)];
}

function cupola(x: number, y: number, z: number, radius: number): BufferGeometry {
  const cap = new SphereGeometry(radius, 16, 8, 0, Math.PI * 2, 0, Math.PI / 2);
  return paint(cap.translate(x, y, z), COLOURS.dome);
}

/** Makes a rock from a ball: displaces its vertices and flattens its faces. */
function facets(ball: BufferGeometry, seed: number): BufferGeometry {
  const position = ball.getAttribute('position');
  for (let index = 0; index < position.count; index++) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)];
    const push = 0.9 + variety(Math.round(x * 50) + Math.round(y * 50) * 3 + Math.round(z * 50) * 7 + seed) * 0.22;
    position.setXYZ(index, x * push, y * push, z * push);
  }
  ball.computeVertexNormals();
  return ball;
}

function boulders({ x, z, radius }: Islet): Parts {
  return [0, 1, 2, 3].map((index) => {
    const angle = index * 1.7 + x;
    const size = radius * (index === 0 ? 1 : 0.5);
    const reach = index === 0 ? 0 : radius * 0.7;
    const stone = facets(new IcosahedronGeometry(size, 1), index + x)
      .scale(1, 0.42, 0.9)
      .rotateY(angle);
    stone.translate(x + Math.cos(angle) * reach, SEA_LEVEL + size * 0.05, z + Math.sin(angle) * reach);
    return paint(stone, STRATA[(index + 1) % STRATA.length] ?? STRATA[0]);
  });
}

/** A small island with plants, and a house if there is room. */
function islet(place: Islet): Parts {
  const { x, z, radius } = place;
  const y = SEA_LEVEL + radius * 0.4;
  if (radius < 0.7)
    return [
      ...boulders(place),
      ...bush(x, y, z, radius * 0.28, 0x6d9a52),
      ...cypress(x + radius * 0.4, y - 0.06, z, radius * 0.8),
    ];
  return [
    ...boulders(place),
    cupola(x, y + radius * 0.26, z, radius * 0.14),
    ...cypress(x - radius * 0.2, y - 0.03, z - radius * 0.3, radius * 0.42),
    ...cypress(x - radius * 0.34, y - 0.05, z - radius * 0.2, radius * 0.32),
    ...bush(x + radius * 0.55, y - radius * 0.16, z - radius * 0.05, radius * 0.14, COLOURS.leaf),
  ];
}

function hull(length: number, colour: number): Parts {
  const body = new SphereGeometry(length / 2, 14, 8, 0, Math.PI * 2, Math.PI / 2, Math.PI / 2).scale(1, 0.4, 0.38);
  const rim = new CylinderGeometry(length / 2, length / 2, 0.02, 18).scale(1, 1, 0.4).translate(0, 0.005, 0);
  const inside = new CylinderGeometry(length * 0.42, length * 0.42, 0.022, 18).scale(1, 1, 0.34).translate(0, 0.007, 0);
  const bench = new BoxGeometry(length * 0.1, 0.03, length * 0.36).translate(length * 0.08, 0.02, 0);
  return [paint(body, colour), paint(rim, COLOURS.plaster), paint(inside, 0xb98552), paint(bench, COLOURS.wood)];
}

function moored(parts: Parts, x: number, z: number, turn: number): Parts {
  return parts.map((part) => part.rotateY(turn).translate(x, SEA_LEVEL + 0.06, z));
}

function rowBoat(x: number, z: number, turn: number, colour: number): Parts {
  return moored(hull(0.62, colour), x, z, turn);
}

/** Two white sails, visible from both sides. */
function sailBoat(x: number, z: number, turn: number, size: number): Parts {
  const mast = paint(new CylinderGeometry(0.016, 0.02, 1.15, 6).translate(0.04, 0.58, 0), COLOURS.wood);
  const main = [
    [0, 0],
    [-0.5, 0],
    [0, 0.95],
  ] as const;
  const jib = [
    [0.08, 0],
    [0.42, 0],
    [0.08, 0.8],
  ] as const;
  const sails = [main, jib].flatMap((points, index) =>
    [0, Math.PI].map((flip) => {
      const mirrored = flip === 0 ? points : points.map(([x0, y0]) => [-x0, y0] as const).reverse();
      const sail = flat(mirrored)
        .rotateX(Math.PI / 2)
        .rotateY(flip)
        .rotateX(-0.12 + index * 0.04);
      return paint(sail.translate(0, 0.16, 0), index === 0 ? 0xffffff : 0xfff0dc);
    }),
  );
  const parts = [...hull(0.95, 0xd8503a), mast, ...sails].map((part) => part.scale(size, size, size));
  return moored(parts, x, z, turn);
}

/** A jetty with a lamp, at the front left. */
function jetty(): Parts {
  const planks = Array.from({ length: 9 }, (_, index) => {
    const plank = new BoxGeometry(0.42, 0.04, 0.1).translate(-2.6, SEA_LEVEL + 0.16, HALF + 0.85 + index * 0.115);
    return paint(plank, index % 2 === 0 ? 0xa9774a : 0x9a6a40);
  });
  const posts = [-2.8, -2.4].flatMap((x) =>
    [1.1, 1.8].map((z) =>
      paint(new CylinderGeometry(0.03, 0.03, 0.5, 6).translate(x, SEA_LEVEL + 0.05, HALF + z), COLOURS.wood),
    ),
  );
  return [...planks, ...posts];
}

function windmill(x: number, y: number, z: number): Parts {
  const tower = turnedShape(
    [
      [0.26, 0],
      [0.22, 0.55],
      [0.2, 0.6],
    ],
    16,
  ).translate(x, y, z);
  const roof = new ConeGeometry(0.22, 0.2, 16).translate(x, y + 0.7, z);
  const blades = [0, 1, 2, 3, 4, 5].flatMap((index) => {
    const pole = new BoxGeometry(0.016, 0.46, 0.012).translate(0, 0.24, 0);
    const cloth = new BoxGeometry(0.1, 0.24, 0.006).translate(0.05, 0.33, 0);
    const angle = (index * Math.PI) / 3 + 0.3;
    return [paint(pole, COLOURS.wood), paint(cloth, 0xfff4e0)].map((part) =>
      part
        .rotateZ(angle)
        .rotateY(0.25)
        .translate(x + 0.07, y + 0.58, z + 0.3),
    );
  });
  const entrance = arch(0.12, 0.2, 0.01).translate(x, y, z + 0.25);
  return [paint(tower, COLOURS.plaster), paint(roof, 0xb98552), paint(entrance, COLOURS.door), ...blades];
}

/** Plants and buildings on the ledges around the board, all lower than the squares. */
function ledges(): Parts {
  const around = Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * Math.PI * 2 + variety(index) * 0.2;
    const reach =
      (HALF + 0.5 + variety(index + 9) * 0.25) / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
    const [x, z] = [Math.cos(angle) * Math.min(reach, 4.3), Math.sin(angle) * Math.min(reach, 4.3)];
    const size = 0.13 + variety(index + 40) * 0.07;
    if (index % 4 === 0) return bougainvillea(x, -0.62, z, size * 1.1);
    return index % 4 === 2 ? cypress(x, -0.75, z, 0.5 + size) : bush(x, -0.62, z, size, 0x6d9a52);
  });
  return around.flat();
}

type Hut = readonly [x: number, y: number, z: number, width: number, height: number];

/** Houses beside the board, on the ledges of the rock. */
const HUTS: readonly Hut[] = [
  [HALF + 0.5, -0.72, -1.4, 0.46, 0.36],
  [HALF + 0.52, -0.72, -2.0, 0.42, 0.34],
  [-HALF - 0.52, -0.75, 1.1, 0.42, 0.36],
  [-HALF - 0.46, -0.7, 0.55, 0.34, 0.3],
];

function isletHuts({ x, z, radius }: Islet): readonly Hut[] {
  const y = SEA_LEVEL + radius * 0.4;
  if (radius < 0.7) return [];
  return [
    [x, y, z, radius * 0.32, radius * 0.26],
    [x - radius * 0.38, y - 0.06, z + radius * 0.16, radius * 0.28, radius * 0.22],
    [x + radius * 0.34, y - 0.07, z + radius * 0.2, radius * 0.24, radius * 0.24],
    [x + radius * 0.1, y - 0.05, z + radius * 0.42, radius * 0.22, radius * 0.16],
  ];
}

const ALL_HUTS: readonly Hut[] = [...HUTS, ...ISLETS.flatMap(isletHuts)];

/** Doors and windows that are lit at night, drawn with the material of panes. */
export function sceneryPanes(): Parts {
  const openings = ALL_HUTS.flatMap(([x, y, z, width, height]) => [
    arch(width * 0.24, height * 0.6, 0.012).translate(x - width * 0.16, y, z + width / 2),
    arch(width * 0.16, height * 0.34, 0.012).translate(x + width * 0.22, y + height * 0.35, z + width / 2),
  ]);
  return openings.map((opening) => paint(opening, 0xffffff));
}

/** All static scenery around the board. */
export function sceneryParts(): Parts {
  return [
    ...ISLETS.flatMap(islet),
    ...ledges(),
    ...jetty(),
    ...windmill(-HALF - 0.5, -0.75, -HALF + 0.5),
    ...ALL_HUTS.flatMap((place) => hut(...place)),
    cupola(HALF + 0.52, -0.38, -2.0, 0.17),
    ...pot(HALF + 0.3, -0.55, 1.2, COLOURS.bloom),
    ...rowBoat(-1.9, HALF + 1.5, 0.4, 0x2f74c8),
    ...rowBoat(-3.5, HALF + 1.35, 1.2, 0xd8503a),
    ...sailBoat(1.4, 5.7, -0.4, 0.8),
    ...sailBoat(6.6, 3.9, 0.6, 0.8),
    ...sailBoat(-6.2, 0.7, -0.5, 0.85),
    ...sailBoat(1.5, -6.6, 0.3, 0.9),
    ...sailBoat(6.3, -0.9, 2.6, 0.85),
  ];
}
