import { foesOf } from '../position.ts';
import type { Power } from '../power.ts';
import { ahead, bit, NONE, PERIMETER } from '../squares.ts';

export const bia = {
  id: 'bia',
  number: 13,
  set: 'advanced',
  players: [2, 3, 4],
  fleece: true,
  places: 'first',
  placing: (_p, me, base) => (me.house.biaPerimeter ? base & PERIMETER : base),
  strikes(p, me, to, direction) {
    const victim = ahead(to, direction);
    return victim === NONE ? 0 : foesOf(p, me.side) & bit(victim);
  },
} satisfies Power as Power;
