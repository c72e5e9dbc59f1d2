import { BoxGeometry, type BufferGeometry, Group, Mesh, SphereGeometry } from 'three';
import type { Direction, Stream } from '../scene.ts';
import { WIDTH } from '../scene.ts';
import type { Materials } from './materials.ts';
import { RIM } from './place.ts';
import { flat, merge, paint } from './shape.ts';

const EDGE = WIDTH / 2 + RIM / 2;

/** A wavy ribbon that points north and ends in an arrow head. */
function ribbon(main: number, dark: number): BufferGeometry {
  const outline = (grow: number) => {
    const wave = (t: number) => Math.sin(t * Math.PI * 2) * 0.045;
    const side = (sign: number) =>
      Array.from({ length: 13 }, (_, index) => {
        const t = index / 12;
        return [wave(t) + sign * (0.025 + 0.045 * t + grow), -0.3 - grow + t * (0.42 + grow)] as const;
      });
    const head = [
      [0.15 + grow * 1.6, 0.12 - grow],
      [0, 0.36 + grow * 1.8],
      [-0.15 - grow * 1.6, 0.12 - grow],
    ] as const;
    return flat([...side(1), ...head, ...side(-1).reverse()]);
  };
  return merge([paint(outline(0.025), dark), paint(outline(0).translate(0, 0.006, 0), main)]);
}

function note(): readonly BufferGeometry[] {
  const head = new SphereGeometry(0.06, 10, 8).scale(1, 0.7, 0.8).translate(-0.2, 0.08, 0.1);
  const stem = new BoxGeometry(0.018, 0.2, 0.018).translate(-0.15, 0.18, 0.1);
  const flag = new BoxGeometry(0.09, 0.05, 0.018).translate(-0.11, 0.26, 0.1);
  return [head, stem, flag].map((part) => paint(part, 0x552489));
}

/** Where the ribbons of a direction start: along the edge, or both edges of the corner, it comes from. */
function starts(direction: Direction): readonly (readonly [number, number])[] {
  const angle = (direction * Math.PI) / 4;
  const [x, z] = [-Math.round(Math.sin(angle) * 1.2), Math.round(Math.cos(angle) * 1.2)];
  if (x === 0) return [-1.5, -0.5, 0.5, 1.5].map((along) => [along, z * EDGE] as const);
  if (z === 0) return [-1.5, -0.5, 0.5, 1.5].map((along) => [x * EDGE, along] as const);
  return [
    [x * EDGE, z * EDGE],
    [x * 1.5, z * EDGE],
    [x * EDGE, z * 1.5],
  ];
}

/** Winds and songs, shown at the edge they come from. */
export class Streams {
  readonly #shapes = {
    wind: ribbon(0xffffff, 0x2f74b8),
    song: merge([ribbon(0xffd76a, 0x552489), ...note()]),
  };
  readonly #materials: Materials;

  constructor(materials: Materials) {
    this.#materials = materials;
  }

  create(stream: Stream): Group {
    const group = new Group();
    for (const [x, z] of starts(stream.direction)) {
      const mesh = new Mesh(this.#shapes[stream.kind], this.#materials.signal);
      mesh.position.set(x, stream.kind === 'wind' ? 0.1 : 0.16, z);
      mesh.rotation.y = (-stream.direction * Math.PI) / 4;
      mesh.renderOrder = 3;
      group.add(mesh);
    }
    return group;
  }

  dispose(): void {
    for (const shape of Object.values(this.#shapes)) shape.dispose();
  }
}
