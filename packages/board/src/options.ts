import type { Choice, Hint, SquareState } from './choices.ts';
import type { Scene, Square } from './scene.ts';

export const FACES = ['2d', '3d'] as const;
export type FaceKind = (typeof FACES)[number];
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How the board looks and behaves; everything can be changed while it is shown. */
export interface BoardOptions {
  readonly face: FaceKind;
  readonly theme: Theme;
  /** false: changes are shown at once. */
  readonly motion: boolean;
  /** How fast things move: 1 is normal, 2 twice as fast. */
  readonly speed: number;
  readonly coordinates: boolean;
  /** Stronger patterns on workers and levels. */
  readonly patterns: boolean;
  /** Numbers of levels on the squares. */
  readonly numbers: boolean;
  /** Quarter turns of the board, clockwise; 2 is flipped. */
  readonly turned: 0 | 1 | 2 | 3;
  /** Lowest cost of drawing: no shadows, no antialiasing (slow machines, tests). */
  readonly plain: boolean;
}

export const DEFAULT_OPTIONS: BoardOptions = {
  face: '2d',
  theme: 'light',
  motion: true,
  speed: 1,
  coordinates: true,
  patterns: false,
  numbers: true,
  turned: 0,
  plain: false,
};

/** There is no WebGL here, or what was drawn with it has been lost and did not come back. */
export type FallbackReason = 'unavailable' | 'lost';

/** What the board tells its owner, and what it asks. */
export interface BoardEvents {
  /** One of the choices was taken. */
  onChoose(choice: Choice): void;
  /** A square was touched that means nothing now; `from` is the square that was taken before, if any. */
  onRefuse?(square: Square, from: Square | undefined): void;
  /** The square that is taken has changed. */
  onSelect?(square: Square | undefined): void;
  /** What a screen reader says of a square. */
  describe(state: SquareState): string;
  /** What the whole board and the small menu are called. */
  readonly names: { readonly board: string; readonly menu: string; readonly cancel: string };
  /** The 3D face cannot be shown: the flat one is. */
  onFallback?(why: FallbackReason): void;
}

/** One picture: what is there, what may be done, what happened last. */
export interface Picture {
  readonly scene: Scene;
  readonly choices: readonly Choice[];
  /** Squares of the last turn, to be highlighted. */
  readonly last: readonly Square[];
  /** A turn somebody points at, step by step. */
  readonly hints?: readonly Hint[];
}

export interface Board {
  /** Shows a picture; what changed since the last one is animated. The promise is kept when everything stands still. */
  show(picture: Picture): Promise<void>;
  set(options: Partial<BoardOptions>): void;
  /** Other words or other callbacks, for instance after a change of language. */
  listen(events: BoardEvents): void;
  /** Takes the selection back. */
  clear(): void;
  /** Standard view, zoom 1. */
  resetView(): void;
  zoom(factor: number): void;
  focus(square?: Square): void;
  /** How many pictures have been drawn, for tests and measurements. */
  readonly frames: number;
  destroy(): void;
}
