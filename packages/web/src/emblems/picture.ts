import { type PowerId, type PowerSet, powerById } from '@oia/rules';
import { advanced } from './advanced.ts';
import { fleece } from './fleece.ts';
import { heroes } from './heroes.ts';
import { circle, type Drawing, GRID, LINE, ROUNDING, type Shape, type Tone } from './shape.ts';
import { simple } from './simple.ts';

/** The frame around the emblems of a set. */
interface Frame {
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

/** The emblem of each power: a thing of its own, recognised by its outline. */
export const EMBLEMS: Readonly<Record<PowerId, Drawing>> = { ...simple, ...advanced, ...fleece, ...heroes };

/** A path as SVG draws it; without a colour there is no fill or no stroke. */
export interface PaintedPath {
  readonly d: string;
  readonly transform?: string | undefined;
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  readonly width?: number | undefined;
}

/** An emblem in its frame, ready to be drawn on the grid, from back to front. */
interface EmblemPicture {
  readonly frame: readonly PaintedPath[];
  readonly figure: readonly PaintedPath[];
  /** Puts the figure into the frame. */
  readonly place: string;
}

/** Small emblems have no rim, so that the figure can be larger. */
export type Detail = 'small' | 'full';

const SHARE: Readonly<Record<Detail, number>> = { small: 0.8, full: 0.7 };
const RIM = { share: 0.9, width: 1.5 };

export function emblemPicture(power: PowerId, detail: Detail): EmblemPicture {
  const frame = FRAMES[powerById(power).set];
  return {
    frame: detail === 'small' ? [groundOf(frame)] : [groundOf(frame), rimOf(frame)],
    figure: EMBLEMS[power].map((shape) => painted(shape, frame)),
    place: shrunk(SHARE[detail]),
  };
}

const shrunk = (share: number): string => {
  const shift = Math.round((GRID / 2) * (1 - share) * 10) / 10;
  return `translate(${shift} ${shift}) scale(${share})`;
};

const groundOf = ({ path, colours }: Frame): PaintedPath => ({ d: path, fill: colours.ground });
const rimOf = ({ path, colours }: Frame): PaintedPath => ({
  d: path,
  transform: shrunk(RIM.share),
  stroke: colours.soft,
  width: RIM.width,
});

function painted({ tone, isLine, path, transform }: Shape, { colours }: Frame): PaintedPath {
  const [d, colour] = [path, colours[tone]];
  if (isLine) return { d, transform, stroke: colour, width: LINE };
  return tone === 'ground'
    ? { d, transform, fill: colour }
    : { d, transform, fill: colour, stroke: colour, width: ROUNDING };
}
