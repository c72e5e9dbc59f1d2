import { MEMO, occupied } from '../position.ts';
import { OPEN_ACT, OPEN_END, type Power } from '../power.ts';
import { ALL, bit, count, has, lowest, NONE } from '../squares.ts';
import { actStep, stepB, TOKEN } from '../steps.ts';

const WHIRLPOOLS = 2;

export const charybdis = {
  id: 'charybdis',
  number: 32,
  set: 'fleece',
  players: [2, 3, 4],
  fleece: false,
  fields: [{ name: 'whirlpools', kind: 'mask' }],
  tokens: (p, me) => p[me.data],
  clears(p, me, at) {
    p[me.data] &= ~bit(at);
  },
  /** The mover has already left its old space, so that space counts as free (32.8). */
  sweeps(p, me, to) {
    const other = p[me.data] & ~bit(to);
    if (!has(p[me.data], to) || other === 0 || other & occupied(p)) return NONE;
    return lowest(other);
  },
  open: (p, me, base) => (base & OPEN_END && p[MEMO] === 0 && count(p[me.data]) < WHIRLPOOLS ? base | OPEN_ACT : base),
  acts(p, _me, steps, effects) {
    const free = ALL & ~occupied(p) & ~effects.tokens(p);
    for (let rest = free; rest !== 0; rest &= rest - 1) steps.push(actStep(TOKEN, lowest(rest)));
  },
  act(p, me, step) {
    p[me.data] |= bit(stepB(step));
    p[MEMO] = ALL;
  },
  course: {
    winsByMoving: true,
    ends: 'act',
    endsDiffer: true,
    actsOnCard: true,
  },
} satisfies Power as Power;
