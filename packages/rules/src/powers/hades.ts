import type { Power } from '../power.ts';

export const hades = {
  id: 'hades',
  number: 37,
  set: 'fleece',
  players: [2, 3, 4],
  fleece: true,
  banned: ['pan'],
  bannedExtra: [],
  bansDown: () => true,
} satisfies Power as Power;
