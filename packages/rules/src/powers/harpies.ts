import type { Power } from '../power.ts';

export const harpies = {
  id: 'harpies',
  number: 38,
  set: 'fleece',
  players: [2, 3, 4],
  fleece: true,
  slides: true,
} satisfies Power as Power;
