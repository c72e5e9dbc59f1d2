import { directionSeen, type Turned } from '../geometry.ts';
import type { Scene, Side, Stream } from '../scene.ts';
import { CELL, EXTENT, SEA, SHORE, type Spot } from './plan.ts';
import { box, circle, colour, ellipse, group, moved, path } from './svg.ts';

/** Signs outside the squares: winds and songs at the edge they come from, and sides whose workers are hidden. */
export function edgesOf(scene: Scene, turned: Turned): SVGGElement {
  return group([
    ...scene.streams.map((stream, index) => streamOf(stream, earlier(scene.streams, index), turned)),
    ...scene.hidden.map((side, index) => veilOf(side, index)),
  ]);
}

const HALF = EXTENT / 2;
const EDGE = SEA + 19;

/** Steps to the right and down for each direction, clockwise from the top. */
const HEADINGS: readonly Spot[] = [
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
];

/** How many streams before this one come from the same direction. */
const earlier = (streams: readonly Stream[], index: number): number =>
  streams.slice(0, index).filter(({ direction }) => direction === streams[index]?.direction).length;

/** Streams keep to the corners and to the lines between the squares, so that the coordinates stay readable. */
function streamOf({ kind, direction }: Stream, index: number, turned: Turned): SVGGElement {
  const seen = directionSeen(direction, turned);
  const { x, y } = HEADINGS[seen] ?? { x: 0, y: 0 };
  const isUpright = y === 0;
  const aside = x === 0 || y === 0 ? CELL * (index - 0.5) : x * (12 + CELL * 1.1 * index);
  const at = (step: number) => HALF - step * (HALF - EDGE);
  const spot = { x: at(x) + (isUpright ? 0 : aside), y: at(y) + (isUpright ? aside : 0) };
  const [u, v] = isUpright ? [0, 13] : [13, 0];
  return group(
    [
      plateOf(kind, isUpright),
      group([SIGNS[kind]()], { transform: moved(-u, -v) }),
      group([arrowOf(seen * 45)], { transform: moved(u, v) }),
    ],
    { transform: moved(spot.x, spot.y), 'data-stream': kind },
  );
}

const INK = {
  fill: 'none',
  stroke: '#ffffff',
  'stroke-width': 3,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};

/** A round plate for the wind, an angular one for the song, along the edge. */
function plateOf(kind: Stream['kind'], isUpright: boolean): SVGElement {
  const style = { fill: kind === 'wind' ? '#0d5c7c' : '#7a1f5e', stroke: '#ffffff', 'stroke-width': 2 };
  const round = kind === 'wind' ? 17 : 6;
  return box(isUpright ? [-17, -30, 34, 60, round] : [-30, -17, 60, 34, round], style);
}

const arrowOf = (angle: number): SVGElement =>
  path('M0 11V-10M-8 -3L0 -11L8 -3', { ...INK, 'stroke-width': 3.6, transform: `rotate(${angle})` });

const SIGNS: Readonly<Record<Stream['kind'], () => SVGElement>> = {
  wind: () => path('M-10 -3H4A4 4 0 1 0 0 -7M-10 2H8A4.5 4.5 0 1 1 4 7M-10 7H-3', { ...INK, 'stroke-width': 2.4 }),
  song: () =>
    group([
      path('M-5 7V-9L8 -12V4', { ...INK, 'stroke-width': 2.6 }),
      ellipse(-8, 7.5, 4, 3.2, { fill: '#ffffff' }),
      ellipse(5, 4.5, 4, 3.2, { fill: '#ffffff' }),
    ]),
};

/** Lines between the squares of the upper edge that no stream uses. */
const VEILS = [4, 1, 4.5];

/** The base of the side under a crossed-out eye. */
function veilOf(side: Side, index: number): SVGGElement {
  const style = { fill: colour(`side-${side}`), stroke: '#ffffff', 'stroke-width': 2.4 };
  const base = [
    circle(0, 0, 16, style),
    box([-15, -15, 30, 30, 3], style),
    path('M-18 0L-9 -15.5H9L18 0L9 15.5H-9Z', { ...style, 'stroke-linejoin': 'round' }),
  ][side];
  const eye = group([
    ellipse(0, 0, 10, 6, { fill: '#fff' }),
    circle(0, 0, 3.4, { fill: colour(`side-${side}-dark`) }),
    path('M-10 9L10 -9', { stroke: '#fff', 'stroke-width': 5 }),
    path('M-10 9L10 -9', { stroke: colour(`side-${side}-dark`), 'stroke-width': 2.4 }),
  ]);
  return group([...(base ? [base] : []), eye], {
    transform: moved(SHORE + (VEILS[index] ?? 0) * CELL, EDGE),
    'data-veil': side,
  });
}
