import type { Cast } from './cast.ts';
import { higherThan, lowerThan, type Position, sideAt } from './position.ts';
import type { PowerId } from './power-list.ts';
import { has, type Square } from './squares.ts';

/** The id of the power that forbids this step. */
export function barredStep(cast: Cast, p: Position, from: Square, to: Square): PowerId | undefined {
  const side = cast.additional ? sideAt(p, from) : cast.side;
  const wind = cast.barSteps.find(({ call }) => has(call(p, from), to));
  const up = cast.bansUp.find((bar) => bar.side !== side && bar.call(p) && has(higherThan(p, from), to));
  const down = cast.bansDown.find((bar) => bar.side !== side && bar.call(p) && has(lowerThan(p, from), to));
  return (wind ?? up ?? down)?.power.id;
}

/** The id of the power that forbids this build. */
export function barredBuilder(cast: Cast, p: Position, by: Square, at: Square, dome: boolean): PowerId | undefined {
  const side = cast.additional ? sideAt(p, by) : cast.side;
  const bars = dome ? cast.barDomes : cast.barBuilds;
  return bars.find((bar) => bar.side !== side && has(bar.call(p), at))?.power.id;
}
