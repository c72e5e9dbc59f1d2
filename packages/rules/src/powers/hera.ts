import type { Power } from '../power.ts';
import { has, PERIMETER } from '../squares.ts';

export const hera = {
  id: 'hera',
  number: 20,
  set: 'advanced',
  players: [2, 3, 4],
  fleece: true,
  deniesWin: (_p, _me, to) => has(PERIMETER, to),
} satisfies Power as Power;
