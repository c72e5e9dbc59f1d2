import { completeTowers } from '../position.ts';
import type { Power } from '../power.ts';
import { count } from '../squares.ts';

export const chronus = {
  id: 'chronus',
  number: 16,
  set: 'advanced',
  players: [2],
  fleece: false,
  claims: (p) => count(completeTowers(p)) >= 5,
} satisfies Power as Power;
