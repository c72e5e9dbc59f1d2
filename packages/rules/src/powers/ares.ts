import { H1, MEMO, MOVED, occupied, WORKERS } from '../position.ts';
import { OPEN_ACT, OPEN_END, type Power } from '../power.ts';
import { bit, lowest, nearAny } from '../squares.ts';
import { actStep, REMOVE, stepB } from '../steps.ts';

export const ares = {
  id: 'ares',
  number: 12,
  set: 'advanced',
  players: [2, 3, 4],
  fleece: false,
  /** MEMO: the square of the block that was removed. */
  open: (p, _me, base) => (base & OPEN_END && p[MEMO] === 0 ? base | OPEN_ACT : base),
  acts(p, me, steps) {
    const near = nearAny(p[WORKERS + me.side] & ~p[MOVED]);
    for (let rest = near & p[H1] & ~occupied(p); rest !== 0; rest &= rest - 1)
      steps.push(actStep(REMOVE, lowest(rest)));
  },
  act(p, _me, step, effects) {
    p[MEMO] = bit(stepB(step));
    effects.takeBlock(p, stepB(step));
  },
  course: {
    winsByMoving: true,
    ends: 'act',
    undoesPiece: true,
  },
} satisfies Power as Power;
