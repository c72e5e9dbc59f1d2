import { BoxGeometry, type BufferGeometry, ConeGeometry, Group, Mesh, SphereGeometry, Vector3 } from 'three';
import { type Arrow, type ChoiceKind, foremost, isWay } from '../choices.ts';
import type { Drawing } from '../face.ts';
import type { Scene, Square } from '../scene.ts';
import { Labels } from './labels.ts';
import type { Materials } from './materials.ts';
import { SIGNALS } from './palette.ts';
import { FIGURE_HEIGHT, floorAt, placeOf } from './place.ts';
import { paint, stack } from './shape.ts';

/** How high an arrow lies, and how far it keeps from the middles of its squares. */
const LIFT = 0.14;
const GAP = 0.26;
const HEAD = 0.26;
const AHEAD = new Vector3(0, 0, 1);
/** How broad the arrow of a rank is. */
const WIDTHS = [1.25, 0.95, 0.78, 0.66, 0.56];

/** The parts of an arrow: a shaft one unit long, to be stretched, and a head. */
export interface Way {
  readonly shaft: BufferGeometry;
  readonly head: BufferGeometry;
}

export function createWay(colour: number): Way {
  const bar = (width: number): BufferGeometry => new BoxGeometry(width, 0.02, 1).translate(0, 0, 0.5);
  const lying = (radius: number, length: number): BufferGeometry =>
    new ConeGeometry(radius, length, 4)
      .rotateY(Math.PI / 4)
      .rotateX(Math.PI / 2)
      .scale(1, 0.12, 1)
      .translate(0, 0, length / 2);
  return {
    shaft: stack([paint(bar(0.17), 0xffffff), paint(bar(0.1), colour)]),
    head: stack([paint(lying(0.27, HEAD + 0.05), 0xffffff), paint(lying(0.2, HEAD), colour)]),
  };
}

/** From one terrace to the other, up or down. */
export function wayBetween(
  scene: Scene,
  from: Square,
  to: Square,
  way: Way,
  material: Mesh['material'],
  width = 1,
): Group {
  const [start, end] = [from, to].map((square) => {
    const { x, z } = placeOf(square);
    return new Vector3(x, floorAt(scene, square) + LIFT, z);
  }) as [Vector3, Vector3];
  const course = end.clone().sub(start);
  const shaft = new Mesh(way.shaft, material);
  shaft.position.z = GAP;
  shaft.scale.set(width, 1, course.length() - 2 * GAP - HEAD);
  const head = new Mesh(way.head, material);
  head.position.z = course.length() - GAP - HEAD;
  head.scale.x = width;
  const arrow = new Group().add(shaft, head);
  arrow.position.copy(start);
  arrow.quaternion.setFromUnitVectors(AHEAD, course.normalize());
  for (const part of [shaft, head]) part.renderOrder = 4;
  return arrow;
}

/** Small things that float over a square: what is done there. */
const pieceOf = (kind: ChoiceKind): BufferGeometry => {
  if (kind === 'build') return new BoxGeometry(0.2, 0.2, 0.2);
  if (kind === 'dome') return new SphereGeometry(0.14, 18, 10, 0, Math.PI * 2, 0, Math.PI / 2);
  return new SphereGeometry(0.12, 16, 12);
};

/** Suggested turns: arrows, and pieces with the number of their turn. */
export class WayMarkers {
  readonly #way = createWay(SIGNALS.arrow);
  readonly #pieces = new Map<ChoiceKind, BufferGeometry>();
  readonly #labels = new Labels();
  readonly #materials: Materials;

  constructor(materials: Materials) {
    this.#materials = materials;
  }

  show({ arrows, scene }: Drawing, upright: number): Group[] {
    return foremost(arrows).map((arrow) => {
      const { from, to, rank } = arrow;
      return from !== undefined && isWay(arrow)
        ? wayBetween(scene, from, to, this.#way, this.#materials.signal, WIDTHS[rank] ?? 0.5)
        : this.#piece(scene, arrow, upright);
    });
  }

  /** Ranks stand side by side, so that several turns may do something at one square. */
  #piece(scene: Scene, { kind, to, rank }: Arrow, upright: number): Group {
    const { x, z } = placeOf(to);
    const isTaken = scene.workers.some((worker) => worker.square === to);
    const body = new Mesh(this.#shape(kind), this.#materials.signal);
    body.renderOrder = 4;
    const label = this.#labels.create(String(rank + 1), 'plate', 0.2);
    label.position.y = 0.16;
    const piece = new Group().add(body, label);
    piece.rotation.y = upright;
    piece.scale.setScalar(rank === 0 ? 1.15 : 0.9);
    const height = floorAt(scene, to) + (isTaken ? FIGURE_HEIGHT + 0.16 : 0.2);
    piece.position.set(x + (rank % 3) * 0.27 - 0.27, height, z + (rank > 2 ? 0.25 : -0.1));
    return piece;
  }

  #shape(kind: ChoiceKind): BufferGeometry {
    const known = this.#pieces.get(kind) ?? paint(pieceOf(kind), SIGNALS.arrow);
    this.#pieces.set(kind, known);
    return known;
  }

  dispose(): void {
    for (const shape of [this.#way.shaft, this.#way.head, ...this.#pieces.values()]) shape.dispose();
    this.#labels.dispose();
  }
}
