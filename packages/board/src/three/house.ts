import { BoxGeometry, type BufferGeometry, CylinderGeometry, Group, IcosahedronGeometry, Mesh } from 'three';
import type { Materials } from './materials.ts';
import { COLOURS, JOINTS, TERRACES } from './palette.ts';
import { type BlockSize, sizeOf, variety } from './place.ts';
import { arch, flatFrame, merge, paint, roundedBox, shade } from './shape.ts';

const VARIANTS = 3;
const WALLS = [0, 1, 2, 3] as const;

interface BlockShape {
  readonly body: BufferGeometry;
  readonly panes: BufferGeometry;
}

/** Rotates something made for the south wall to another wall. */
function onWall(geometry: BufferGeometry, wall: number, size: BlockSize, x: number, y: number): BufferGeometry {
  return geometry.translate(x, y, size.width / 2).rotateY((wall * Math.PI) / 2);
}

function door(size: BlockSize, wall: number, x: number): readonly BufferGeometry[] {
  const height = size.height * 0.58;
  return [
    onWall(paint(arch(0.17, height + 0.025, 0.014), COLOURS.frame), wall, size, x, 0),
    onWall(paint(arch(0.125, height, 0.02), COLOURS.door), wall, size, x, 0),
    onWall(paint(new BoxGeometry(0.2, 0.03, 0.06).translate(0, 0.015, 0.02), COLOURS.plasterShade), wall, size, x, 0),
  ];
}

function windowFrame(size: BlockSize, wall: number, x: number): BufferGeometry {
  return onWall(paint(arch(0.12, 0.16, 0.012), COLOURS.frame), wall, size, x, size.height * 0.38);
}

function windowPane(size: BlockSize, wall: number, x: number): BufferGeometry {
  return onWall(arch(0.08, 0.13, 0.016), wall, size, x, size.height * 0.38 + 0.014);
}

/** Steps along a wall, from the terrace below up to this one. */
function stairs(size: BlockSize, wall: number): readonly BufferGeometry[] {
  const count = 5;
  const run = (size.width * 0.46) / count;
  return Array.from({ length: count }, (_, index) => {
    const height = ((index + 1) / (count + 0.4)) * size.height;
    const step = new BoxGeometry(run, height, 0.066).translate(0.03 + index * run, height / 2, 0.03);
    return onWall(paint(step, index % 2 === 0 ? COLOURS.stepLight : COLOURS.stepDark), wall, size, 0, 0);
  });
}

/** The white edge of the terrace, higher than the terrace itself. */
function parapet(size: BlockSize): readonly BufferGeometry[] {
  const [thickness, height] = [0.045, 0.05];
  return WALLS.map((wall) => {
    const beam = roundedBox(size.width, height, thickness, 0.016);
    beam.translate(0, size.height - height / 2 + 0.022, size.width / 2 - thickness / 2);
    return paint(beam.rotateY((wall * Math.PI) / 2), COLOURS.plaster);
  });
}

/** The coloured floor, with two joints across. */
function terrace(size: BlockSize, level: number): readonly BufferGeometry[] {
  const width = size.width - 0.07;
  const floor = new BoxGeometry(width, 0.012, width).translate(0, size.height - 0.001, 0);
  const joints = [0, Math.PI / 2].map((turn) =>
    paint(
      new BoxGeometry(width, 0.0125, 0.007).rotateY(turn).translate(0, size.height - 0.0005, 0),
      JOINTS[level] ?? COLOURS.joint,
    ),
  );
  return [paint(floor, TERRACES[level] ?? COLOURS.stone), ...joints];
}

/** Climbing flowers at a corner of the ground floor. */
function climber(size: BlockSize): readonly BufferGeometry[] {
  return Array.from({ length: 9 }, (_, index) => {
    const [up, aside] = [index / 8, variety(index + 2)];
    const ball = new IcosahedronGeometry(0.03 + aside * 0.022, 0);
    ball.translate(
      -size.width / 2 + aside * 0.1 - 0.02,
      up * size.height * 1.08,
      size.width / 2 + 0.005 - variety(index) * 0.06,
    );
    return paint(ball, index % 3 === 0 ? COLOURS.leaf : COLOURS.bloom);
  });
}

/** A chimney or a pot in a corner that figures leave free. */
function ornament(size: BlockSize, variant: number): readonly BufferGeometry[] {
  const place = size.width / 2 - 0.09;
  const side = variant === 1 ? -1 : 1;
  const pot = new CylinderGeometry(0.032, 0.022, 0.06, 8).translate(side * place, size.height + 0.035, -place);
  const plant = new CylinderGeometry(0.008, 0.042, 0.07, 6).translate(side * place, size.height + 0.09, -place);
  return [paint(pot, 0xc8693a), paint(plant, variant === 2 ? COLOURS.bloom : COLOURS.leaf)];
}

type Spot = readonly [wall: number, x: number];

function windowSpots(size: BlockSize, level: number, variant: number): readonly Spot[] {
  const inset = size.width * 0.2;
  const front: readonly Spot[] = level === 3 || variant === 1 ? [] : [[0, -inset * 1.55]];
  const sides = [1, 3].flatMap((wall): readonly Spot[] =>
    level === 3
      ? [[wall, 0]]
      : [
          [wall, -inset],
          [wall, inset],
        ],
  );
  return [...front, [2, -inset], ...sides];
}

function doorSpots(size: BlockSize, level: number, variant: number): readonly Spot[] {
  const front = level === 3 ? -0.12 : variant === 1 ? -size.width * 0.2 : -0.1;
  return [
    [0, front],
    [2, size.width * 0.17],
  ];
}

/** One horizontal line per block, so that levels can be counted without colour. */
function inlay(size: BlockSize, level: number): readonly BufferGeometry[] {
  return Array.from({ length: level }, (_, index) =>
    paint(flatFrame(size.width - 0.13 - index * 0.1, 0.022).translate(0, size.height + 0.007, 0), COLOURS.cream),
  );
}

function blockShape(level: number, variant: number, hasInlay: boolean): BlockShape {
  const size = sizeOf(level);
  const windows = windowSpots(size, level, variant);
  const doors = doorSpots(size, level, variant);
  const walls = roundedBox(size.width, size.height, size.width, 0.035, 2).translate(0, size.height / 2, 0);
  const body = [
    shade(walls, COLOURS.plasterShade, COLOURS.plaster),
    ...terrace(size, level),
    ...parapet(size),
    ...stairs(size, 0),
    ...(level === 3 ? [] : ornament(size, variant)),
    ...(level === 1 && variant === 2 ? climber(size) : []),
    ...doors.flatMap(([wall, x]) => door(size, wall, x)),
    ...windows.map(([wall, x]) => windowFrame(size, wall, x)),
    ...(hasInlay ? inlay(size, level) : []),
  ];
  return { body: merge(body), panes: merge(windows.map(([wall, x]) => paint(windowPane(size, wall, x), 0xffffff))) };
}

/** The blocks of all levels, created once and shared by all towers. */
export class Houses {
  readonly #shapes = new Map<string, BlockShape>();
  readonly #materials: Materials;

  constructor(materials: Materials) {
    this.#materials = materials;
  }

  /** One block, standing on its own ground. */
  create(level: number, seed: number, hasInlay: boolean): Group {
    const shape = this.#shape(level, Math.floor(seed * VARIANTS) % VARIANTS, hasInlay);
    const body = new Mesh(shape.body, this.#materials.matt);
    const panes = new Mesh(shape.panes, this.#materials.pane);
    body.castShadow = body.receiveShadow = true;
    return new Group().add(body, panes);
  }

  #shape(level: number, variant: number, hasInlay: boolean): BlockShape {
    const key = `${level}.${variant}.${hasInlay}`;
    const known = this.#shapes.get(key);
    if (known) return known;
    const made = blockShape(level, variant, hasInlay);
    this.#shapes.set(key, made);
    return made;
  }

  dispose(): void {
    for (const { body, panes } of this.#shapes.values()) {
      body.dispose();
      panes.dispose();
    }
  }
}
