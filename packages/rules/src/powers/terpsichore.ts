import { BUILDER, MEMO, MOVED, WORKERS } from '../position.ts';
import { OPEN_BUILD, OPEN_END, OPEN_MOVE, type Power } from '../power.ts';
import { bit } from '../squares.ts';

export const terpsichore = {
  id: 'terpsichore',
  number: 44,
  set: 'fleece',
  players: [2, 3, 4],
  fleece: true,
  open(p, me) {
    const mine = p[WORKERS + me.side];
    return mine & ~p[MOVED] ? OPEN_MOVE : mine & ~p[MEMO] ? OPEN_BUILD : OPEN_END;
  },
  movers: (p, me) => p[WORKERS + me.side] & ~p[MOVED],
  /** MEMO: workers that have built. */
  builders: (p, me) => p[WORKERS + me.side] & ~p[MEMO],
  built(p) {
    p[MEMO] |= bit(p[BUILDER] - 1);
  },
  course: {
    winsByMoving: true,
    moves: 'each',
    ends: 'eachBuilds',
    climbsNoMore: (p, me) => (p[WORKERS + me.side] & ~p[MOVED]) === 0,
  },
} satisfies Power as Power;
