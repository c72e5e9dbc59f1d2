import { Group, type Material, Mesh, type Object3D, PlaneGeometry } from 'three';
import type { Drawing } from '../face.ts';
import type { BoardOptions } from '../options.ts';
import { numberOf, type Scene, type Side, SQUARES, type Square, type Token, type Worker } from '../scene.ts';
import { createBadges } from './badges.ts';
import { Domes } from './dome.ts';
import { Figures } from './figure.ts';
import { Houses } from './house.ts';
import type { Labels } from './labels.ts';
import type { Materials } from './materials.ts';
import { floorAt, HALF, levelAt, placeOf, RIM, sizeOf, topOf, variety } from './place.ts';
import type { Solid } from './solids.ts';
import { Streams } from './streams.ts';
import { isFlat, Tokens } from './tokens.ts';

/** The objects on the board, by square; animations move them. */
export interface Pieces {
  readonly blocks: Map<string, Group>;
  readonly domes: Map<Square, Group>;
  readonly workers: Map<Square, Group>;
  readonly tokens: Map<string, Group>;
  readonly veils: Map<Side, Group>;
  readonly streams: Group[];
  ram: Group | undefined;
}

function emptyPieces(): Pieces {
  return {
    blocks: new Map(),
    domes: new Map(),
    workers: new Map(),
    tokens: new Map(),
    veils: new Map(),
    streams: [],
    ram: undefined,
  };
}

export function blockKey(square: Square, level: number): string {
  return `${square}.${level}`;
}

export function tokenKey({ square, kind }: Token): string {
  return `${square}.${kind}`;
}

const SELECTED_LIFT = 0.1;

/** All pieces of a scene. They are rebuilt for each scene and share their geometries. */
export class SceneModel {
  readonly group = new Group();
  readonly domes: Domes;
  pieces = emptyPieces();
  readonly #houses: Houses;
  readonly #figures: Figures;
  readonly #tokens: Tokens;
  readonly #streams: Streams;
  readonly #badges = createBadges();
  readonly #spot = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
  readonly #labels: Labels;
  readonly #materials: Materials;

  constructor(materials: Materials, labels: Labels) {
    this.#materials = materials;
    this.#labels = labels;
    this.domes = new Domes(materials);
    this.#houses = new Houses(materials);
    this.#figures = new Figures(materials);
    this.#tokens = new Tokens(materials);
    this.#streams = new Streams(materials);
  }

  show(drawing: Drawing, options: BoardOptions, upright: number): void {
    const { scene } = drawing;
    this.group.clear();
    this.pieces = emptyPieces();
    for (let square = 0; square < SQUARES; square++) this.#showHouse(scene, square, options, upright);
    for (const square of scene.domes) this.#showDome(scene, square);
    for (const token of scene.tokens) this.#showToken(scene, token, upright);
    for (const worker of scene.workers) this.#showWorker(drawing, worker, options, upright);
    if (scene.ram !== undefined) this.#showRam(scene, scene.ram, upright);
    for (const stream of scene.streams) this.#add(this.#streams.create(stream), this.pieces.streams);
    for (const side of scene.hidden) this.#showVeil(side, options, upright);
  }

  /** Keeps the pieces facing the viewer while the board turns. */
  setUpright(upright: number): void {
    const { workers, tokens, veils, ram } = this.pieces;
    for (const piece of [...workers.values(), ...tokens.values(), ...veils.values()]) piece.rotation.y = upright;
    if (ram) ram.rotation.y = upright;
  }

  /** Makes these blocks and domes transparent. */
  fade(faded: ReadonlySet<Solid>): void {
    const thin = new Set([...faded].map((solid) => this.#pieceOf(solid)));
    for (const piece of [...this.pieces.blocks.values(), ...this.pieces.domes.values()]) {
      this.#setThin(piece, thin.has(piece));
    }
  }

  #pieceOf({ kind, square, level }: Solid): Group | undefined {
    return kind === 'dome' ? this.pieces.domes.get(square) : this.pieces.blocks.get(blockKey(square, level));
  }

  #setThin(piece: Object3D, isThin: boolean): void {
    const { matt, mattThin, gloss, glossThin, pane, paneThin } = this.#materials;
    const pairs: readonly (readonly [Material, Material])[] = [
      [matt, mattThin],
      [gloss, glossThin],
      [pane, paneThin],
    ];
    piece.traverse((part) => {
      if (!(part instanceof Mesh)) return;
      const pair = pairs.find((both) => both.includes(part.material));
      if (pair) part.material = isThin ? pair[1] : pair[0];
    });
  }

  #showHouse(scene: Scene, square: Square, options: BoardOptions, upright: number): void {
    const levels = levelAt(scene, square);
    const { x, z } = placeOf(square);
    for (let level = 1; level <= levels; level++) {
      const block = this.#houses.create(level, variety(square * 5 + level), options.patterns);
      block.position.set(x, topOf(level - 1), z);
      block.rotation.y = upright;
      if (level === 1) block.add(this.#shadow(1.14, 0.012), this.#lamp());
      if (level === levels) this.#number(block, scene, square, level, options);
      this.pieces.blocks.set(blockKey(square, level), block);
      this.group.add(block);
    }
  }

  /** The number of the level, in the corner nearest to the viewer. */
  #number(block: Group, scene: Scene, square: Square, level: number, options: BoardOptions): void {
    const number = numberOf(level, scene.domes.includes(square));
    if (!options.numbers || number === undefined) return;
    const label = this.#labels.create(String(number), 'plate', level === 3 ? 0.16 : 0.19);
    const { width, height } = sizeOf(level);
    const reach = width / 2 - (level === 3 ? 0.1 : 0.125);
    label.position.set(reach, height + 0.036, reach);
    block.add(label);
  }

  #showDome(scene: Scene, square: Square): void {
    const dome = this.domes.create();
    const { x, z } = placeOf(square);
    dome.position.set(x, topOf(levelAt(scene, square)), z);
    dome.add(this.#shadow(0.7, 0.014));
    this.pieces.domes.set(square, dome);
    this.group.add(dome);
  }

  #showWorker({ scene, states }: Drawing, worker: Worker, options: BoardOptions, upright: number): void {
    const { x, z } = placeOf(worker.square);
    const figure = this.#figures.create(worker.side, worker.figure, options.patterns);
    const isSelected = states.some((state) => state.isSelected && state.square === worker.square);
    const piece = new Group().add(figure, this.#shadow(0.62, 0.02));
    if (worker.marked) piece.add(this.#badge(this.#badges.marked, 0.78));
    if (worker.unseen) piece.add(this.#badge(this.#badges.unseen, 0));
    if (worker.asleep) this.#putToSleep(piece, figure);
    if (isSelected) figure.position.y = SELECTED_LIFT;
    piece.position.set(x, floorAt(scene, worker.square), z);
    piece.rotation.y = upright;
    this.pieces.workers.set(worker.square, piece);
    this.group.add(piece);
  }

  #putToSleep(piece: Group, figure: Mesh): void {
    figure.rotation.set(0.24, 0.2, 0.14);
    figure.position.z = 0.04;
    piece.add(this.#badge(this.#badges.sleep, 0));
  }

  #badge(shape: Mesh['geometry'], height: number): Mesh {
    const badge = new Mesh(shape, this.#materials.signal);
    badge.position.y = height;
    badge.renderOrder = 3;
    return badge;
  }

  /** Upright tokens make room for a worker on the same square. */
  #showToken(scene: Scene, token: Token, upright: number): void {
    const piece = this.#tokens.create(token);
    const { x, z } = placeOf(token.square);
    const others = scene.tokens.filter((other) => other.square === token.square && !isFlat(other));
    const isTaken = scene.workers.some((worker) => worker.square === token.square);
    const isCrowded = !isFlat(token) && (isTaken || others.length > 1 || scene.domes.includes(token.square));
    piece.rotation.y = upright;
    if (isCrowded) {
      const slot = others.indexOf(token);
      piece.scale.setScalar(0.6);
      piece.children[0]?.position.set(slot % 2 === 0 ? -0.45 : 0.45, 0, slot < 2 ? 0.4 : -0.4);
    }
    piece.position.set(x, topOf(levelAt(scene, token.square)) + 0.012, z);
    this.pieces.tokens.set(tokenKey(token), piece);
    this.group.add(piece);
  }

  #showRam(scene: Scene, square: Square, upright: number): void {
    const piece = this.#tokens.createRam().add(this.#shadow(0.5, 0.02));
    const { x, z } = placeOf(square);
    const isTaken = scene.workers.some((worker) => worker.square === square);
    piece.position.set(x, floorAt(scene, square), z);
    if (isTaken) piece.position.add({ x: -0.24, y: 0, z: 0.24 });
    piece.rotation.y = upright;
    this.pieces.ram = piece;
    this.group.add(piece);
  }

  /** A side whose workers are hidden is shown as a ghost at a corner of the rim. */
  #showVeil(side: Side, options: BoardOptions, upright: number): void {
    const corner = HALF - RIM / 2;
    const ghost = new Mesh(this.#figures.shape(side, 'other', options.patterns), this.#materials.ghost);
    const piece = new Group().add(ghost);
    piece.position.set(side === 1 ? corner : -corner, 0.03, side === 2 ? -corner : corner);
    piece.rotation.y = upright;
    this.pieces.veils.set(side, piece);
    this.group.add(piece);
  }

  #shadow(size: number, height: number): Mesh {
    const spot = new Mesh(this.#spot, this.#materials.contact);
    spot.scale.setScalar(size);
    spot.position.y = height;
    return spot;
  }

  #lamp(): Mesh {
    const lamp = new Mesh(this.#spot, this.#materials.lamp);
    lamp.scale.setScalar(1.7);
    lamp.position.set(0, 0.016, 0.1);
    return lamp;
  }

  #add(piece: Group, list: Group[]): void {
    list.push(piece);
    this.group.add(piece);
  }

  dispose(): void {
    this.#spot.dispose();
    for (const owner of [this.domes, this.#houses, this.#figures, this.#tokens, this.#streams]) owner.dispose();
    for (const shape of Object.values(this.#badges)) shape.dispose();
  }
}
