import type { Side } from './scene.ts';

export type BaseShape = 'round' | 'square' | 'hexagon';
export type SidePattern = 'stripes' | 'bars' | 'dots';

export interface SideStyle {
  /** The shape its workers stand on. */
  readonly base: BaseShape;
  /** The pattern on their clothes. */
  readonly pattern: SidePattern;
}

/** Identifies a side without its colour, in both faces and on every badge of a player. */
export const SIDE_STYLES: Readonly<Record<Side, SideStyle>> = {
  0: { base: 'round', pattern: 'stripes' },
  1: { base: 'square', pattern: 'bars' },
  2: { base: 'hexagon', pattern: 'dots' },
};
