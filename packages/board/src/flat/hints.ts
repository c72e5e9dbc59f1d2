import { type Hint, isWay } from '../choices.ts';
import type { Drawing } from '../face.ts';
import type { Turned } from '../geometry.ts';
import { iconOf } from './offers.ts';
import { CELL, corner, levelAt, middle, type Spot } from './plan.ts';
import { colour, group, moved, path } from './svg.ts';

/** The colour of a hint: a turn is either shown or refused as a whole. */
export const inkOf = (hint: Hint | undefined): string => (hint?.refused ? 'warn' : 'hint');

/** Marks for the steps of a hint: an arrow for a way, then the sign of the piece. */
export const hintSignsOf = (drawing: Drawing, turned: Turned): SVGGElement[] =>
  drawing.hints.map((hint) => {
    const parts = [...arrowOf(hint, drawing, turned), ...signOf(hint, turned)];
    return group(parts, { 'data-hint': hint.kind });
  });

function arrowOf(hint: Hint, { scene }: Drawing, turned: Turned): SVGElement[] {
  const { from, to } = hint;
  if (from === undefined || !isWay(hint)) return [];
  const ends = [from, to].map((square) => middle(square, levelAt(scene, square), turned)) as [Spot, Spot];
  return [arrow(...ends, inkOf(hint))];
}

/** How far an arrow keeps from the middles of its squares, and the size of its head. */
const GAP = 24;
const HEAD = 17;

function arrow(start: Spot, end: Spot, ink: string): SVGGElement {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.max(Math.hypot(dx, dy) - 2 * GAP, HEAD);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const d = `M0 0H${length.toFixed(1)}M${(length - HEAD).toFixed(1)} ${-HEAD * 0.8}L${length.toFixed(1)} 0L${(length - HEAD).toFixed(1)} ${HEAD * 0.8}`;
  const look = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const lines = [
    path(d, { ...look, stroke: colour('halo'), 'stroke-width': 11 }),
    path(d, { ...look, stroke: colour(ink), 'stroke-width': 6 }),
  ];
  const angle = (turn * Math.PI) / 180;
  const at = moved(start.x + GAP * Math.cos(angle), start.y + GAP * Math.sin(angle));
  return group(lines, { transform: `${at} rotate(${turn.toFixed(1)})` });
}

/** In the upper left corner: the others have the height, and what can be done now. */
function signOf(hint: Hint, turned: Turned): SVGElement[] {
  if (isWay(hint) && !hint.refused) return [];
  const { x, y } = corner(hint.to, turned);
  // The sign for taking away is also the road sign for no entry.
  return [
    group([iconOf(hint.refused ? 'remove' : hint.kind, 'hint')], {
      transform: moved(x + CELL * 0.2, y + CELL * 0.2, 0.62),
    }),
  ];
}
