import { foesOf, OUT, WORKERS } from '../position.ts';
import type { Power } from '../power.ts';
import { ahead, bit, count, has, type Mask, NONE, nearAny, PERIMETER } from '../squares.ts';

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
  course: {
    /** She removes one worker in a turn, beside the square where her step ends. Workers of an eliminated player are not removed. */
    winningSteps(p, me) {
      let foes = 0;
      for (let side = 0; side < 3; side++)
        if (side !== me.side && !has(p[OUT], side)) foes |= p[WORKERS + side] as Mask;
      return count(foes) > 1 ? 0 : nearAny(foes);
    },
  },
} satisfies Power as Power;
