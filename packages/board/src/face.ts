import type { Change } from './changes.ts';
import type { Arrow, Hint, SquareState } from './choices.ts';
import type { BoardOptions } from './options.ts';
import type { Scene, Square } from './scene.ts';

/** Where a square is on the screen, relative to the board's element. Its button is placed there. */
export interface Outline {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The input of a face: a scene and the state of the interaction at each square. */
export interface Drawing {
  readonly scene: Scene;
  readonly states: readonly SquareState[];
  readonly last: readonly Square[];
  readonly hints: readonly Hint[];
  readonly arrows: readonly Arrow[];
  /** Squares of a choice that is about to be made. */
  readonly outlined: readonly Square[];
  readonly focused: Square | undefined;
  readonly hovered: Square | undefined;
  /** A worker being dragged: its square, and the position of the pointer in the element. */
  readonly dragged?: { readonly from: Square; readonly x: number; readonly y: number };
}

/** One way to draw the board, flat or in 3D. A face does not handle input: the layer of buttons above it does. */
export interface Face {
  readonly element: Element;
  /** Draws at once. */
  draw(drawing: Drawing): void;
  /** Animates the changes from the last drawing to this one, then draws it. Ends early if called again. */
  animate(changes: readonly Change[], drawing: Drawing): Promise<void>;
  set(options: BoardOptions): void;
  resize(width: number, height: number): void;
  /** Where the button of a square belongs now, covering any piece that stands there. */
  outline(square: Square): Outline;
  /** The square under a point of the element. */
  squareAt(x: number, y: number): Square | undefined;
  /** Camera: turn and tilt by fractions of the element, zoom by a factor. A flat face may ignore turn and tilt. */
  orbit(dx: number, dy: number): void;
  zoom(factor: number): void;
  resetView(): void;
  /** Called by the face when outlines have moved (camera). */
  onViewChange?: () => void;
  /** Called by the face when it can no longer draw and has to be replaced. */
  onGone?: () => void;
  readonly frames: number;
  destroy(): void;
}
