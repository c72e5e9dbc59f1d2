import type { Token, TokenKind } from '../scene.ts';
import { circle, colour, ellipse, group, path } from './svg.ts';

/** A token, its centre at 0,0. */
export function tokenOf({ kind, secret }: Token): SVGGElement {
  return group([DRAWN[kind](), ...(secret ? [secretSign()] : [])]);
}

const line = (name: string, width: number) => ({
  fill: 'none',
  stroke: colour(name),
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
});

const DRAWN: Readonly<Record<TokenKind, () => SVGGElement>> = {
  whirlpool: () =>
    group([
      ellipse(0, 0, 27, 22, { fill: '#0f6a8c', stroke: '#ffffff', 'stroke-width': 2.5 }),
      path(
        'M21 -4C18 -16 2 -20 -10 -14C-22 -8 -20 8 -8 13C4 17 15 9 12 0C9 -8 -2 -9 -6 -3C-9 3 -3 8 2 5',
        line('foam', 3.6),
      ),
    ]),
  coin: () =>
    group([
      ellipse(2, 4, 17, 14, { fill: colour('shadow') }),
      ellipse(0, 2.5, 17, 14, { fill: colour('gold-line') }),
      ellipse(0, 0, 17, 14, { fill: colour('gold'), stroke: colour('gold-line'), 'stroke-width': 1.8 }),
      ellipse(0, 0, 12, 9.4, { fill: 'none', stroke: colour('gold-line'), 'stroke-width': 1.4 }),
      path('M0 -7L2 -2H7.5L3 1.2L4.7 6.5L0 3.4L-4.7 6.5L-3 1.2L-7.5 -2H-2Z', { fill: colour('gold-line') }),
    ]),
  guardian: guardianOf,
  abyss: () =>
    group([
      path('M-30 2L-20 -14L-8 -20L6 -17L19 -19L29 -4L24 12L10 20L-6 18L-21 17Z', {
        fill: '#2b1a10',
        stroke: '#f3e2c4',
        'stroke-width': 2.4,
        'stroke-linejoin': 'round',
      }),
      path('M-20 2L-13 -9L-2 -13L12 -11L19 -2L14 9L-4 12Z', { fill: '#050203' }),
      path('M-30 2L-37 6M29 -4L37 -9M10 20L14 26', { ...line('shadow', 2.4), stroke: '#2b1a10' }),
    ]),
  fate: fateOf,
  generic: () =>
    group([
      path('M0 -19L21 0L0 19L-21 0Z', { fill: colour('gold'), stroke: colour('gold-line'), 'stroke-width': 2.2 }),
      path('M0 -9L10 0L0 9L-10 0Z', { fill: colour('gold-line') }),
    ]),
};

/** A bronze warrior with shield and spear on a plinth. */
function guardianOf(): SVGGElement {
  const bronze = { fill: '#a8662a', stroke: '#4a2608', 'stroke-width': 1.8, 'stroke-linejoin': 'round' };
  return group(
    [
      path('M-19 18L-16 8H16L19 18Z', { fill: '#d9d4c8', stroke: '#55503f', 'stroke-width': 1.6 }),
      path('M-9 9V-12Q-9 -19 0 -19Q9 -19 9 -12V9Z', bronze),
      circle(0, -25, 7.5, bronze),
      path('M-3 -39Q8 -40 7 -29L3 -32H-3Z', { ...bronze, fill: '#7a3f12' }),
      path('M16 9V-42', line('gold-line', 2.6)),
      path('M16 -48L20 -39H12Z', bronze),
      circle(-9, -4, 10, bronze),
      circle(-9, -4, 4.5, { fill: '#e0a860', stroke: '#4a2608', 'stroke-width': 1.2 }),
    ],
    { transform: 'translate(0 6)' },
  );
}

/** A spool of thread, with its end cut. */
function fateOf(): SVGGElement {
  const wood = { fill: '#c98f4e', stroke: '#4f2d0c', 'stroke-width': 1.8, 'stroke-linejoin': 'round' };
  return group([
    path('M-11 -9H11V9H-11Z', { fill: '#e9e0f5', stroke: '#5d2a80', 'stroke-width': 1.6 }),
    path('M-11 -5L11 -8M-11 0L11 -3M-11 5L11 2M-8 9L11 6', { ...line('hint', 2), stroke: '#7a2f9a' }),
    path('M-17 -16H17V-9H-17Z', wood),
    path('M-17 9H17V16H-17Z', wood),
    path('M11 6C22 6 18 20 28 17', { ...line('hint', 2.2), stroke: '#7a2f9a' }),
  ]);
}

/** A dashed frame with an eye: known to this player alone. */
function secretSign(): SVGGElement {
  const eye = group(
    [
      ellipse(0, 0, 12, 9, { fill: colour('badge'), stroke: colour('badge-ink'), 'stroke-width': 1.4 }),
      path('M-8 0Q0 -7 8 0Q0 7 -8 0Z', { fill: '#fff', stroke: colour('badge-ink'), 'stroke-width': 1.4 }),
      circle(0, 0, 2.4, { fill: colour('badge-ink') }),
    ],
    { transform: 'translate(-30 -27)' },
  );
  const dashes = { rx: 38, ry: 32, fill: 'none', 'stroke-dasharray': '7 6' };
  return group([
    ellipse(0, 0, 38, 32, { ...dashes, stroke: colour('badge'), 'stroke-width': 4.5 }),
    ellipse(0, 0, 38, 32, { ...dashes, stroke: colour('badge-ink'), 'stroke-width': 2.2 }),
    eye,
  ]);
}

/** A woolly ram, its feet at 0,0. */
export function ramOf(): SVGGElement {
  const wool = { fill: '#fff3cf', stroke: '#7a5200', 'stroke-width': 1.8 };
  const horn = { fill: 'none', stroke: '#7a5200', 'stroke-width': 4.4, 'stroke-linecap': 'round' };
  return group([
    ellipse(3, 1, 25, 8, { fill: colour('shadow') }),
    path('M-13 -8V0M-4 -6V1M7 -6V1M14 -8V0', { stroke: '#4a2f12', 'stroke-width': 4.5, 'stroke-linecap': 'round' }),
    path(
      'M-20 -10A9 9 0 0 1 -19 -25A10 10 0 0 1 -5 -33A11 11 0 0 1 12 -33A9 9 0 0 1 21 -22A9 9 0 0 1 18 -8A10 10 0 0 1 3 -5A11 11 0 0 1 -12 -6A8 8 0 0 1 -20 -10Z',
      wool,
    ),
    path('M-9 -22a5 5 0 1 1 6 4M6 -24a5 5 0 1 1 6 4', { ...horn, 'stroke-width': 1.8 }),
    path('M-25 -36Q-14 -42 -9 -34L-12 -19Q-17 -13 -22 -19Z', {
      fill: '#6b4526',
      stroke: '#2f1b08',
      'stroke-width': 1.6,
    }),
    path('M-9 -37C0 -44 4 -32 -2 -28C-6 -26 -8 -30 -5 -32', horn),
    path('M-9 -37C0 -44 4 -32 -2 -28C-6 -26 -8 -30 -5 -32', { ...horn, stroke: '#f2b632', 'stroke-width': 2 }),
    circle(-17.5, -29, 1.8, { fill: '#fff' }),
  ]);
}
