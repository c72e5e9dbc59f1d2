import { ASLEEP, H1, type Position, WORKERS } from '../position.ts';
import type { Power } from '../power.ts';
import type { Mask } from '../squares.ts';

/** The highest of these workers. */
function highest(p: Position, workers: Mask): Mask {
  for (let level = 3; level > 0; level--) {
    const top = workers & p[H1 + level - 1];
    if (top !== 0) return top;
  }
  return workers;
}

const isOne = (mask: Mask): boolean => mask !== 0 && (mask & (mask - 1)) === 0;

export const hypnus = {
  id: 'hypnus',
  number: 22,
  set: 'advanced',
  players: [2, 3, 4],
  fleece: true,
  watches(p, me, side) {
    const workers = p[WORKERS + side];
    // A lone worker stays awake (22.2), except with the house rule.
    if (isOne(workers) && !me.house.hypnusLoneWorkerSleeps) return;
    const top = highest(p, workers);
    if (isOne(top)) p[ASLEEP] |= top;
  },
} satisfies Power as Power;
