import type { Change } from './changes.ts';
import type { Choice } from './choices.ts';
import { changesBetween } from './difference.ts';
import type { Drawing } from './face.ts';
import { type Turned, turnedSeen } from './geometry.ts';
import { type GestureHost, Gestures, type Point } from './gestures.ts';
import { Interaction } from './interaction.ts';
import { Layer } from './layer.ts';
import { type Menu, openMenu } from './menu.ts';
import { type Board, type BoardEvents, type BoardOptions, DEFAULT_OPTIONS, type Picture } from './options.ts';
import { EMPTY_SCENE, SQUARES, type Square, WIDTH } from './scene.ts';
import { Stage } from './stage.ts';
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
  readonly #stage: Stage;
  readonly #interaction: Interaction;
  readonly #gestures: Gestures;
  readonly #reduced = window.matchMedia(REDUCED_MOTION);
  readonly #resizing = new ResizeObserver(() => this.#resize());
  #options: BoardOptions;
  #picture = EMPTY_PICTURE;
  #menu: Menu | undefined;
  #hovered: Square | undefined;
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
        turned: () => this.#turnedSeen(),
        onEscape: () => this.#escape(),
        onFocus: (square) => this.#focusOn(square),
      },
      options.turned,
    );
    this.#stage = new Stage(this.#effective(), {
      drawing: () => this.#drawing(),
      onViewChange: () => this.#layer.place((square) => this.#stage.face.outline(square)),
      onFallback: (why) => this.#interaction.events.onFallback?.(why),
    });
    this.#gestures = new Gestures(this.#root, this.#gestureHost());
    this.#build(element);
  }

  #build(element: HTMLElement): void {
    const home = element.getRootNode();
    adoptStyles(home instanceof ShadowRoot ? home : document);
    this.#root.className = 'oia-board';
    this.#root.append(this.#stage.element, this.#layer.element);
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
    return this.#stage.frames;
  }

  show(picture: Picture): Promise<void> {
    const changes = changesBetween(this.#picture.scene, picture.scene);
    this.#isBusy = true;
    this.#picture = picture;
    this.#interaction.offer(picture.choices);
    this.#isBusy = false;
    this.#describe();
    const shown = this.#stage.show(this.#unseen(changes), this.#drawing());
    this.#dropped = undefined;
    this.#place();
    return shown.then(() => this.#place());
  }

  set(options: Partial<BoardOptions>): void {
    const { turned } = this.#options;
    this.#options = { ...this.#options, ...options };
    this.#applyTheme();
    this.#stage.set(this.#effective());
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
    this.#stage.face.resetView();
  }

  zoom(factor: number): void {
    this.#stage.face.zoom(factor);
  }

  focus(square?: Square): void {
    this.#layer.focus(square);
  }

  destroy(): void {
    this.#menu?.close();
    this.#resizing.disconnect();
    this.#reduced.removeEventListener('change', this.#onReduced);
    this.#gestures.destroy();
    this.#stage.destroy();
    this.#root.remove();
  }

  /** A worker that was dragged to its square has been seen to go there. */
  #unseen(changes: readonly Change[]): readonly Change[] {
    const dropped = this.#dropped;
    if (dropped === undefined) return changes;
    return changes.filter((each) => each.kind !== 'walk' || each.from !== dropped.from || each.to !== dropped.to);
  }

  readonly #onReduced = (): void => this.#stage.set(this.#effective());

  /** Who asked the system for less motion gets none. */
  #effective(): BoardOptions {
    return { ...this.#options, motion: this.#options.motion && !this.#reduced.matches };
  }

  #applyTheme(): void {
    this.#root.dataset.theme = this.#options.theme;
  }

  #resize(): void {
    this.#stage.resize(this.#root.clientWidth, this.#root.clientHeight);
    this.#place();
  }

  #place(): void {
    this.#layer.place((square) => this.#stage.face.outline(square));
  }

  #drawing(): Drawing {
    const { scene, last, hints = [] } = this.#picture;
    const dragged = this.#dragged;
    return {
      scene,
      last,
      hints,
      states: this.#interaction.states,
      focused: this.#focused,
      hovered: this.#hovered,
      ...(dragged === undefined ? {} : { dragged }),
    };
  }

  #redraw(): void {
    if (this.#isBusy) return;
    this.#describe();
    this.#draw();
    this.#place();
  }

  /** Not between two pictures: the face would miss what happened. */
  #draw(): void {
    if (!this.#isBusy) this.#stage.face.draw(this.#drawing());
  }

  #glance(): void {
    if (!this.#isBusy) this.#stage.glance();
  }

  #describe(): void {
    this.#layer.describe(this.#interaction.states, (state) => this.#interaction.events.describe(state));
  }

  /** From column a to column e as they lie on the screen, so that the arrow keys follow the camera as well. */
  #turnedSeen(): Turned {
    let [dx, dy] = [0, 0];
    for (let square = 0; square < SQUARES; square += 1) {
      const weight = (square % WIDTH) - (WIDTH - 1) / 2;
      const { left, top, width, height } = this.#stage.face.outline(square);
      dx += weight * (left + width / 2);
      dy += weight * (top + height / 2);
    }
    return turnedSeen(dx, dy);
  }

  #focusOn(square: Square | undefined): void {
    if (this.#focused === square) return;
    this.#focused = square;
    this.#glance();
  }

  #escape(): void {
    this.#gestures.cancel();
    this.#interaction.clear();
  }

  #openMenu(square: Square, choices: readonly Choice[]): void {
    const hadFocus = this.#layer.hasFocus;
    this.#menu = openMenu(this.#root, {
      choices,
      at: this.#stage.face.outline(square),
      names: this.#interaction.events.names,
      onDone: (choice) => {
        this.#menu = undefined;
        if (hadFocus) this.#layer.focus(square);
        if (choice !== undefined) this.#interaction.choose(choice);
      },
    });
  }

  /** Keys and screen readers click a button without a pointer; a pointer means what the face draws under it. */
  #onClick(event: MouseEvent): void {
    const isPointer = event.detail > 0;
    const button = this.#layer.squareOf(event.target);
    const point = this.#pointOf(event);
    const under = isPointer ? this.#stage.face.squareAt(point.x, point.y) : undefined;
    if (isPointer && !this.#gestures.meansClick(under)) return;
    const square = under ?? button;
    if (square === undefined) return this.#onSea({ time: event.timeStamp, point });
    if (isPointer) this.#layer.focus(square);
    this.#dropped = undefined;
    this.#interaction.touch(square, isPointer ? 'pointer' : 'keys');
  }

  #onSea(tap: Tap): void {
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
      squareAt: ({ x, y }) => this.#stage.face.squareAt(x, y),
      canDrag: (square) => this.#menu === undefined && this.#interaction.canTake(square),
      onDrag: (from, point) => this.#drag(from, point),
      onDrop: (from, point) => this.#drop(from, point),
      onHover: (square) => this.#hover(square),
      onOrbit: (dx, dy) => this.#stage.face.orbit(dx, dy),
      onZoom: (factor) => this.zoom(factor),
    };
  }

  #hover(square: Square | undefined): void {
    if (this.#hovered === square) return;
    this.#hovered = square;
    // In 3D buttons overlap: what the pointer means is what the face draws under it, and this says so.
    this.#root.dataset.under = square === undefined ? '' : String(square);
    this.#glance();
  }

  #drag(from: Square, { x, y }: Point): void {
    this.#root.classList.add('oia-dragging');
    this.#dragged = { from, x, y };
    this.#hovered = this.#stage.face.squareAt(x, y);
    this.#interaction.take(from);
    this.#draw();
  }

  #drop(from: Square, point: Point | undefined): void {
    this.#root.classList.remove('oia-dragging');
    this.#dragged = undefined;
    this.#hovered = undefined;
    const to = point && this.#stage.face.squareAt(point.x, point.y);
    this.#dropped = to === undefined ? undefined : { from, to };
    this.#interaction.drop(from, to);
    this.#redraw();
  }
}
