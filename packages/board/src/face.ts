import type { Change } from './changes.ts';
import type { Hint, SquareState } from './choices.ts';
import type { BoardOptions } from './options.ts';
import type { Scene, Square } from './scene.ts';

/** Where a square is on the screen, relative to the board's element: its buttons lie there. */
export interface Outline {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What a face draws: a scene and what the interaction says of each square. */
export interface Drawing {
  readonly scene: Scene;
  readonly states: readonly SquareState[];
  readonly last: readonly Square[];
  readonly hints: readonly Hint[];
  readonly focused: Square | undefined;
  readonly hovered: Square | undefined;
  /** A worker that is being dragged: where it comes from, and the point of the pointer in the element. */
  readonly dragged?: { readonly from: Square; readonly x: number; readonly y: number };
}

/** One way to draw the board. Faces know nothing of choices or clicks: the layer of buttons above them does. */
export interface Face {
  readonly element: Element;
  /** Draws at once. */
  draw(drawing: Drawing): void;
  /** Plays what happened between the scene drawn last and the one of `drawing`, then draws that. Stops early if called again. */
  animate(changes: readonly Change[], drawing: Drawing): Promise<void>;
  set(options: BoardOptions): void;
  resize(width: number, height: number): void;
  /** Where the button of a square lies now, on top of whatever stands there. */
  outline(square: Square): Outline;
  /** The square under a point of the element. */
  squareAt(x: number, y: number): Square | undefined;
  /** Camera: turn and tilt by fractions of the element, zoom by a factor. A flat face may ignore turn and tilt. */
  orbit(dx: number, dy: number): void;
  zoom(factor: number): void;
  resetView(): void;
  /** Called by the face when outlines have moved (camera). */
  onViewChange?: () => void;
  /** Called by the face when it cannot draw any more: another one has to take its place. */
  onGone?: () => void;
  readonly frames: number;
  destroy(): void;
}
