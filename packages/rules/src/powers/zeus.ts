import { H3 } from '../position.ts';
import type { Power } from '../power.ts';
import { bit } from '../squares.ts';

export const zeus = {
  id: 'zeus',
  number: 30,
  set: 'advanced',
  players: [2, 3, 4],
  fleece: true,
  builds: (p, _me, by, base) => base | (bit(by) & ~p[H3]),
} satisfies Power as Power;
