import { completeTowers } from '../position.ts';
import type { Power } from '../power.ts';
import { count } from '../squares.ts';

const TOWERS = 5;

export const chronus = {
  id: 'chronus',
  number: 16,
  set: 'advanced',
  players: [2],
  fleece: false,
  claims: (p) => count(completeTowers(p)) >= TOWERS,
  course: {
    /** A turn completes one tower. */
    mayWinBesides: (p) => count(completeTowers(p)) >= TOWERS - 1,
  },
} satisfies Power as Power;
