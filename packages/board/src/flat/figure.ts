import type { Figure, Side, Worker } from '../scene.ts';
import { type BaseShape, SIDE_STYLES } from '../sides.ts';
import { type Attributes, box, circle, colour, ellipse, group, path, svg } from './svg.ts';

export interface FigureStyle {
  readonly patterns: boolean;
  readonly paint: (name: string) => string;
}

/** A worker seen from the front, its feet at 0,0, about 68 units high. */
export function figureOf({ side, figure, marked, asleep, unseen }: Worker, style: FigureStyle): SVGGElement {
  const body = bodyOf(side, figure, style);
  const signs = [...(marked ? [markSign()] : []), ...(asleep ? [sleepSign()] : []), ...(unseen ? [unseenSign()] : [])];
  return group([haloOf(side, figure), body, ...(asleep || unseen ? [paleOf(side, figure)] : []), ...signs]);
}

const SHADOW = { fill: colour('shadow') };

function bodyOf(side: Side, figure: Figure, style: FigureStyle): SVGGElement {
  return group([ellipse(4, 3, 23, 9, SHADOW), ...baseOf(side, style), ...ROBES[figure](side, style)]);
}

/** A light outline, so that a worker stands out from a terrace of the same colour. */
function haloOf(side: Side, figure: Figure): SVGGElement {
  const light = { fill: colour('halo'), stroke: colour('halo'), 'stroke-width': 5, 'stroke-linejoin': 'round' };
  return group([shapeOfBase(side, light), path(SILHOUETTES[figure], light)]);
}

/** A pale overlay for a worker that sleeps or that others do not see. */
function paleOf(side: Side, figure: Figure): SVGGElement {
  const pale = { fill: colour('halo') };
  return group([shapeOfBase(side, pale), path(SILHOUETTES[figure], pale)], { opacity: 0.45 });
}

/** Seen from a little above. */
const BASES: Readonly<Record<BaseShape, (attributes: Attributes) => SVGElement>> = {
  round: (attributes) => ellipse(0, 0, 22, 9.5, attributes),
  square: (attributes) => path('M-21 -8H21V8.5H-21Z', attributes),
  hexagon: (attributes) => path('M-23 0L-12 -9.5H12L23 0L12 9.5H-12Z', attributes),
};

const shapeOfBase = (side: Side, attributes: Attributes): SVGElement => BASES[SIDE_STYLES[side].base](attributes);

function baseOf(side: Side, style: FigureStyle): SVGElement[] {
  const line = { stroke: colour(`side-${side}-dark`), 'stroke-width': 1.8, 'stroke-linejoin': 'round' };
  return [
    shapeOfBase(side, { fill: colour(`side-${side}`), ...line }),
    ...(style.patterns ? [shapeOfBase(side, { fill: style.paint(`side-${side}-strong`) })] : []),
  ];
}

const DRESS = 'M-7 -38C-9 -26 -16 -12 -17 -2Q0 5 17 -2C16 -12 9 -26 7 -38Q0 -42 -7 -38Z';
const TUNIC = 'M-14 -36Q-12 -41 0 -41Q12 -41 14 -36L13 -1Q0 4 -13 -1Z';
const CLOAK =
  'M0 -69C-14 -62 -13 -50 -15 -38C-17 -22 -19 -10 -19 -1Q0 6 19 -1C19 -10 17 -22 15 -38C13 -50 14 -62 0 -69Z';

const BRIM = 'M-18 -53C-18 -58 18 -58 18 -53C12 -49.5 -12 -49.5 -18 -53Z';
const CROWN = 'M-9.5 -55C-9.5 -68 9.5 -68 9.5 -55Q0 -52.5 -9.5 -55Z';

const SILHOUETTES: Readonly<Record<Figure, string>> = {
  female: `${DRESS}M-11 -48a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M-6 -62a6 6 0 1 0 12 0a6 6 0 1 0 -12 0`,
  male: `${TUNIC}M-11 -48a11 11 0 1 0 22 0a11 11 0 1 0 -22 0${BRIM}${CROWN}`,
  other: CLOAK,
};

function clothOf(shape: string, side: Side, style: FigureStyle): SVGElement[] {
  const line = { stroke: colour(`side-${side}-dark`), 'stroke-width': 1.8, 'stroke-linejoin': 'round' };
  const pattern = style.paint(`side-${side}${style.patterns ? '-strong' : ''}`);
  return [path(shape, { fill: colour(`side-${side}`), ...line }), path(shape, { fill: pattern })];
}

function faceOf(y: number, size: number): SVGElement[] {
  const ink = colour('hair');
  return [
    circle(0, y, size, { fill: colour('skin'), stroke: ink, 'stroke-width': 1.5 }),
    circle(-3.4, y + 0.5, 1.35, { fill: ink }),
    circle(3.4, y + 0.5, 1.35, { fill: ink }),
    path(`M-3 ${y + 4}Q0 ${y + 6.6} 3 ${y + 4}`, {
      fill: 'none',
      stroke: ink,
      'stroke-width': 1.3,
      'stroke-linecap': 'round',
    }),
  ];
}

const HAIR = { fill: colour('hair'), stroke: colour('hair'), 'stroke-width': 1.2, 'stroke-linejoin': 'round' };

const ROBES: Readonly<Record<Figure, (side: Side, style: FigureStyle) => SVGElement[]>> = {
  female: (side, style) => [
    ...clothOf(DRESS, side, style),
    circle(0, -61, 5.6, HAIR),
    ...faceOf(-48, 10),
    path('M-10 -46C-11 -60 11 -60 10 -46C8 -51 4 -54 0 -54C-4 -54 -8 -51 -10 -46Z', HAIR),
    path('M-5 -57.5H5', { stroke: colour(`side-${side}`), 'stroke-width': 2.4 }),
  ],
  male: (side, style) => [...clothOf(TUNIC, side, style), ...faceOf(-47, 10), ...hatOf(side)],
  other: (side, style) => [
    ...clothOf(CLOAK, side, style),
    ellipse(0, -48, 10.5, 11.5, { fill: colour(`side-${side}-dark`) }),
    ...faceOf(-46.5, 7.8),
  ],
};

function hatOf(side: Side): SVGElement[] {
  const line = { fill: colour('straw'), stroke: colour('gold-line'), 'stroke-width': 1.5, 'stroke-linejoin': 'round' };
  return [
    path(BRIM, line),
    path(CROWN, line),
    path('M-9.4 -57.4Q0 -54.4 9.4 -57.4', { fill: 'none', stroke: colour(`side-${side}`), 'stroke-width': 3 }),
  ];
}

/** A gold medal with a star beside the head. */
function markSign(): SVGGElement {
  const plate = circle(0, 0, 9, { fill: colour('gold'), stroke: colour('gold-line'), 'stroke-width': 1.8 });
  const star = path('M0 -6L1.7 -2H6L2.6 0.8L3.8 5L0 2.5L-3.8 5L-2.6 0.8L-6 -2H-1.7Z', { fill: colour('gold-line') });
  return group([plate, star], { transform: 'translate(19 -34)' });
}

/** A crossed eye beside the head: only this player sees the worker. */
function unseenSign(): SVGGElement {
  const line = { fill: 'none', stroke: colour('badge-ink'), 'stroke-width': 2, 'stroke-linecap': 'round' };
  return group(
    [
      circle(0, 0, 11, { fill: colour('badge'), stroke: colour('badge-ink'), 'stroke-width': 1.5 }),
      path('M-7.5 0Q0 -7.5 7.5 0Q0 7.5 -7.5 0Z', line),
      circle(0, 0, 2.4, { fill: colour('badge-ink') }),
      path('M-7 7L7 -7', line),
    ],
    { transform: 'translate(20 -52)', 'data-unseen': '' },
  );
}

/** A sleeping cap would hide the hat: two Zs instead. */
function sleepSign(): SVGGElement {
  const letter = (x: number, y: number, size: number) => {
    const text = svg('text', { x, y, 'font-size': size, 'font-weight': 900, fill: colour('badge-ink') });
    text.textContent = 'z';
    return text;
  };
  const plate = box([-13, -13, 26, 22, 8], { fill: colour('badge'), stroke: colour('badge-ink'), 'stroke-width': 1.5 });
  return group([plate, letter(-9, 6, 20), letter(3, -1, 15)], { transform: 'translate(-19 -52)' });
}
