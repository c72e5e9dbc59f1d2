import type { Change } from '../changes.ts';
import type { Drawing, Face, Outline } from '../face.ts';
import type { BoardOptions } from '../options.ts';
import type { Square } from '../scene.ts';
import { tracksOf } from './motion.ts';
import { Parts } from './parts.ts';
import { corner, squareAt } from './plan.ts';
import { svg } from './svg.ts';
import { Timeline } from './timeline.ts';
import { View } from './view.ts';

export function createFlatFace(options: BoardOptions): Face {
  return new FlatFace(options);
}

/** The board from above, in SVG. */
class FlatFace implements Face {
  readonly element = svg('svg', { class: 'oia-flat', focusable: 'false', 'aria-hidden': 'true' });
  onViewChange?: () => void;
  readonly #parts: Parts;
  readonly #view = new View();
  readonly #timeline = new Timeline(() => {
    this.#frames += 1;
  });
  #options: BoardOptions;
  #drawing: Drawing | undefined;
  #frames = 0;

  constructor(options: BoardOptions) {
    this.#options = options;
    this.#parts = new Parts(options);
    this.element.append(this.#parts.paints.definitions, this.#parts.element);
  }

  get frames(): number {
    return this.#frames;
  }

  /** An animation towards the same scene continues; only another scene ends it. */
  draw(drawing: Drawing): void {
    if (drawing.scene !== this.#drawing?.scene) this.#timeline.finish();
    this.#render(drawing);
  }

  animate(changes: readonly Change[], drawing: Drawing): Promise<void> {
    const before = this.#drawing?.scene;
    this.#timeline.finish();
    this.#render(drawing);
    const { motion, speed, turned } = this.#options;
    if (!motion || before === undefined || document.hidden) return Promise.resolve();
    const tracks = tracksOf(changes, { before, after: drawing.scene, parts: this.#parts, turned });
    return this.#timeline.play(tracks, speed);
  }

  set(options: BoardOptions): void {
    const hadMotion = this.#options.motion;
    const { turned } = this.#options;
    this.#options = options;
    if ((hadMotion && !options.motion) || turned !== options.turned) this.#timeline.finish();
    this.#parts.set(options);
    if (this.#drawing !== undefined) this.#render(this.#drawing);
  }

  resize(width: number, height: number): void {
    this.#view.resize(width, height);
    this.#applyView();
  }

  outline(square: Square): Outline {
    return this.#view.outline(corner(square, this.#options.turned));
  }

  squareAt(x: number, y: number): Square | undefined {
    return squareAt(this.#view.toSpot(x, y), this.#options.turned);
  }

  /** A flat board does not turn: if zoomed, it is shifted. */
  orbit(dx: number, dy: number): void {
    this.#view.shift(dx, dy);
    this.#applyView();
  }

  zoom(factor: number): void {
    this.#view.zoom(factor);
    this.#applyView();
  }

  resetView(): void {
    this.#view.reset();
    this.#applyView();
  }

  destroy(): void {
    this.#timeline.finish();
    this.element.remove();
  }

  #applyView(): void {
    this.#parts.element.setAttribute('transform', this.#view.transform);
    this.#frames += 1;
    this.onViewChange?.();
  }

  #render(drawing: Drawing): void {
    const { dragged } = drawing;
    this.#drawing = drawing;
    this.#frames += 1;
    this.#parts.render(drawing, dragged && this.#view.toSpot(dragged.x, dragged.y));
  }
}
