import type { PowerSet } from '@oia/rules';
import { circle, GRID, type Tone } from './shape.ts';

/** What surrounds the emblems of a set. */
export interface Frame {
  /** The outline, an SVG path on the grid. */
  readonly path: string;
  readonly colours: Readonly<Record<Tone, string>>;
}

const MIDDLE = GRID / 2;
const CREAM = '#fffaf0';

const pointAt = (radius: number, turn: number): string => {
  const angle = 2 * Math.PI * turn;
  return `${(MIDDLE + radius * Math.sin(angle)).toFixed(1)} ${(MIDDLE - radius * Math.cos(angle)).toFixed(1)}`;
};

const corners = (count: number, radius: number): string[] =>
  Array.from({ length: count }, (_, i) => pointAt(radius, (i + 0.5) / count));

/** Flat bumps, as of wool. */
function woolly(count: number, radius: number): string {
  const all = corners(count, radius);
  const bump = ((1.25 * Math.PI * radius) / count).toFixed(1);
  return `M${all.at(-1)}${all.map((corner) => `A${bump} ${bump} 0 0 1 ${corner}`).join('')}Z`;
}

/** A coin, an eight-sided plate, a fleece and a shield. The same colours in the light and the dark theme: each brings its ground along. */
export const FRAMES: Readonly<Record<PowerSet, Frame>> = {
  simple: { path: circle(MIDDLE, MIDDLE, 31), colours: { bright: CREAM, soft: '#f8d070', ground: '#1d5c94' } },
  advanced: { path: `M${corners(8, 32.5).join('L')}Z`, colours: { bright: CREAM, soft: '#8fdcc6', ground: '#0d5a58' } },
  fleece: { path: woolly(16, 29), colours: { bright: CREAM, soft: '#f5cd6b', ground: '#663a99' } },
  hero: {
    path: 'M4 5Q18 5 32 1Q46 5 60 5V34C60 49 48 58 32 63C16 58 4 49 4 34Z',
    colours: { bright: CREAM, soft: '#ffd79c', ground: '#a63a1a' },
  },
};
