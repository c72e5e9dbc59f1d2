import { BoxGeometry, type BufferGeometry, Group, Mesh } from 'three';
import { SQUARES, WIDTH } from '../scene.ts';
import type { Labels } from './labels.ts';
import type { Materials } from './materials.ts';
import { COLOURS } from './palette.ts';
import { GROUND, HALF, placeOf, RIM, variety } from './place.ts';
import { merge, paint, roundedBox } from './shape.ts';

const PLAZA_DEPTH = 0.3;

/** Each square is four flagstones of slightly different tone; squares alternate, so that they are easy to count. */
function flagstones(square: number): readonly BufferGeometry[] {
  const { x, z } = placeOf(square);
  const isDark = (square % WIDTH) + Math.floor(square / WIDTH);
  const half = GROUND.width / 2 - 0.006;
  return [0, 1, 2, 3].map((part) => {
    const stone = new BoxGeometry(half, 0.02, half);
    const dx = ((part % 2) - 0.5) * (half + 0.012);
    const dz = (Math.floor(part / 2) - 0.5) * (half + 0.012);
    return paint(stone.translate(x + dx, -0.01, z + dz), tone(isDark % 2 === 0, variety(square * 4 + part)));
  });
}

function tone(isDark: boolean, chance: number): number {
  const tones = isDark ? [0xe6d8bf, 0xeaddc7, 0xe2d3b8] : [0xf6eee1, 0xf9f3e8, 0xf3eadb];
  return tones[Math.floor(chance * tones.length)] ?? COLOURS.stone;
}

function slab(): readonly BufferGeometry[] {
  const width = HALF * 2;
  const bed = new BoxGeometry(WIDTH + 0.04, 0.04, WIDTH + 0.04).translate(0, -0.032, 0);
  const rims = [0, 1, 2, 3].map((wall) => {
    const beam = roundedBox(width, PLAZA_DEPTH + 0.03, RIM - 0.02, 0.05);
    beam.translate(0, -PLAZA_DEPTH / 2 + 0.012, HALF - (RIM - 0.02) / 2);
    return paint(beam.rotateY((wall * Math.PI) / 2), COLOURS.rim);
  });
  return [paint(bed, COLOURS.joint), ...rims];
}

/** A blue line along the rim. */
function border(): readonly BufferGeometry[] {
  return [0, 1, 2, 3].map((wall) => {
    const line = new BoxGeometry(WIDTH + 0.1, 0.012, 0.03).translate(0, 0.026, WIDTH / 2 + 0.045);
    return paint(line.rotateY((wall * Math.PI) / 2), 0x5b9bd8);
  });
}

/** The surface of the board. It turns together with everything on it. */
export class Plaza {
  readonly group = new Group();
  readonly #geometry = merge([
    ...slab(),
    ...border(),
    ...Array.from({ length: SQUARES }, (_, square) => flagstones(square)).flat(),
  ]);
  readonly #coordinates = new Group();

  constructor(materials: Materials, labels: Labels) {
    const ground = new Mesh(this.#geometry, materials.matt);
    ground.receiveShadow = ground.castShadow = true;
    this.group.add(ground, this.#coordinates);
    for (let index = 0; index < WIDTH; index++) this.#addCoordinates(labels, index);
  }

  #addCoordinates(labels: Labels, index: number): void {
    const edge = WIDTH / 2 + RIM / 2 + 0.02;
    for (const sign of [-1, 1]) {
      const letter = labels.create('abcde'[index] ?? '', 'carved', 0.34);
      letter.position.set(index - 2, 0.03, sign * edge);
      const digit = labels.create(String(index + 1), 'carved', 0.34);
      digit.position.set(sign * edge, 0.03, 2 - index);
      this.#coordinates.add(letter, digit);
    }
  }

  /** Shows or hides the coordinates; `upright` makes them face the viewer. */
  setCoordinates(isShown: boolean, upright: number): void {
    this.#coordinates.visible = isShown;
    for (const label of this.#coordinates.children) label.rotation.y = upright;
  }

  dispose(): void {
    this.#geometry.dispose();
  }
}
