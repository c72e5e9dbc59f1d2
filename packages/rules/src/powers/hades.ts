import type { Power } from '../power.ts';

export const hades = {
  id: 'hades',
  number: 37,
  set: 'fleece',
  players: [2, 3, 4],
  fleece: true,
  bansDown: () => true,
} satisfies Power as Power;
