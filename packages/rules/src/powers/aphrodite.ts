import { LISTED, STRAYED, WORKERS } from '../position.ts';
import type { Power } from '../power.ts';
import { bit, has, NEAR, nearAny } from '../squares.ts';

export const aphrodite = {
  id: 'aphrodite',
  number: 11,
  set: 'advanced',
  players: [2, 4],
  fleece: false,
  watches(p, me, side) {
    p[LISTED] |= p[WORKERS + side] & nearAny(p[WORKERS + me.side]);
  },
  /** Called after each step and before its removals, so the last step decides, by where her workers stood then (11.5, 11.10). */
  judges(p, me, at) {
    if (!has(p[LISTED], at)) return;
    if (NEAR[at] & p[WORKERS + me.side]) p[STRAYED] &= ~bit(at);
    else p[STRAYED] |= bit(at);
  },
  barsEnd: (p) => p[STRAYED] !== 0,
} satisfies Power as Power;
