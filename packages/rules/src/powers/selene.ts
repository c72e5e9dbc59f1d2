import { FEMALE, H3, MOVER, type Position, WORKERS } from '../position.ts';
import type { Me, Power } from '../power.ts';
import { has } from '../squares.ts';

const female = (p: Position, me: Me): number => p[WORKERS + me.side] & p[FEMALE];

export const selene = {
  id: 'selene',
  number: 28,
  set: 'advanced',
  players: [2, 3, 4],
  fleece: true,
  readsSex: true,
  builders: (p, me, base) => base | female(p, me),
  /** If she has not moved she builds only domes; on three blocks that is the usual piece (28.3, 28.7). */
  builds: (p, _me, by, base) => (has(p[MOVER], by) ? base : base & p[H3]),
  domes: (p, me, by, free) => (has(female(p, me), by) ? free & ~p[H3] : 0),
} satisfies Power as Power;
