import type { Side } from './scene.ts';

export type BaseShape = 'round' | 'square' | 'hexagon';
export type SidePattern = 'stripes' | 'bars' | 'dots';

export interface SideStyle {
  /** What its workers stand on. */
  readonly base: BaseShape;
  /** What their clothes wear. */
  readonly pattern: SidePattern;
}

/** How a side is told apart without its colour, in both faces and on every mark of a player. */
export const SIDE_STYLES: Readonly<Record<Side, SideStyle>> = {
  0: { base: 'round', pattern: 'stripes' },
  1: { base: 'square', pattern: 'bars' },
  2: { base: 'hexagon', pattern: 'dots' },
};
