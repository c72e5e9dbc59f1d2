import type { SquareState } from './choices.ts';
import type { Outline } from './face.ts';
import { ARROWS, type Arrow, readingOrder, type Turned, towards } from './geometry.ts';
import { SQUARES, type Square } from './scene.ts';

/** The part of the board that the layer uses. */
export interface LayerHost {
  /** Quarter turns as displayed now, camera included. */
  turned(): Turned;
  onEscape(): void;
  onFocus(square: Square | undefined): void;
}

/** 25 real buttons above the face: the board for keyboards, screen readers and tests. */
export class Layer {
  readonly element = document.createElement('div');
  readonly #buttons: readonly HTMLButtonElement[];
  readonly #host: LayerHost;
  #current: Square;

  constructor(host: LayerHost, turned: Turned) {
    this.#host = host;
    this.#buttons = Array.from({ length: SQUARES }, (_, square) => buttonOf(square));
    this.#current = readingOrder(turned)[0] ?? 0;
    this.element.className = 'oia-layer';
    this.element.setAttribute('role', 'group');
    this.order(turned);
    this.element.addEventListener('keydown', (event) => this.#onKey(event));
    this.element.addEventListener('focusin', (event) => this.#onFocus(event));
    this.element.addEventListener('focusout', () => host.onFocus(undefined));
  }

  get hasFocus(): boolean {
    return this.element.contains(document.activeElement);
  }

  name(text: string): void {
    this.element.setAttribute('aria-label', text);
  }

  /** Puts the buttons into the reading order of the board as displayed. */
  order(turned: Turned): void {
    const focused = this.hasFocus;
    this.element.append(...readingOrder(turned).flatMap((square) => this.#buttons[square] ?? []));
    this.#rove(this.#current);
    if (focused) this.focus(this.#current);
  }

  describe(states: readonly SquareState[], describe: (state: SquareState) => string): void {
    for (const state of states) {
      const button = this.#buttons[state.square];
      if (button === undefined) continue;
      setAttribute(button, 'aria-label', describe(state));
      setAttribute(button, 'aria-pressed', state.isSource || state.isSelected ? String(state.isSelected) : undefined);
      button.dataset.means = state.choices.map(({ kind }) => kind).join(' ') || (state.isSource ? 'source' : '');
    }
  }

  place(outline: (square: Square) => Outline): void {
    for (const [square, { style }] of this.#buttons.entries()) {
      const { left, top, width, height } = outline(square);
      style.left = `${left}px`;
      style.top = `${top}px`;
      style.width = `${width}px`;
      style.height = `${height}px`;
    }
  }

  focus(square = this.#current): void {
    this.#rove(square);
    this.#buttons[square]?.focus({ preventScroll: true });
  }

  /** The square whose button an event came from. */
  squareOf(target: EventTarget | null): Square | undefined {
    return target instanceof HTMLButtonElement ? known(this.#buttons.indexOf(target)) : undefined;
  }

  #rove(square: Square): void {
    this.#current = square;
    for (const [each, button] of this.#buttons.entries()) button.tabIndex = each === square ? 0 : -1;
  }

  #onFocus(event: FocusEvent): void {
    const square = this.squareOf(event.target);
    if (square === undefined) return;
    this.#rove(square);
    const isVisible = this.#buttons[square]?.matches(':focus-visible');
    this.#host.onFocus(isVisible ? square : undefined);
  }

  #onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Escape') return this.#host.onEscape();
    const next = this.#nextSquare(event.key);
    if (next === undefined) return;
    event.preventDefault();
    this.focus(next);
  }

  /** Home and End go to the ends of the displayed row. */
  #nextSquare(key: string): Square | undefined {
    const turned = this.#host.turned();
    if (isArrow(key)) return towards(this.#current, key, turned) ?? this.#current;
    if (key === 'Home') return farthest(this.#current, 'ArrowLeft', turned);
    if (key === 'End') return farthest(this.#current, 'ArrowRight', turned);
    return;
  }
}

const known = (index: number): number | undefined => (index < 0 ? undefined : index);

const isArrow = (key: string): key is Arrow => ARROWS.some((arrow) => arrow === key);

function farthest(square: Square, arrow: Arrow, turned: Turned): Square {
  const next = towards(square, arrow, turned);
  return next === undefined ? square : farthest(next, arrow, turned);
}

function buttonOf(square: Square): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'oia-square';
  button.dataset.square = String(square);
  return button;
}

/** Leaves unchanged labels alone: some screen readers repeat a label whenever it is set. */
function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
