import type { Change } from './changes.ts';
import type { Drawing, Face } from './face.ts';
import { createFlatFace } from './flat/index.ts';
import type { BoardOptions, FaceKind, FallbackReason } from './options.ts';

export interface StageHost {
  /** What is to be seen now, for a face that has just come. */
  drawing(): Drawing;
  /** Outlines have moved. */
  onViewChange(): void;
  onFallback(why: FallbackReason): void;
}

/** Holds the face that is shown and changes it for another one. The flat face is there at once, the other is fetched. */
export class Stage {
  readonly element = document.createElement('div');
  readonly #host: StageHost;
  #face: Face;
  #kind: FaceKind = '2d';
  #options: BoardOptions;
  #width = 0;
  #height = 0;
  #framesBefore = 0;
  #isGone = false;
  #isLoading = false;
  #cannot = false;
  #moving: Promise<void> = Promise.resolve();
  /** Movements that have not come to their end; one that is broken off ends early. */
  #movements = 0;
  #isStale = false;

  constructor(options: BoardOptions, host: StageHost) {
    this.#host = host;
    this.#options = options;
    this.element.className = 'oia-face';
    this.element.setAttribute('aria-hidden', 'true');
    this.#face = createFlatFace(options);
    this.element.append(this.#face.element);
    this.#listen();
    void this.#follow();
  }

  get face(): Face {
    return this.#face;
  }

  get frames(): number {
    return this.#framesBefore + this.#face.frames;
  }

  set(options: BoardOptions): void {
    this.#options = options;
    this.#face.set(options);
    void this.#follow();
  }

  resize(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
    this.#face.resize(width, height);
  }

  /** Without changes what is moving goes on moving. */
  show(changes: readonly Change[], drawing: Drawing): Promise<void> {
    if (changes.length === 0) this.glance();
    else this.#moving = this.#face.animate(changes, drawing).finally(() => this.#rest());
    this.#movements += changes.length === 0 ? 0 : 1;
    return this.#moving;
  }

  /** Draws what can wait until nothing moves: a pointer that passes by breaks nothing off. */
  glance(): void {
    if (this.#movements > 0) this.#isStale = true;
    else this.#face.draw(this.#host.drawing());
  }

  #rest(): void {
    this.#movements -= 1;
    if (this.#movements > 0 || !this.#isStale || this.#isGone) return;
    this.#isStale = false;
    this.#face.draw(this.#host.drawing());
  }

  destroy(): void {
    this.#isGone = true;
    this.#face.destroy();
  }

  /** Changes to the face the options ask for. One that could not be had is not asked for again until somebody chooses anew. */
  async #follow(): Promise<void> {
    if (this.#options.face === '2d') this.#cannot = false;
    if (this.#options.face === this.#kind || this.#isLoading || this.#cannot) return;
    if (this.#options.face === '2d') return this.#change(createFlatFace(this.#options), '2d');
    this.#isLoading = true;
    const face = await threeFace(this.#options).catch(() => undefined);
    this.#isLoading = false;
    this.#arrive(face);
  }

  /** The wish may have changed meanwhile. */
  #arrive(face: Face | undefined): void {
    const isWanted = !this.#isGone && this.#options.face === '3d';
    this.#cannot = face === undefined;
    if (!isWanted) return face?.destroy();
    if (face === undefined) return this.#host.onFallback('unavailable');
    this.#change(face, '3d');
  }

  #change(face: Face, kind: FaceKind): void {
    face.set(this.#options);
    face.resize(this.#width, this.#height);
    face.draw(this.#host.drawing());
    this.#framesBefore += this.#face.frames;
    const old = this.#face;
    this.element.replaceChildren(face.element);
    old.destroy();
    this.#face = face;
    this.#kind = kind;
    this.#listen();
    this.#host.onViewChange();
  }

  #listen(): void {
    this.#face.onViewChange = () => this.#host.onViewChange();
    this.#face.onGone = () => this.#replaceLost();
  }

  #replaceLost(): void {
    this.#cannot = true;
    this.#change(createFlatFace(this.#options), '2d');
    this.#host.onFallback('lost');
  }
}

/** Fetched only when somebody wants it: it is by far the largest part. */
async function threeFace(options: BoardOptions): Promise<Face> {
  const { createThreeFace } = await import('./three/index.ts');
  return createThreeFace(options);
}
