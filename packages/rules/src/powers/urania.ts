import type { Power } from '../power.ts';

export const urania = {
  id: 'urania',
  number: 45,
  set: 'fleece',
  players: [2, 3, 4],
  fleece: true,
  wraps: true,
} satisfies Power as Power;
