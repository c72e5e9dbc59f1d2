import { type Arrow, foremost, isWay } from '../choices.ts';
import type { Drawing } from '../face.ts';
import type { Turned } from '../geometry.ts';
import { corner, levelAt, middle, type Spot } from './plan.ts';
import { colour, group, moved, path, svg } from './svg.ts';

/** By rank: how broad a shaft is, and how much of what is below an arrow hides. */
const WIDTHS = [15, 12, 10, 8.5, 7.5];
const OPACITIES = [0.95, 0.82, 0.72, 0.64, 0.56];
/** How far an arrow keeps from the middles of its squares. */
const START = 20;
const END = 12;

/** Suggested turns, the best on top. */
export function arrowsOf({ arrows, scene }: Drawing, turned: Turned): SVGGElement[] {
  const spot = (square: number): Spot => middle(square, levelAt(scene, square), turned);
  return foremost(arrows)
    .toSorted((a, b) => b.rank - a.rank)
    .map((arrow) => {
      const { from, rank } = arrow;
      const shape =
        isWay(arrow) && from !== undefined ? wayOf(spot(from), spot(arrow.to), rank) : badgeOf(arrow, turned);
      return group([shape], { 'data-arrow': rank, opacity: OPACITIES[rank] ?? 0.5 });
    });
}

/** One outline from tail to tip, growing towards the head. */
function wayOf(start: Spot, end: Spot, rank: number): SVGElement {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const width = WIDTHS[rank] ?? 7;
  const head = width * 1.9;
  const length = Math.max(Math.hypot(dx, dy) - START - END, head + 4);
  const [tail, shaft, wing, neck] = [width * 0.28, width * 0.45, width * 1.25, length - head].map((n) => n.toFixed(1));
  const d = `M0 -${tail}L${neck} -${shaft}L${neck} -${wing}L${length.toFixed(1)} 0L${neck} ${wing}L${neck} ${shaft}L0 ${tail}Z`;
  const angle = Math.atan2(dy, dx);
  const at = moved(start.x + START * Math.cos(angle), start.y + START * Math.sin(angle));
  return path(d, { ...INK, 'stroke-width': 4, transform: `${at} rotate(${((angle * 180) / Math.PI).toFixed(1)})` });
}

const INK = {
  fill: colour('arrow'),
  stroke: colour('halo'),
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
};

const BLOCK = 'M-10 -10H10V10H-10Z';
const DOME = 'M-12 9V2A12 12 0 0 1 12 2V9Z';
const PLACE = 'M0 -12A12 12 0 1 1 0 12A12 12 0 1 1 0 -12Z';
const SHAPES: Readonly<Record<Arrow['kind'], string>> = {
  build: BLOCK,
  dome: DOME,
  place: PLACE,
  act: PLACE,
  move: PLACE,
  remove: 'M0 -13L13 0L0 13L-13 0Z',
};

/** Badges stand side by side; maximum per row. */
const SPACE = 23;
const ROW = 4;

/** A badge for an action at a square: the shape shows the action, the number its turn. Every rank has its own place at the upper edge. */
function badgeOf({ kind, to, rank }: Arrow, turned: Turned): SVGElement {
  const { x, y } = corner(to, turned);
  const number = svg('text', {
    y: 5,
    'text-anchor': 'middle',
    'font-size': 15,
    'font-weight': 700,
    fill: colour('halo'),
  });
  number.textContent = String(rank + 1);
  const size = rank === 0 ? 1.1 : 0.92;
  return group([path(SHAPES[kind], { ...INK, 'stroke-width': 5 }), number], {
    transform: moved(x + 16 + (rank % ROW) * SPACE, y + 16 + Math.floor(rank / ROW) * SPACE, size),
  });
}
