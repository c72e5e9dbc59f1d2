import { SIDES, type Side } from '../scene.ts';
import { SIDE_STYLES, type SidePattern } from '../sides.ts';
import { colour, path, svg } from './svg.ts';

let count = 0;

/** Gradients and patterns of one drawing. Their ids are unique on the page, because it may have several boards. */
export interface Paints {
  readonly definitions: SVGDefsElement;
  readonly paint: (name: string) => string;
}

export function createPaints(): Paints {
  count += 1;
  const prefix = `oia-${count}-`;
  const definitions = svg('defs', {}, [
    domeGradient(`${prefix}dome`),
    haloGradient(`${prefix}halo`),
    ...SIDES.flatMap((side) => [
      pattern(`${prefix}side-${side}`, side, 1.6, 0.6),
      pattern(`${prefix}side-${side}-strong`, side, 2.2, 1),
    ]),
    ...[1, 2, 3].map((level) => levelPattern(`${prefix}level-${level}`, level)),
  ]);
  return { definitions, paint: (name) => `url(#${prefix}${name})` };
}

const stop = (offset: number, name: string, opacity = 1) =>
  svg('stop', { offset, 'stop-color': colour(name), 'stop-opacity': opacity });

function domeGradient(id: string): SVGElement {
  return svg('radialGradient', { id, cx: 0.36, cy: 0.26, r: 0.85 }, [
    stop(0, 'dome-light'),
    stop(0.42, 'dome'),
    stop(1, 'dome-line'),
  ]);
}

function haloGradient(id: string): SVGElement {
  return svg('radialGradient', { id }, [stop(0.35, 'source', 0.95), stop(0.75, 'source', 0.55), stop(1, 'source', 0)]);
}

/** The lines of a pattern's tile, and their relative width. */
const WEAVES: Readonly<Record<SidePattern, { readonly lines: string; readonly breadth: number }>> = {
  stripes: { lines: 'M0 2H8M0 6H8', breadth: 1 },
  bars: { lines: 'M2 0V8M6 0V8', breadth: 1 },
  dots: { lines: 'M2 2h.01M6 6h.01', breadth: 1.5 },
};

function pattern(id: string, side: Side, width: number, opacity: number): SVGElement {
  const { lines, breadth } = WEAVES[SIDE_STYLES[side].pattern];
  const ink = { fill: 'none', stroke: colour(`side-${side}-pattern`), 'stroke-linecap': 'round', opacity };
  const weave = path(lines, { ...ink, 'stroke-width': width * breadth });
  const size = 10;
  return svg(
    'pattern',
    { id, width: 8, height: 8, patternUnits: 'userSpaceOnUse', patternTransform: `scale(${size / 8})` },
    [weave],
  );
}

const FLOORS = ['', 'M0 4H8', 'M0 4H8M4 0V8', 'M0 0L8 8M8 0L0 8'];

function levelPattern(id: string, level: number): SVGElement {
  const lines = path(FLOORS[level] ?? '', {
    stroke: colour(`level-${level}-line`),
    'stroke-width': 0.9,
    opacity: 0.75,
  });
  return svg('pattern', { id, width: 8, height: 8, patternUnits: 'userSpaceOnUse', patternTransform: 'scale(1.3)' }, [
    lines,
  ]);
}
