import type { Change } from './changes.ts';
import { type Choice, type SquareState, squaresAt } from './choices.ts';
import { changesBetween } from './difference.ts';
import type { Drawing } from './face.ts';
import { FaceSwitcher } from './face-switcher.ts';
import { nearestQuarterTurns, type Turned } from './geometry.ts';
import { type GestureHost, Gestures, type Point } from './gestures.ts';
import { Interaction } from './interaction.ts';
import { Layer } from './layer.ts';
import { type Menu, openMenu } from './menu.ts';
import { type Board, type BoardEvents, type BoardOptions, DEFAULT_OPTIONS, type Picture } from './options.ts';
import { EMPTY_SCENE, SQUARES, type Square, WIDTH } from './scene.ts';
import { adoptStyles } from './styles.ts';

const EMPTY_PICTURE: Picture = { scene: EMPTY_SCENE, choices: [], last: [] };
const DOUBLE_TAP = { time: 350, distance: 30 };
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export function createBoard(element: HTMLElement, events: BoardEvents, options: Partial<BoardOptions> = {}): Board {
  return new LiveBoard(element, events, { ...DEFAULT_OPTIONS, ...options });
}

interface Tap {
  readonly time: number;
  readonly point: Point;
}

class LiveBoard implements Board {
  readonly #root = document.createElement('div');
  readonly #layer: Layer;
  readonly #faces: FaceSwitcher;
  readonly #interaction: Interaction;
  readonly #gestures: Gestures;
  readonly #reduced = window.matchMedia(REDUCED_MOTION);
  readonly #resizing = new ResizeObserver(() => this.#resize());
  #options: BoardOptions;
  #picture = EMPTY_PICTURE;
  #menu: Menu | undefined;
  #hovered: Square | undefined;
  /** The entry of the menu that is pointed at. */
  #pointed: Choice | undefined;
  #focused: Square | undefined;
  #dragged: Drawing['dragged'];
  #dropped: { readonly from: Square; readonly to: Square } | undefined;
  #lastTap: Tap | undefined;
  #isBusy = false;

  constructor(element: HTMLElement, events: BoardEvents, options: BoardOptions) {
    this.#options = options;
    this.#interaction = new Interaction(events, {
      onChange: () => this.#redraw(),
      openMenu: (square, choices) => this.#openMenu(square, choices),
      closeMenu: () => this.#menu?.close(),
    });
    this.#layer = new Layer(
      {
        turned: () => this.#visibleTurns(),
        onEscape: () => this.#escape(),
        onFocus: (square) => this.#focusOn(square),
      },
      options.turned,
    );
    this.#faces = new FaceSwitcher(this.#effectiveOptions(), {
      drawing: () => this.#drawing(),
      onViewChange: () => this.#layer.place((square) => this.#faces.face.outline(square)),
      onFallback: (why) => this.#interaction.events.onFallback?.(why),
    });
    this.#gestures = new Gestures(this.#root, this.#gestureHost());
    this.#build(element);
  }

  #build(element: HTMLElement): void {
    const home = element.getRootNode();
    adoptStyles(home instanceof ShadowRoot ? home : document);
    this.#root.className = 'oia-board';
    this.#root.append(this.#faces.element, this.#layer.element);
    this.#root.addEventListener('click', (event) => this.#onClick(event));
    this.#reduced.addEventListener('change', this.#onReduced);
    element.append(this.#root);
    this.#resizing.observe(this.#root);
    this.#layer.name(this.#interaction.events.names.board);
    this.#applyTheme();
    this.#resize();
    this.#redraw();
  }

  get frames(): number {
    return this.#faces.frames;
  }

  show(picture: Picture): Promise<void> {
    const changes = changesBetween(this.#picture.scene, picture.scene);
    this.#isBusy = true;
    this.#picture = picture;
    this.#interaction.offer(picture.choices);
    this.#isBusy = false;
    this.#describe();
    const shown = this.#faces.show(this.#withoutDropped(changes), this.#drawing());
    this.#dropped = undefined;
    this.#place();
    return shown.then(() => this.#place());
  }

  set(options: Partial<BoardOptions>): void {
    const { turned } = this.#options;
    this.#options = { ...this.#options, ...options };
    this.#applyTheme();
    this.#faces.set(this.#effectiveOptions());
    if (turned !== this.#options.turned) this.#layer.order(this.#options.turned);
    this.#redraw();
  }

  listen(events: BoardEvents): void {
    this.#interaction.events = events;
    this.#layer.name(events.names.board);
    this.#describe();
  }

  clear(): void {
    this.#gestures.cancel();
    this.#interaction.clear();
  }

  resetView(): void {
    this.#faces.face.resetView();
  }

  zoom(factor: number): void {
    this.#faces.face.zoom(factor);
  }

  focus(square?: Square): void {
    this.#layer.focus(square);
  }

  destroy(): void {
    this.#menu?.close();
    this.#resizing.disconnect();
    this.#reduced.removeEventListener('change', this.#onReduced);
    this.#gestures.destroy();
    this.#faces.destroy();
    this.#root.remove();
  }

  /** The player has already seen a dragged worker move, so that move is not animated again. */
  #withoutDropped(changes: readonly Change[]): readonly Change[] {
    const dropped = this.#dropped;
    if (dropped === undefined) return changes;
    return changes.filter((each) => each.kind !== 'move' || each.from !== dropped.from || each.to !== dropped.to);
  }

  readonly #onReduced = (): void => this.#faces.set(this.#effectiveOptions());

  /** The options, with motion off if the system asks for reduced motion. */
  #effectiveOptions(): BoardOptions {
    return { ...this.#options, motion: this.#options.motion && !this.#reduced.matches };
  }

  #applyTheme(): void {
    this.#root.dataset.theme = this.#options.theme;
  }

  #resize(): void {
    this.#faces.resize(this.#root.clientWidth, this.#root.clientHeight);
    this.#place();
  }

  #place(): void {
    this.#layer.place((square) => this.#faces.face.outline(square));
  }

  #drawing(): Drawing {
    const { scene, last, hints = [], arrows = [] } = this.#picture;
    const dragged = this.#dragged;
    const { states } = this.#interaction;
    return {
      scene,
      last,
      hints,
      arrows,
      states,
      outlined: this.#outlined(states),
      focused: this.#focused,
      hovered: this.#hovered,
      ...(dragged === undefined ? {} : { dragged }),
    };
  }

  /** The squares of the choice that is about to be made. */
  #outlined(states: readonly SquareState[]): readonly Square[] {
    const choice = this.#pointed ?? this.#interaction.outlined;
    const at = this.#hovered ?? this.#focused;
    return choice?.squares ?? squaresAt((at === undefined ? undefined : states[at]?.choices) ?? []);
  }

  #redraw(): void {
    if (this.#isBusy) return;
    this.#describe();
    this.#draw();
    this.#place();
  }

  /** Does nothing while a new picture is being set, so that the face still sees the change between the two. */
  #draw(): void {
    if (!this.#isBusy) this.#faces.face.draw(this.#drawing());
  }

  #redrawWhenIdle(): void {
    if (!this.#isBusy) this.#faces.redrawWhenIdle();
  }

  #describe(): void {
    this.#layer.describe(this.#interaction.states, (state) => this.#interaction.events.describe(state));
  }

  /** Measured from column a to column e on the screen, so that the arrow keys also follow the camera. */
  #visibleTurns(): Turned {
    let [dx, dy] = [0, 0];
    for (let square = 0; square < SQUARES; square += 1) {
      const weight = (square % WIDTH) - (WIDTH - 1) / 2;
      const { left, top, width, height } = this.#faces.face.outline(square);
      dx += weight * (left + width / 2);
      dy += weight * (top + height / 2);
    }
    return nearestQuarterTurns(dx, dy);
  }

  #focusOn(square: Square | undefined): void {
    if (this.#focused === square) return;
    this.#focused = square;
    this.#redrawWhenIdle();
  }

  #escape(): void {
    this.#gestures.cancel();
    this.#interaction.clear();
  }

  #openMenu(square: Square, choices: readonly Choice[]): void {
    const hadFocus = this.#layer.hasFocus;
    this.#menu = openMenu(this.#root, {
      choices,
      at: this.#faces.face.outline(square),
      names: this.#interaction.events.names,
      onPoint: (choice) => {
        this.#pointed = choice;
        this.#redrawWhenIdle();
      },
      onDone: (choice) => {
        this.#menu = undefined;
        if (hadFocus) this.#layer.focus(square);
        if (choice !== undefined) this.#interaction.choose(choice);
      },
    });
  }

  /** Keys and screen readers click a button without a pointer; for a pointer the square is what the face draws under it. */
  #onClick(event: MouseEvent): void {
    const isPointer = event.detail > 0;
    const button = this.#layer.squareOf(event.target);
    const point = this.#pointOf(event);
    const under = isPointer ? this.#faces.face.squareAt(point.x, point.y) : undefined;
    if (isPointer && !this.#gestures.isClickOn(under)) return;
    const square = under ?? button;
    if (square === undefined) return this.#onBackgroundTap({ time: event.timeStamp, point });
    if (isPointer) this.#layer.focus(square);
    this.#dropped = undefined;
    const pointing = this.#hovered === square ? 'pointer' : 'finger';
    this.#interaction.touch(square, isPointer ? pointing : 'keys');
  }

  #onBackgroundTap(tap: Tap): void {
    const before = this.#lastTap;
    this.#lastTap = tap;
    this.#interaction.clear();
    if (before === undefined || tap.time - before.time > DOUBLE_TAP.time) return;
    const moved = Math.hypot(tap.point.x - before.point.x, tap.point.y - before.point.y);
    if (moved < DOUBLE_TAP.distance) this.resetView();
  }

  #pointOf(event: MouseEvent): Point {
    const box = this.#root.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  #gestureHost(): GestureHost {
    return {
      squareAt: ({ x, y }) => this.#faces.face.squareAt(x, y),
      canDrag: (square) => this.#menu === undefined && this.#interaction.canSelect(square),
      onDrag: (from, point) => this.#drag(from, point),
      onDrop: (from, point) => this.#drop(from, point),
      onHover: (square) => this.#hover(square),
      onOrbit: (dx, dy) => this.#faces.face.orbit(dx, dy),
      onZoom: (factor) => this.zoom(factor),
    };
  }

  #hover(square: Square | undefined): void {
    if (this.#hovered === square) return;
    this.#hovered = square;
    // In 3D buttons overlap, so the square under the pointer is the one the face draws there. Tests read this attribute.
    this.#root.dataset.under = square === undefined ? '' : String(square);
    this.#redrawWhenIdle();
  }

  #drag(from: Square, { x, y }: Point): void {
    this.#root.classList.add('oia-dragging');
    this.#dragged = { from, x, y };
    this.#hovered = this.#faces.face.squareAt(x, y);
    this.#interaction.select(from);
    this.#draw();
  }

  #drop(from: Square, point: Point | undefined): void {
    this.#root.classList.remove('oia-dragging');
    this.#dragged = undefined;
    this.#hovered = undefined;
    const to = point && this.#faces.face.squareAt(point.x, point.y);
    this.#dropped = to === undefined ? undefined : { from, to };
    this.#interaction.drop(from, to);
    this.#redraw();
  }
}
