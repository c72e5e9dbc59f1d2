import type { Square } from './scene.ts';

/** A point relative to the board's element. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface GestureHost {
  squareAt(point: Point): Square | undefined;
  canDrag(square: Square): boolean;
  onDrag(from: Square, point: Point): void;
  /** `point` is undefined if the drag was cancelled. */
  onDrop(from: Square, point: Point | undefined): void;
  onHover(square: Square | undefined): void;
  onOrbit(dx: number, dy: number): void;
  onZoom(factor: number): void;
}

type Mode =
  | { readonly kind: 'idle' }
  | { readonly kind: 'press'; readonly id: number; readonly start: Point; readonly from: Square }
  | { readonly kind: 'drag'; readonly id: number; readonly from: Square }
  | { readonly kind: 'orbit'; readonly id: number; readonly last: Point }
  | { readonly kind: 'pinch'; readonly middle: Point; readonly spread: number };

const IDLE: Mode = { kind: 'idle' };
const THRESHOLDS: Readonly<Record<string, number>> = { mouse: 5, pen: 7, touch: 10 };

/** Fingers, mouse and pen: one finger plays, two fingers move the camera. Clicks are left to the buttons. */
export class Gestures {
  readonly #element: HTMLElement;
  readonly #host: GestureHost;
  readonly #fingers = new Map<number, Point>();
  readonly #listening = new AbortController();
  #mode: Mode = IDLE;
  /** True after a drag or a pinch: the click event that follows it must be ignored. */
  #wasGesture = false;
  /** The square under the pointer when it was pressed; undefined: nothing was pressed since the last click. */
  #press: { readonly square: Square | undefined } | undefined;

  constructor(element: HTMLElement, host: GestureHost) {
    this.#element = element;
    this.#host = host;
    this.#on('pointerdown', (event) => this.#onDown(event));
    this.#on('pointermove', (event) => this.#onMove(event));
    this.#on('pointerup', (event) => this.#onEnd(event, this.#point(event)));
    this.#on('pointercancel', (event) => this.#onEnd(event, undefined));
    this.#on('pointerleave', () => this.#host.onHover(undefined));
    this.#on('contextmenu', (event) => event.preventDefault());
    this.#on('wheel', (event) => this.#onWheel(event));
    for (const type of ['touchstart', 'touchmove'] as const) this.#on(type, keepTwoFingers);
  }

  /**
   * True if a click that ends on this square counts: not after a drag or a camera move, nor if it began on another square or outside.
   * A click without a press, as some screen readers send it, counts.
   */
  isClickOn(square: Square | undefined): boolean {
    const press = this.#press;
    this.#press = undefined;
    return !this.#wasGesture && (press === undefined || press.square === square);
  }

  /** Cancels the gesture in progress; also if a button was released outside. */
  cancel(): void {
    if (this.#mode.kind === 'drag') this.#host.onDrop(this.#mode.from, undefined);
    this.#mode = IDLE;
  }

  destroy(): void {
    this.#listening.abort();
  }

  #on<K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void): void {
    this.#element.addEventListener(type, listener, { signal: this.#listening.signal, passive: false });
  }

  #point(event: MouseEvent): Point {
    const box = this.#element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  #onDown(event: PointerEvent): void {
    const point = this.#point(event);
    this.#wasGesture = false;
    this.#press = { square: this.#host.squareAt(point) };
    if (event.pointerType === 'touch') {
      this.#fingers.set(event.pointerId, point);
      if (this.#fingers.size > 1) return this.#startPinch();
    }
    this.#mode = this.#pressed(event, point);
    if (this.#mode.kind === 'orbit') this.#capture(event.pointerId);
  }

  #pressed(event: PointerEvent, point: Point): Mode {
    const id = event.pointerId;
    if (event.button === 2 || (event.button === 0 && event.shiftKey && event.pointerType === 'mouse')) {
      return { kind: 'orbit', id, last: point };
    }
    const from = this.#host.squareAt(point);
    if (event.button !== 0 || from === undefined || !this.#host.canDrag(from)) return IDLE;
    return { kind: 'press', id, start: point, from };
  }

  #startPinch(): void {
    this.cancel();
    this.#wasGesture = true;
    this.#mode = { kind: 'pinch', ...this.#pinch() };
  }

  #pinch(): { middle: Point; spread: number } {
    const [a = { x: 0, y: 0 }, b = a] = this.#fingers.values();
    return {
      middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      spread: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
    };
  }

  #onMove(event: PointerEvent): void {
    const point = this.#point(event);
    if (this.#fingers.has(event.pointerId)) this.#fingers.set(event.pointerId, point);
    const mode = this.#mode;
    if (mode.kind === 'pinch') return this.#movePinch(mode);
    if (mode.kind === 'idle') return this.#hover(event, point);
    if (mode.id !== event.pointerId) return;
    if (event.buttons === 0) return this.cancel();
    if (mode.kind === 'orbit') return this.#moveOrbit(mode, point);
    if (mode.kind === 'drag') return this.#host.onDrag(mode.from, point);
    this.#movePress(mode, event, point);
  }

  #hover(event: PointerEvent, point: Point): void {
    if (event.pointerType !== 'touch') this.#host.onHover(this.#host.squareAt(point));
  }

  #movePress(mode: Mode & { kind: 'press' }, event: PointerEvent, point: Point): void {
    const moved = Math.hypot(point.x - mode.start.x, point.y - mode.start.y);
    if (moved < (THRESHOLDS[event.pointerType] ?? 7)) return;
    this.#wasGesture = true;
    this.#mode = { kind: 'drag', id: mode.id, from: mode.from };
    this.#capture(mode.id);
    this.#host.onHover(undefined);
    this.#host.onDrag(mode.from, point);
  }

  #moveOrbit(mode: Mode & { kind: 'orbit' }, point: Point): void {
    this.#wasGesture = true;
    this.#orbit(mode.last, point);
    this.#mode = { ...mode, last: point };
  }

  #movePinch(mode: Mode & { kind: 'pinch' }): void {
    const next = this.#pinch();
    this.#orbit(mode.middle, next.middle);
    this.#host.onZoom(next.spread / mode.spread);
    this.#mode = { kind: 'pinch', ...next };
  }

  #orbit(from: Point, to: Point): void {
    const { clientWidth, clientHeight } = this.#element;
    this.#host.onOrbit((to.x - from.x) / Math.max(1, clientWidth), (to.y - from.y) / Math.max(1, clientHeight));
  }

  #onEnd(event: PointerEvent, point: Point | undefined): void {
    this.#fingers.delete(event.pointerId);
    const mode = this.#mode;
    if (mode.kind === 'pinch' ? this.#fingers.size > 1 : mode.kind === 'idle' || mode.id !== event.pointerId) return;
    this.#mode = IDLE;
    if (mode.kind === 'drag') this.#host.onDrop(mode.from, point);
  }

  #onWheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.#host.onZoom(Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.004 : 0.06)));
  }

  /** Only once something is dragged: a captured pointer would send the click to the element instead of the button. */
  #capture(id: number): void {
    if (this.#element.isConnected) this.#element.setPointerCapture(id);
  }
}

/** The page may scroll under one finger beside the squares, never under the two that move the camera. */
function keepTwoFingers(event: TouchEvent): void {
  if (event.touches.length > 1 && event.cancelable) event.preventDefault();
}
