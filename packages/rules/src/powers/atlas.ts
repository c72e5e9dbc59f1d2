import { H3 } from '../position.ts';
import type { Power } from '../power.ts';

export const atlas = {
  id: 'atlas',
  number: 4,
  set: 'simple',
  players: [2, 3, 4],
  fleece: true,
  domes: (p, _me, _by, free) => free & ~p[H3],
} satisfies Power as Power;
