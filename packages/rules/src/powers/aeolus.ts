import { MEMO } from '../position.ts';
import { OPEN_ACT, OPEN_END, type Power } from '../power.ts';
import { ALL, aheadWrapped, bit, oppositeDirection } from '../squares.ts';
import { actStep, ORIENT, stepB } from '../steps.ts';

export const aeolus = {
  id: 'aeolus',
  number: 31,
  set: 'fleece',
  players: [2, 3, 4],
  fleece: true,
  fields: [{ name: 'wind', kind: 'direction' }],
  setup: ['orient'],
  /** Also around the edge, for powers that can step there (31.9). */
  barSteps: (p, me, from) => (p[me.data] === 0 ? 0 : bit(aheadWrapped(from, oppositeDirection(p[me.data] - 1)))),
  /** The choice is compulsory; keeping the direction is one of the eight options (31.4). */
  open: (p, _me, base) => (base & OPEN_END && p[MEMO] === 0 ? (base & ~OPEN_END) | OPEN_ACT : base),
  acts(_p, _me, steps) {
    for (let direction = 0; direction < 8; direction++) steps.push(actStep(ORIENT, direction));
  },
  act(p, me, step) {
    p[me.data] = stepB(step) + 1;
    p[MEMO] = ALL;
  },
  course: {
    winsByMoving: true,
    ends: 'act',
    endsDiffer: true,
    actsIgnorePiece: true,
    actsOnCard: true,
  },
} satisfies Power as Power;
