import { SIDES } from '../scene.ts';
import { colour, path, svg } from './svg.ts';

let count = 0;

/** Gradients and patterns of one drawing; names are unique on the page, for there may be several boards. */
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

/** Stripes, dots, chevrons: one for each side. */
const WEAVES = ['M0 2H8M0 6H8', 'M2 2h.01M6 6h.01', 'M0 5L4 1L8 5'];

function pattern(id: string, side: number, width: number, opacity: number): SVGElement {
  const ink = { fill: 'none', stroke: colour(`side-${side}-pattern`), 'stroke-linecap': 'round', opacity };
  const weave = path(WEAVES[side] ?? '', { ...ink, 'stroke-width': side === 1 ? width * 1.5 : width });
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
