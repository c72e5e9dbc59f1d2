import { H3, WORKERS } from '../position.ts';
import type { Power } from '../power.ts';
import { nearAny } from '../squares.ts';

export const limus = {
  id: 'limus',
  number: 23,
  set: 'advanced',
  players: [2, 3, 4],
  fleece: true,
  banned: ['terpsichore'],
  bannedExtra: [],
  inOlder: true,
  /** On three blocks the usual piece is the dome everybody may put (23.2). */
  barBuilds: (p, me) => nearAny(p[WORKERS + me.side]) & ~p[H3],
  barDomes: (p, me) => (me.house.limusAnyDome ? 0 : nearAny(p[WORKERS + me.side]) & ~p[H3]),
} satisfies Power as Power;
