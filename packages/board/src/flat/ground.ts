import { nameOf, readingOrder, type Turned } from '../geometry.ts';
import { coast, islandOf } from './island.ts';
import { CELL, corner, EXTENT, SEA, SHORE } from './plan.ts';
import { box, colour, group, moved, path, svg } from './svg.ts';

/** Sea, island and paving; nothing here changes while a game is played. */
export function groundOf(turned: Turned, coordinates: boolean): SVGGElement {
  return group([seaOf(), islandOf(), ...paving(turned), ...(coordinates ? letters(turned) : [])]);
}

/** Rings around the island that extend beyond the board into the page. */
function seaOf(): SVGGElement {
  const ring = (by: number, opacity: number) =>
    path(coast(-by), {
      fill: 'none',
      stroke: colour('foam'),
      'stroke-width': 2.6,
      'stroke-dasharray': `${64 + by} ${24 + by / 2} ${20 + by / 3} ${30 + by / 2}`,
      'stroke-linecap': 'round',
      opacity,
    });
  const rings = [ring(12, 0.6), ring(30, 0.36), ring(56, 0.26), ring(90, 0.2), ring(132, 0.15), ring(184, 0.11)];
  return group([...rings, boat(120, -78), boat(EXTENT - 130, EXTENT + 92), boat(-86, 400), boat(EXTENT + 84, 170)]);
}

/** Decoration for the space around the board. */
function boat(x: number, y: number): SVGGElement {
  return group(
    [
      path('M-22 14Q0 22 22 14', { fill: 'none', stroke: colour('foam'), 'stroke-width': 2.4, opacity: 0.7 }),
      path('M-17 4H17L11 13H-11Z', { fill: colour('shore') }),
      path('M-1 1V-27L-15 1Z', { fill: colour('wall-light') }),
      path('M2 1V-22L14 1Z', { fill: colour('wall') }),
    ],
    { transform: moved(x, y) },
  );
}

/** Joints of the paving, in four variants. */
const JOINTS = [
  'M2 36H52M52 2V62M52 62H98M30 62V98M2 62H52',
  'M2 58H98M38 2V58M66 58V98M38 30H98',
  'M34 2V44M2 44H98M70 44V98M34 72H2M34 44V98',
  'M2 30H98M60 30V98M2 66H60M28 2V30',
];

function paving(turned: Turned): SVGElement[] {
  return readingOrder(turned).map((square) => {
    const { x, y } = corner(square, turned);
    const name = square % 2 === 0 ? 'ground' : 'ground-alt';
    return group(
      [
        box([1.2, 1.2, CELL - 2.4, CELL - 2.4, 6], { fill: colour(name) }),
        path(JOINTS[(square * 7) % 4] ?? '', {
          stroke: colour('ground-line'),
          'stroke-width': 1.3,
          opacity: 0.32,
          fill: 'none',
        }),
      ],
      { transform: moved(x, y) },
    );
  });
}

/** Letters below the bottom row, numbers left of the leftmost column; on a board turned by a quarter they are exchanged. */
function letters(turned: Turned): SVGElement[] {
  const shown = readingOrder(turned);
  const [file, rank] = turned % 2 === 1 ? [1, 0] : [0, 1];
  const below = shown
    .slice(-5)
    .map((square, index) => letter(nameOf(square).charAt(file), middleOf(index), EXTENT - OFF));
  const beside = shown
    .filter((_, index) => index % 5 === 0)
    .map((square, index) => letter(nameOf(square).charAt(rank), OFF, middleOf(index)));
  return [...below, ...beside];
}

const OFF = SEA + 17;
const middleOf = (index: number): number => SHORE + (index + 0.5) * CELL;

function letter(text: string, x: number, y: number): SVGTextElement {
  const element = svg('text', {
    x,
    y: y + 7,
    'text-anchor': 'middle',
    'font-size': 21,
    'font-weight': 700,
    fill: colour('coordinate'),
  });
  element.textContent = text;
  return element;
}
