import { hintedSquares, type SquareState } from '../choices.ts';
import type { Drawing } from '../face.ts';
import type { Turned } from '../geometry.ts';
import type { Square } from '../scene.ts';
import { inkOf } from './hints.ts';
import { CELL, corner, feet, levelAt, middle } from './plan.ts';
import { box, colour, ellipse, group, moved, path } from './svg.ts';

/** Frames around squares: the last turn, hints, the selected square, the square under the pointer. */
export function framesOf(drawing: Drawing, turned: Turned): SVGGElement {
  const at = (square: Square, mark: SVGElement) => {
    const { x, y } = corner(square, turned);
    return group([mark], { transform: moved(x, y) });
  };
  const taken = drawing.states.filter(({ isSelected }) => isSelected).map(({ square }) => square);
  return group([
    ...drawing.last.map((square) => at(square, lastFrame())),
    ...hintedSquares(drawing.hints).map((square) => at(square, hintFrame(inkOf(drawing.hints[0])))),
    ...[...new Set([...taken, ...drawing.outlined])].map((square) => at(square, selectedFrame())),
    ...(drawing.hovered === undefined ? [] : [at(drawing.hovered, hoverFrame())]),
  ]);
}

const FRAME = [3, 3, CELL - 6, CELL - 6, 6] as const;

/** Corners only: the last turn must not look like a choice. */
function lastFrame(): SVGGElement {
  const far = CELL - 3;
  const d = `M3 22V8Q3 3 8 3H22M${far - 19} 3H${far - 5}Q${far} 3 ${far} 8V22M${far} ${far - 19}V${far - 5}Q${far} ${far} ${far - 5} ${far}H${far - 19}M22 ${far}H8Q3 ${far} 3 ${far - 5}V${far - 19}`;
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  return group([
    path(d, { ...line, stroke: colour('halo'), 'stroke-width': 6.5 }),
    path(d, { ...line, stroke: colour('last'), 'stroke-width': 3.8 }),
  ]);
}

function hintFrame(ink: string): SVGGElement {
  return group([
    box(FRAME, { fill: colour(ink), 'fill-opacity': 0.12, stroke: colour('halo'), 'stroke-width': 6.5 }),
    box(FRAME, { fill: 'none', stroke: colour(ink), 'stroke-width': 3.8, 'stroke-dasharray': '12 7' }),
  ]);
}

function selectedFrame(): SVGGElement {
  return group([
    box(FRAME, { fill: colour('selected'), 'fill-opacity': 0.25, stroke: colour('selected-line'), 'stroke-width': 7 }),
    box(FRAME, { fill: 'none', stroke: colour('selected'), 'stroke-width': 3.8 }),
  ]);
}

function hoverFrame(): SVGGElement {
  return group([
    box(FRAME, { fill: 'none', stroke: colour('focus-outer'), 'stroke-width': 5, opacity: 0.55 }),
    box(FRAME, { fill: 'none', stroke: colour('focus-inner'), 'stroke-width': 3 }),
  ]);
}

/** A soft light with a clear edge under everything that can be selected. */
export function haloOf(
  state: SquareState,
  drawing: Drawing,
  turned: Turned,
  paint: (name: string) => string,
): SVGGElement {
  const level = levelAt(drawing.scene, state.square);
  const stands = drawing.scene.workers.some(({ square }) => square === state.square);
  const { x, y } = stands ? feet(state.square, level, turned) : middle(state.square, level, turned);
  return group(
    [
      ellipse(0, 0, 40, 22, { fill: paint('halo') }),
      ellipse(0, 0, 30, 15, { fill: 'none', stroke: colour('selected-line'), 'stroke-width': 4.4 }),
      ellipse(0, 0, 30, 15, { fill: 'none', stroke: colour('source'), 'stroke-width': 2.6 }),
    ],
    { transform: moved(x, y) },
  );
}
