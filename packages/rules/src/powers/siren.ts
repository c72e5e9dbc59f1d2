import { EARLY, FLAGS, foesOf, INSTEAD, MEMO, occupied, STEPS } from '../position.ts';
import { OPEN_ACT, OPEN_END, type Power } from '../power.ts';
import { ahead, bit, has, lowest, NONE } from '../squares.ts';
import { DRAG, kindOf, pack, stepA, stepB } from '../steps.ts';

export const siren = {
  id: 'siren',
  number: 42,
  set: 'fleece',
  players: [2, 3, 4],
  fleece: true,
  fields: [{ name: 'song', kind: 'direction' }],
  setup: ['orient'],
  open(p, _me, base) {
    if (p[FLAGS] & INSTEAD) return OPEN_ACT | OPEN_END;
    return p[STEPS] + p[EARLY] === 0 ? base | OPEN_ACT : base;
  },
  /** MEMO: workers that were dragged, each at most once. */
  acts(p, me, steps) {
    const direction = p[me.data] - 1;
    if (direction < 0) return;
    const taken = occupied(p);
    for (let rest = foesOf(p, me.side) & ~p[MEMO]; rest !== 0; rest &= rest - 1) {
      const from = lowest(rest);
      const to = ahead(from, direction);
      if (to !== NONE && !has(taken, to)) steps.push(pack(DRAG, from, to));
    }
  },
  act(p, _me, step, effects) {
    if (kindOf(step) !== DRAG) return;
    p[FLAGS] |= INSTEAD;
    p[MEMO] |= bit(stepB(step));
    effects.force(p, stepA(step), stepB(step));
  },
  course: {
    winsByMoving: true,
    ends: 'build',
    climbsAtOnce: true,
    climbsNoMore: (p) => (p[FLAGS] & INSTEAD) !== 0,
  },
} satisfies Power as Power;
