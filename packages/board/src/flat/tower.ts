import { numberOf } from '../scene.ts';
import { CELL, STOREYS, type Storey } from './plan.ts';
import { box, circle, colour, ellipse, group, moved, path, svg } from './svg.ts';

export interface TowerStyle {
  readonly level: number;
  readonly hasDome: boolean;
  readonly numbers: boolean;
  readonly patterns: boolean;
  /** Reference to a paint of this drawing's definitions. */
  readonly paint: (name: string) => string;
}

/** A tower and the parts of it that are animated. */
export interface Tower {
  readonly element: SVGGElement;
  readonly storeys: readonly SVGGElement[];
  readonly dome: SVGGElement | undefined;
  /** The dome around its own centre, for growing and shrinking. */
  readonly domeBody: SVGGElement | undefined;
}

/** Domes, like roofs, are smaller on higher levels. */
const DOME_SIZES = [32, 29, 23.5, 18];
const DOME_MIDDLES = [54, 42, 34, 26];

export function towerOf(style: TowerStyle): Tower {
  const storeys = STOREYS.slice(0, style.level).map((storey, index) => storeyOf(storey, index + 1, style));
  const domeBody = style.hasDome ? domeOf(style) : undefined;
  const dome = domeBody && group([domeBody], { transform: moved(CELL / 2, DOME_MIDDLES[style.level] ?? 40) });
  const number = numberOf(style.level, style.hasDome);
  const badge = style.numbers && number !== undefined ? [badgeOf(number)] : [];
  const top = storeys.at(-1);
  top?.append(...badge);
  return { element: group([...storeys, ...(dome ? [dome] : [])]), storeys, dome, domeBody };
}

function storeyOf(storey: Storey, level: number, style: TowerStyle): SVGGElement {
  const { left, top, width, depth, wall } = storey;
  const round = 7 - level;
  const line = { stroke: colour('wall-line'), 'stroke-width': 1.6 };
  return group([
    box([left + 4, top + 7, width, depth + wall - 2, round], { fill: colour('shadow') }),
    box([left, top + 8, width, depth + wall - 8, round], { fill: colour('wall'), ...line }),
    ...openings(storey, level),
    box([left, top, width, depth, round], { fill: colour('wall-light'), ...line }),
    ...terrace(storey, level, style),
  ]);
}

/** The coloured floor inside the parapet, with the parapet's shadow on it. */
function terrace({ left, top, width, depth }: Storey, level: number, style: TowerStyle): SVGElement[] {
  const rim = level === 3 ? 3.4 : 4;
  const [x, y, w, d] = [left + rim, top + rim, width - 2 * rim, depth - 2 * rim];
  const floor = [x, y, w, d, 3] as const;
  return [
    box(floor, { fill: colour(`level-${level}`), stroke: colour(`level-${level}-line`), 'stroke-width': 1.2 }),
    ...(style.patterns ? [box(floor, { fill: style.paint(`level-${level}`) })] : []),
    path(`M${x} ${y + d}V${y}H${x + w}L${x + w - 4} ${y + 4.5}H${x + 4}V${y + d - 4}Z`, { fill: colour('shadow') }),
  ];
}

function openings({ left, top, width, depth, wall }: Storey, level: number): SVGElement[] {
  const foot = top + depth + wall;
  const arch = (x: number, w: number, h: number, y: number) =>
    path(`M${x - w} ${y}v${-h + w}a${w} ${w} 0 0 1 ${2 * w} 0v${h - w}Z`, { fill: colour('door') });
  const middle = left + width / 2;
  const spread = width / 3.1;
  const door = arch(middle + (level === 2 ? spread / 3 : 0), 3.4, wall - 2, foot - 0.6);
  return [door, arch(middle - spread, 2.2, 5, foot - 3), arch(middle + spread, 2.2, 5, foot - 3)];
}

function domeOf({ level, paint }: TowerStyle): SVGGElement {
  const size = DOME_SIZES[level] ?? 20;
  const line = { stroke: colour('dome-line'), 'stroke-width': 1.8 };
  return group([
    ellipse(3, size * 0.55, size + 1, size * 0.72, { fill: colour('shadow') }),
    ellipse(0, size * 0.42, size, size * 0.72, {
      fill: colour('wall-light'),
      stroke: colour('wall-line'),
      'stroke-width': 1.4,
    }),
    path(
      `M${-size * 0.9} ${size * 0.32}A${size * 0.9} ${size * 1.02} 0 0 1 ${size * 0.9} ${size * 0.32}A${size * 0.9} ${size * 0.58} 0 0 1 ${-size * 0.9} ${size * 0.32}Z`,
      { fill: paint('dome'), ...line },
    ),
    path(`M${-size * 0.56} ${size * 0.02}A${size * 0.62} ${size * 0.7} 0 0 1 ${-size * 0.12} ${-size * 0.5}`, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': size * 0.13,
      'stroke-linecap': 'round',
      opacity: 0.75,
    }),
    path(`M0 ${-size * 0.7}V${-size * 1.08}`, { stroke: colour('gold-line'), 'stroke-width': 2 }),
    circle(0, -size * 0.84, Math.max(3.2, size * 0.15), {
      fill: colour('gold'),
      stroke: colour('gold-line'),
      'stroke-width': 1.4,
    }),
  ]);
}

/** The number of the level, in a corner that figures leave free. */
function badgeOf(level: number): SVGGElement {
  const label = svg('text', {
    'text-anchor': 'middle',
    y: 6.6,
    'font-size': 19,
    'font-weight': 800,
    fill: colour('badge-ink'),
  });
  label.textContent = String(level);
  const plate = box([-10.5, -10.5, 21, 21, 6], {
    fill: colour('badge'),
    stroke: colour('badge-ink'),
    'stroke-width': 1.6,
  });
  return group([plate, label], { transform: moved(85, 84) });
}
