import type { Change } from './changes.ts';
import type { Drawing, Face } from './face.ts';
import { createFlatFace } from './flat/index.ts';
import type { BoardOptions, FaceKind, FallbackReason } from './options.ts';

export interface FaceSwitcherHost {
  /** The current drawing, for a face that was just installed. */
  drawing(): Drawing;
  /** Outlines have moved. */
  onViewChange(): void;
  onFallback(why: FallbackReason): void;
}

/** Owns the current face and replaces it on demand. The flat face is available at once, the 3D face is loaded. */
export class FaceSwitcher {
  readonly element = document.createElement('div');
  readonly #host: FaceSwitcherHost;
  #face: Face;
  #kind: FaceKind = '2d';
  #options: BoardOptions;
  #width = 0;
  #height = 0;
  #framesBefore = 0;
  #isDestroyed = false;
  #isLoading = false;
  #isUnavailable = false;
  #movement: Promise<void> = Promise.resolve();
  /** Animations that are still running; one that is interrupted ends early. */
  #movements = 0;
  #isStale = false;

  constructor(options: BoardOptions, host: FaceSwitcherHost) {
    this.#host = host;
    this.#options = options;
    this.element.className = 'oia-face';
    this.element.setAttribute('aria-hidden', 'true');
    this.#face = createFlatFace(options);
    this.element.append(this.#face.element);
    this.#listen();
    // It does not reject: a board that cannot be loaded is announced by `onFallback`.
    void this.#switchFace();
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
    // It does not reject: a board that cannot be loaded is announced by `onFallback`.
    void this.#switchFace();
  }

  resize(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
    this.#face.resize(width, height);
  }

  /** Without changes, animations that are running continue. */
  show(changes: readonly Change[], drawing: Drawing): Promise<void> {
    if (changes.length === 0) this.redrawWhenIdle();
    else this.#movement = this.#face.animate(changes, drawing).finally(() => this.#finishMovement());
    this.#movements += changes.length === 0 ? 0 : 1;
    return this.#movement;
  }

  /** Redraws now, or after the running animation: moving the pointer must not interrupt it. */
  redrawWhenIdle(): void {
    if (this.#movements > 0) this.#isStale = true;
    else this.#face.draw(this.#host.drawing());
  }

  #finishMovement(): void {
    this.#movements -= 1;
    if (this.#movements > 0 || !this.#isStale || this.#isDestroyed) return;
    this.#isStale = false;
    this.#face.draw(this.#host.drawing());
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.#face.destroy();
  }

  /** Switches to the face the options ask for. After a failure the 3D face is not tried again until the option changes. */
  async #switchFace(): Promise<void> {
    if (this.#options.face === '2d') this.#isUnavailable = false;
    if (this.#options.face === this.#kind || this.#isLoading || this.#isUnavailable) return;
    if (this.#options.face === '2d') return this.#install(createFlatFace(this.#options), '2d');
    this.#isLoading = true;
    // `useLoaded` informs the caller and stays with the flat board.
    const face = await threeFace(this.#options).catch(() => undefined);
    this.#isLoading = false;
    this.#useLoaded(face);
  }

  /** The options may have changed while the face was loading. */
  #useLoaded(face: Face | undefined): void {
    const isWanted = !this.#isDestroyed && this.#options.face === '3d';
    this.#isUnavailable = face === undefined;
    if (!isWanted) return face?.destroy();
    if (face === undefined) return this.#host.onFallback('unavailable');
    this.#install(face, '3d');
  }

  #install(face: Face, kind: FaceKind): void {
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
    this.#face.onGone = () => this.#fallBack();
  }

  #fallBack(): void {
    this.#isUnavailable = true;
    this.#install(createFlatFace(this.#options), '2d');
    this.#host.onFallback('lost');
  }
}

/** Loaded only on demand: it is by far the largest part of the board. */
async function threeFace(options: BoardOptions): Promise<Face> {
  const { createThreeFace } = await import('./three/index.ts');
  return createThreeFace(options);
}
