import { MEMO, MOVED, occupied, type Position } from '../position.ts';
import { type Me, OPEN_ACT, OPEN_END, type Power } from '../power.ts';
import { ALL, bit, lowest, nearAny } from '../squares.ts';
import { actStep, stepB, TOKEN } from '../steps.ts';

const talus = (p: Position, me: Me): number => (p[me.data] === 0 ? 0 : bit(p[me.data] - 1));

export const europa = {
  id: 'europa',
  number: 34,
  set: 'fleece',
  players: [2, 3, 4],
  fleece: false,
  fields: [{ name: 'talus', kind: 'square' }],
  closesAll: talus,
  tokens: talus,
  open: (p, _me, base) => (base & OPEN_END && p[MEMO] === 0 ? base | OPEN_ACT : base),
  /** Beside the final square of the worker that moved (34.6); Talus cannot stay on his own space (34.2). */
  acts(p, _me, steps, effects) {
    const free = nearAny(p[MOVED]) & ~occupied(p) & ~effects.tokens(p);
    for (let rest = free; rest !== 0; rest &= rest - 1) steps.push(actStep(TOKEN, lowest(rest)));
  },
  act(p, me, step) {
    p[me.data] = stepB(step) + 1;
    p[MEMO] = ALL;
  },
  course: {
    winsByMoving: true,
    ends: 'act',
    endsDiffer: true,
    actsOnCard: true,
  },
} satisfies Power as Power;
