import {
  BoxGeometry,
  type BufferGeometry,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  SphereGeometry,
} from 'three';
import { type ChoiceKind, type Hint, hintedSquares, isWay, type SquareState } from '../choices.ts';
import type { Drawing } from '../face.ts';
import type { Scene, Square } from '../scene.ts';
import type { Domes } from './dome.ts';
import type { Materials } from './materials.ts';
import { SIGNALS } from './palette.ts';
import { BLOCK_SIZES, DOME_HEIGHT, FIGURE_HEIGHT, floorAt, levelAt, placeOf, sizeOf, topOf } from './place.ts';
import { merge, paint, roundedBox, turnedShape } from './shape.ts';
import { createSigns, type Signs } from './signs.ts';
import { WayMarkers, wayBetween } from './ways.ts';

const LIFT = 0.028;
const GLASS = 0xb6ffe2;

interface Preview {
  readonly body: BufferGeometry;
  readonly edges: BufferGeometry;
}

function blockPreviews(): readonly Preview[] {
  return BLOCK_SIZES.map(({ width, height }) => {
    const body = paint(roundedBox(width, height, width, 0.03).translate(0, height / 2, 0), GLASS);
    const box = new BoxGeometry(width, height, width).translate(0, height / 2, 0);
    const edges = new EdgesGeometry(box);
    box.dispose();
    return { body, edges };
  });
}

function plusSign(): BufferGeometry {
  const bars = [new BoxGeometry(0.26, 0.03, 0.075), new BoxGeometry(0.075, 0.031, 0.26)];
  const backs = [new BoxGeometry(0.32, 0.02, 0.135), new BoxGeometry(0.135, 0.021, 0.32)];
  return merge([...backs.map((bar) => paint(bar, 0xffffff)), ...bars.map((bar) => paint(bar, 0x04784f))]);
}

/** The preview of a worker to be placed. */
function pawn(): BufferGeometry {
  const body = turnedShape([
    [0.17, 0],
    [0.17, 0.03],
    [0.08, 0.28],
    [0.1, 0.36],
    [0.02, 0.4],
  ]);
  const head = new SphereGeometry(0.11, 14, 10).translate(0, 0.5, 0);
  return merge([paint(body, 0x06905f), paint(head, SIGNALS.offerDeep)]);
}

/** Everything on squares that is not a piece: choices, the selection, hints, the last turn. */
export class Offers {
  readonly group = new Group();
  readonly #signs: Signs = createSigns();
  readonly #previews = blockPreviews();
  readonly #plus = plusSign();
  readonly #pawn = pawn();
  readonly #line = new LineBasicMaterial({ color: 0x04784f, toneMapped: false });
  readonly #materials: Materials;
  readonly #domes: Domes;
  readonly #markers: WayMarkers;

  constructor(materials: Materials, domes: Domes) {
    this.#materials = materials;
    this.#markers = new WayMarkers(materials);
    this.#domes = domes;
  }

  show(drawing: Drawing, upright: number): void {
    this.group.clear();
    const { scene } = drawing;
    for (const square of drawing.last) this.#frame(scene, square, this.#signs.last);
    this.#hints(drawing);
    for (const marker of this.#markers.show(drawing, upright)) this.group.add(marker);
    for (const state of drawing.states) this.#state(drawing, state, upright);
    for (const square of drawing.outlined) this.#frame(scene, square, this.#signs.selectedSquare);
    if (drawing.hovered !== undefined) this.#frame(scene, drawing.hovered, this.#signs.hover);
    if (drawing.focused !== undefined) this.#frame(scene, drawing.focused, this.#signs.focus);
  }

  #state({ scene, hovered, focused }: Drawing, state: SquareState, upright: number): void {
    const { square } = state;
    const isNear = square === hovered || square === focused;
    const isTaken = scene.workers.some((worker) => worker.square === square);
    if (state.isSource && !state.isSelected) this.#source(scene, square);
    if (state.isSelected) {
      if (isTaken) this.#sign(scene, square, this.#signs.selected, 1.05);
      else this.#frame(scene, square, this.#signs.selectedSquare);
    }
    for (const kind of new Set(state.choices.map((choice) => choice.kind))) {
      if (kind === 'place' && !isNear) this.#sign(scene, square, this.#signs.dot, 1);
      else this.#offer(scene, square, kind, isTaken, upright);
    }
  }

  #offer(scene: Scene, square: Square, kind: ChoiceKind, isTaken: boolean, upright: number): void {
    if (kind === 'build') return this.#build(scene, square);
    if (kind === 'dome') return this.#dome(scene, square);
    if (kind === 'place') return this.#place(scene, square);
    const sign = kind === 'move' && isTaken ? this.#signs.moveRing : this.#signs[kind];
    const mesh = this.#sign(scene, square, sign, isTaken ? 1.15 : 1);
    mesh.rotation.y = upright;
    if (kind === 'remove' && isTaken) mesh.position.y += FIGURE_HEIGHT + 0.1;
    if (scene.domes.includes(square)) mesh.position.y = topOf(levelAt(scene, square)) + DOME_HEIGHT + 0.06;
  }

  #build(scene: Scene, square: Square): void {
    const level = levelAt(scene, square);
    const preview = this.#previews[level];
    if (!preview) return this.#dome(scene, square);
    const body = this.#mesh(scene, square, preview.body, this.#materials.signalThin);
    const edges = new LineSegments(preview.edges, this.#line);
    edges.renderOrder = 3;
    body.add(edges);
    const plus = new Mesh(this.#plus, this.#materials.signal);
    plus.position.y = sizeOf(level + 1).height + 0.02;
    plus.renderOrder = 4;
    body.add(plus);
  }

  #dome(scene: Scene, square: Square): void {
    const mesh = this.#mesh(scene, square, this.#domes.ghost(), this.#materials.glass);
    const ring = new Mesh(this.#domes.drumRing(), this.#materials.signal);
    ring.renderOrder = 3;
    mesh.add(ring);
  }

  #place(scene: Scene, square: Square): void {
    this.#sign(scene, square, this.#signs.place, 1);
    this.#mesh(scene, square, this.#pawn, this.#materials.ghost);
  }

  #source(scene: Scene, square: Square): void {
    const halo = this.#mesh(scene, square, this.#signs.spot, this.#materials.halo);
    halo.scale.setScalar(Math.min(1.1, sizeOf(levelAt(scene, square)).width * 1.2));
    halo.position.y += LIFT;
    this.#sign(scene, square, this.#signs.source, 1);
  }

  #hints({ scene, hints, states }: Drawing): void {
    const taken = hints.filter(({ refused }) => !refused);
    for (const hint of hints) if (hint.refused) this.#refused(scene, hint);
    for (const square of hintedSquares(taken)) this.#frame(scene, square, this.#signs.hint);
    for (const { kind, from, to } of taken) {
      if (from !== undefined && isWay({ kind, from, to }))
        this.group.add(wayBetween(scene, from, to, this.#signs.hintWay, this.#materials.signal));
      else this.#pin(scene, to);
      const isOffered = states.some(
        ({ square, choices }) => square === to && choices.some((each) => each.kind === kind),
      );
      if (!isOffered && (kind === 'build' || kind === 'dome')) this.#offer(scene, to, kind, false, 0);
    }
  }

  #refused(scene: Scene, hint: Hint): void {
    const { from, to } = hint;
    for (const square of hintedSquares([hint])) this.#frame(scene, square, this.#signs.refusedCorners);
    if (from !== undefined && isWay(hint))
      this.group.add(wayBetween(scene, from, to, this.#signs.refusedWay, this.#materials.signal));
    const cross = this.#sign(scene, to, this.#signs.refused, 1);
    cross.position.y = this.#clearAt(scene, to);
  }

  /** Above any piece on the square. */
  #clearAt(scene: Scene, square: Square): number {
    const isTaken = scene.workers.some((worker) => worker.square === square);
    return floorAt(scene, square) + (isTaken ? FIGURE_HEIGHT + 0.12 : 0.3);
  }

  #pin(scene: Scene, square: Square): void {
    const pin = this.#mesh(scene, square, this.#signs.pin, this.#materials.signal);
    pin.position.y = this.#clearAt(scene, square);
  }

  /** Around the edge of the terrace. */
  #frame(scene: Scene, square: Square, shape: BufferGeometry): void {
    const mesh = this.#mesh(scene, square, shape, this.#materials.signal);
    const { width } = sizeOf(levelAt(scene, square));
    mesh.scale.set(width, 1, width);
    mesh.position.y += LIFT;
  }

  /** In the middle of the terrace, scaled to fit. */
  #sign(scene: Scene, square: Square, shape: BufferGeometry, scale: number): Mesh {
    const mesh = this.#mesh(scene, square, shape, this.#materials.signal);
    const room = Math.min(1, (sizeOf(levelAt(scene, square)).width + 0.1) / 0.86);
    mesh.scale.setScalar(scale * room);
    mesh.position.y += LIFT;
    return mesh;
  }

  #mesh(scene: Scene, square: Square, shape: BufferGeometry, paint: Mesh['material']): Mesh {
    const mesh = new Mesh(shape, paint);
    const { x, z } = placeOf(square);
    mesh.position.set(x, topOf(levelAt(scene, square)), z);
    mesh.renderOrder = 2;
    this.group.add(mesh);
    return mesh;
  }

  dispose(): void {
    const previews = this.#previews.flatMap(({ body, edges }) => [body, edges]);
    const { hintWay, refusedWay, ...signs } = this.#signs;
    const ways = [hintWay, refusedWay].flatMap((way) => Object.values(way));
    for (const shape of [...Object.values(signs), ...ways, ...previews, this.#plus, this.#pawn]) shape.dispose();
    this.#line.dispose();
    this.#markers.dispose();
  }
}
