import { RECORD } from '../position.ts';
import type { Power } from '../power.ts';
import { has } from '../squares.ts';

export const athena = {
  id: 'athena',
  number: 3,
  set: 'simple',
  players: [2, 3, 4],
  fleece: false,
  readsClimbs: true,
  bansUp: (p, me) => has(p[RECORD], me.seat),
} satisfies Power as Power;
