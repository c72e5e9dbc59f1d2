import { type PowerId, powerById } from '@oia/rules';
import { FRAMES, type Frame } from './frame.ts';
import { EMBLEMS } from './index.ts';
import { GRID, LINE, ROUNDING, type Shape } from './shape.ts';

/** A path as SVG draws it; without a colour there is no fill or no stroke. */
export interface PaintedPath {
  readonly d: string;
  readonly transform?: string | undefined;
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  readonly width?: number | undefined;
}

/** An emblem in its frame, ready to be drawn on the grid, the first path undermost. */
export interface EmblemPicture {
  readonly frame: readonly PaintedPath[];
  readonly figure: readonly PaintedPath[];
  /** Puts the figure into the frame. */
  readonly place: string;
}

/** A small one has no rim, so that its figure can be larger. */
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
