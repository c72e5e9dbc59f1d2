import type { Power } from '../power.ts';

export const dionysus = {
  id: 'dionysus',
  number: 18,
  set: 'advanced',
  players: [2, 3, 4],
  fleece: true,
  earns: true,
} satisfies Power as Power;
