import type { Arrow, Choice, Hint, SquareState } from './choices.ts';
import type { Scene, Square } from './scene.ts';

export const FACES = ['2d', '3d'] as const;
export type FaceKind = (typeof FACES)[number];
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How the board looks and behaves. Everything can be changed at any time. */
export interface BoardOptions {
  readonly face: FaceKind;
  readonly theme: Theme;
  /** false: changes are not animated. */
  readonly motion: boolean;
  /** Speed of animations: 1 is normal, 2 twice as fast. */
  readonly speed: number;
  readonly coordinates: boolean;
  /** Stronger patterns on workers and levels. */
  readonly patterns: boolean;
  /** Numbers of levels on the squares. */
  readonly numbers: boolean;
  /** Quarter turns of the board, clockwise; 2 is flipped. */
  readonly turned: 0 | 1 | 2 | 3;
  /** Cheapest rendering: no shadows, no antialiasing (slow machines, tests). */
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

/** WebGL is not available, or its context was lost and not restored. */
export type FallbackReason = 'unavailable' | 'lost';

/** Callbacks of the board, and the texts it needs. */
export interface BoardEvents {
  /** A choice was made. */
  onChoose(choice: Choice): void;
  /** A square without a choice was clicked; `from` is the selected square, if any. */
  onRefuse?(square: Square, from: Square | undefined): void;
  /** Another square is selected, or none. */
  onSelect?(square: Square | undefined): void;
  /** A choice of several squares is outlined, and has to be touched once more. */
  onOutline?(choice: Choice): void;
  /** The accessible name of a square. */
  describe(state: SquareState): string;
  /** Accessible names of the board and the menu, and the menu's cancel entry. */
  readonly names: { readonly board: string; readonly menu: string; readonly cancel: string };
  /** The 3D face cannot be shown; the flat one is shown instead. */
  onFallback?(why: FallbackReason): void;
}

/** Everything the board shows at one time: the scene, the choices, the squares of the last turn. */
export interface Picture {
  readonly scene: Scene;
  readonly choices: readonly Choice[];
  /** Squares of the last turn, to be highlighted. */
  readonly last: readonly Square[];
  /** A turn to point out (a hint, a preview), step by step. */
  readonly hints?: readonly Hint[];
  /** Several turns to point at, each with its rank. */
  readonly arrows?: readonly Arrow[];
}

export interface Board {
  /** Shows a picture and animates what changed. The promise resolves when the animation has ended. */
  show(picture: Picture): Promise<void>;
  set(options: Partial<BoardOptions>): void;
  /** Replaces the callbacks and texts, for instance after a change of language. */
  listen(events: BoardEvents): void;
  /** Clears the selection. */
  clear(): void;
  /** Back to the default view, zoom 1. */
  resetView(): void;
  zoom(factor: number): void;
  focus(square?: Square): void;
  /** Number of frames drawn, for tests and measurements. */
  readonly frames: number;
  destroy(): void;
}
