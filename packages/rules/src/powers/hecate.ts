import type { Power } from '../power.ts';

export const hecate = {
  id: 'hecate',
  number: 39,
  set: 'fleece',
  players: [2, 3],
  fleece: false,
  places: 'last',
  hidden: true,
} satisfies Power as Power;
