// Heracles may end a turn with any set of domes around his workers; this says when not to enumerate.

import { neighboursOf } from './geometry.ts';
import type { RefPosition } from './types.ts';

const LIMIT = 6000;

/** A bound for the number of dome sets, over the moves of the side to move; spare workers of Gaea multiply it. */
function domeSets(p: RefPosition): number {
  const squares = p.seats.flatMap((seat) => seat.workers.map((worker) => worker.square));
  const mine = p.seats[p.toMove].workers.map((worker) => worker.square);
  let sets = 0;
  for (const from of mine) {
    const rest = mine.filter((square) => square !== from);
    for (const to of neighboursOf(from)) {
      if (p.domes[to] || (p.heights[to] ?? 0) > (p.heights[from] ?? 0) + 1) continue;
      const reach = new Set([to, ...rest].flatMap((square) => neighboursOf(square)));
      const open = [...reach].filter((square) => !p.domes[square] && (!squares.includes(square) || square === from));
      const gaea = p.seats.some((seat) => seat.power === 'gaea' && (seat.state.reserve ?? 0) > 0);
      sets += (gaea ? 4 : 2) ** open.length * open.length;
    }
  }
  return sets;
}

/** True where the list of results would be too long to enumerate here. */
export function tooMany(p: RefPosition): boolean {
  const { power, state } = p.seats[p.toMove];
  return power === 'heracles' && state.used !== true && domeSets(p) > LIMIT;
}
