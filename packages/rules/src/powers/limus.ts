import { H3, type Position, WORKERS } from '../position.ts';
import type { Me, Power } from '../power.ts';
import { type Mask, nearAny } from '../squares.ts';

/** A dome on three blocks is always allowed (23.2). */
const guarded = (p: Position, me: Me): Mask => nearAny(p[WORKERS + me.side]) & ~p[H3];

export const limus = {
  id: 'limus',
  number: 23,
  set: 'advanced',
  players: [2, 3, 4],
  fleece: true,
  barBuilds: guarded,
  barDomes: (p, me) => (me.house.limusAnyDome ? 0 : guarded(p, me)),
} satisfies Power as Power;
