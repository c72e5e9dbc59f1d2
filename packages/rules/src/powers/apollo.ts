import type { Power } from '../power.ts';

export const apollo = {
  id: 'apollo',
  number: 1,
  set: 'simple',
  players: [2, 3, 4],
  fleece: true,
  evicts: (_p, _me, from) => from,
} satisfies Power as Power;
