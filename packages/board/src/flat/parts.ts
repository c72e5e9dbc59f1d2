import { hintedSquares, type SquareState } from '../choices.ts';
import type { Drawing } from '../face.ts';
import type { BoardOptions } from '../options.ts';
import { SQUARES, type Square, type Token, type Worker } from '../scene.ts';
import { arrowsOf } from './arrows.ts';
import { edgesOf } from './edges.ts';
import { figureOf } from './figure.ts';
import { groundOf } from './ground.ts';
import { framesOf, haloOf } from './highlights.ts';
import { hintSignsOf } from './hints.ts';
import { kindsOf, offersOf } from './offers.ts';
import { createPaints } from './paints.ts';
import { corner, feet, levelAt, middle, type Spot } from './plan.ts';
import { group, moved } from './svg.ts';
import { ramOf, tokenOf } from './token.ts';
import { type Tower, towerOf } from './tower.ts';

/** One group of the drawing, rebuilt only if what it shows has changed. */
class Slot {
  readonly element = group([]);
  #key = '';

  /** Returns true if it was rebuilt. */
  fill(key: string, make: () => readonly SVGElement[]): boolean {
    if (key === this.#key) return false;
    this.#key = key;
    this.element.replaceChildren(...make());
    return true;
  }
}

/** A thing on a square: `element` is at its place, `body` is moved relative to that by animations. */
export interface Piece {
  readonly element: SVGGElement;
  readonly body: SVGGElement;
}

/** The groups of the flat drawing. */
export class Parts {
  readonly element = group([]);
  readonly offers = new Slot();
  /** Signs in the corner of an occupied square, drawn above what stands there. */
  readonly cornerOffers = new Slot();
  readonly halos = new Slot();
  readonly ghosts = group([]);
  readonly paints = createPaints();
  readonly #ground = new Slot();
  readonly #edges = new Slot();
  readonly #towers = Array.from({ length: SQUARES }, () => new Slot());
  readonly #frames = new Slot();
  readonly #tokens = new Slot();
  readonly #workers = new Slot();
  readonly #hints = new Slot();
  readonly #arrows = new Slot();
  readonly #towerOf = new Map<Square, Tower>();
  readonly #workerOf = new Map<Square, Piece>();
  #tokenOf: readonly (Piece & { readonly token: Token })[] = [];
  #ram: Piece | undefined;
  #options: BoardOptions;

  constructor(options: BoardOptions) {
    this.#options = options;
    const towers = group(this.#towers.map(({ element }) => element));
    const slots = [this.#ground, this.#edges].map(({ element }) => element);
    const upper = [
      this.halos,
      this.#frames,
      this.#tokens,
      this.offers,
      this.#workers,
      this.cornerOffers,
      this.#hints,
      this.#arrows,
    ].map(({ element }) => element);
    this.element.append(...slots, towers, ...upper, this.ghosts);
  }

  set(options: BoardOptions): void {
    this.#options = options;
  }

  worker(square: Square): Piece | undefined {
    return this.#workerOf.get(square);
  }

  tower(square: Square): Tower | undefined {
    return this.#towerOf.get(square);
  }

  token({ square, kind }: Token): Piece | undefined {
    return this.#tokenOf.find(({ token }) => token.square === square && token.kind === kind);
  }

  get ram(): Piece | undefined {
    return this.#ram;
  }

  render(drawing: Drawing, pointer: Spot | undefined): void {
    const { turned, coordinates } = this.#options;
    const { scene } = drawing;
    this.#ground.fill(`${turned}${coordinates}`, () => [groundOf(turned, coordinates)]);
    this.#edges.fill(JSON.stringify([scene.streams, scene.hidden, turned]), () => [edgesOf(scene, turned)]);
    for (let square = 0; square < SQUARES; square += 1) this.#renderTower(square, drawing);
    this.#renderHighlights(drawing);
    this.#renderTokens(drawing);
    this.#renderWorkers(drawing);
    this.#followPointer(drawing, pointer);
  }

  towerStyle(level: number, hasDome: boolean) {
    const { numbers, patterns } = this.#options;
    return { level, hasDome, numbers, patterns, paint: this.paints.paint };
  }

  workerPiece(worker: Worker, level: number): Piece {
    const { turned, patterns } = this.#options;
    return pieceAt(feet(worker.square, level, turned), figureOf(worker, { patterns, paint: this.paints.paint }));
  }

  #renderTower(square: Square, { scene }: Drawing): void {
    const { turned, numbers, patterns } = this.#options;
    const level = levelAt(scene, square);
    const hasDome = scene.domes.includes(square);
    const slot = this.#towers[square];
    slot?.fill([level, hasDome, turned, numbers, patterns].join(), () => {
      const tower = towerOf(this.towerStyle(level, hasDome));
      this.#towerOf.set(square, tower);
      const { x, y } = corner(square, turned);
      return [group([tower.element], { transform: moved(x, y) })];
    });
  }

  #renderHighlights(drawing: Drawing): void {
    const { turned } = this.#options;
    const { last, hints, hovered, outlined, states, scene } = drawing;
    const taken = states.find(({ isSelected }) => isSelected)?.square;
    const sources = states.filter(({ isSource, isSelected }) => isSource && !isSelected);
    const halos = sources.map(({ square }) => [square, levelAt(scene, square), standsAt(drawing, square)]);
    this.#frames.fill(JSON.stringify([last, hints, hovered, outlined, taken, turned]), () => [
      framesOf(drawing, turned),
    ]);
    const heights = hintedSquares(hints).map((square) => levelAt(scene, square));
    this.#hints.fill(JSON.stringify([hints, heights, turned]), () => hintSignsOf(drawing, turned));
    this.halos.fill(JSON.stringify([halos, turned]), () =>
      sources.map((state) => haloOf(state, drawing, turned, this.paints.paint)),
    );
    const { arrows } = drawing;
    const spots = hintedSquares(arrows).map((square) => levelAt(scene, square));
    this.#arrows.fill(JSON.stringify([arrows, spots, turned]), () => arrowsOf(drawing, turned));
    this.#renderOffers(drawing);
  }

  #renderOffers(drawing: Drawing): void {
    const { turned } = this.#options;
    const { scene } = drawing;
    const isNear = ({ square }: SquareState): boolean => square === drawing.hovered || square === drawing.focused;
    const offered = drawing.states.filter(({ choices }) => choices.length > 0);
    const key = (states: readonly SquareState[]) =>
      JSON.stringify([
        turned,
        ...states.map((each) => [each.square, kindsOf(each), levelAt(scene, each.square), isNear(each)]),
      ]);
    const free = offered.filter(({ square }) => !liesAt(drawing, square));
    const taken = offered.filter(({ square }) => liesAt(drawing, square));
    this.offers.fill(key(free), () =>
      free.map((state) => {
        const { x, y } = middle(state.square, levelAt(scene, state.square), turned);
        return group([offersOf(state, isNear(state))], { transform: moved(x, y) });
      }),
    );
    this.cornerOffers.fill(key(taken), () => taken.map((state) => cornerOffer(state, corner(state.square, turned))));
  }

  #renderTokens({ scene }: Drawing): void {
    const { turned } = this.#options;
    const levels = scene.tokens.map(({ square }) => levelAt(scene, square));
    const ramLevel = scene.ram === undefined ? 0 : levelAt(scene, scene.ram);
    this.#tokens.fill(JSON.stringify([scene.tokens, levels, scene.ram, ramLevel, turned]), () => {
      this.#tokenOf = scene.tokens.map((token) => ({
        token,
        ...pieceAt(middle(token.square, levelAt(scene, token.square), turned), tokenOf(token)),
      }));
      this.#ram = scene.ram === undefined ? undefined : pieceAt(feet(scene.ram, ramLevel, turned), ramOf());
      return [...this.#tokenOf, ...(this.#ram ? [this.#ram] : [])].map(({ element }) => element);
    });
  }

  /** Drawn back to front, because heads overlap the row behind. */
  #renderWorkers({ scene }: Drawing): void {
    const { turned, patterns } = this.#options;
    const levels = scene.workers.map(({ square }) => levelAt(scene, square));
    this.#workers.fill(JSON.stringify([scene.workers, levels, turned, patterns]), () => {
      this.#workerOf.clear();
      const depth = (worker: Worker) => corner(worker.square, turned).y;
      const sorted = [...scene.workers].sort((a, b) => depth(a) - depth(b));
      return sorted.map((worker) => {
        const piece = this.workerPiece(worker, levelAt(scene, worker.square));
        this.#workerOf.set(worker.square, piece);
        return piece.element;
      });
    });
  }

  /** A dragged worker follows the pointer and returns to its square when the drag ends. */
  #followPointer({ dragged, scene }: Drawing, pointer: Spot | undefined): void {
    for (const [square, { element }] of this.#workerOf) {
      const home = feet(square, levelAt(scene, square), this.#options.turned);
      const isDragged = dragged?.from === square && pointer !== undefined;
      element.setAttribute('transform', isDragged ? moved(pointer.x, pointer.y + 24, 1.12) : moved(home.x, home.y));
      if (isDragged) element.parentNode?.append(element);
    }
  }
}

const standsAt = ({ scene }: Drawing, square: Square): boolean =>
  scene.ram === square || scene.workers.some((worker) => worker.square === square);

/** True if something lies there that a sign in the middle would cover. */
const liesAt = (drawing: Drawing, square: Square): boolean =>
  standsAt(drawing, square) || drawing.scene.tokens.some((token) => token.square === square);

function cornerOffer(state: SquareState, { x, y }: Spot): SVGGElement {
  const width = kindsOf(state).length > 1 ? 34 : 22;
  return group([offersOf(state)], { transform: moved(x + width, y + 76, 0.68) });
}

function pieceAt({ x, y }: Spot, body: SVGGElement): Piece {
  return { element: group([body], { transform: moved(x, y) }), body };
}
