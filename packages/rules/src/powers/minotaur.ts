import { occupied } from '../position.ts';
import type { Power } from '../power.ts';
import { ahead, directionOf, has, NONE } from '../squares.ts';

export const minotaur = {
  id: 'minotaur',
  number: 8,
  set: 'simple',
  players: [2, 3, 4],
  fleece: true,
  evicts(p, _me, from, to) {
    const room = ahead(to, directionOf(from, to));
    return room !== NONE && !has(occupied(p), room) ? room : NONE;
  },
} satisfies Power as Power;
