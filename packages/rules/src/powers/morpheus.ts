import { STEPS } from '../position.ts';
import { OPEN_BUILD, OPEN_END, type Power } from '../power.ts';

export const morpheus = {
  id: 'morpheus',
  number: 25,
  set: 'advanced',
  players: [2, 3, 4],
  fleece: false,
  fields: [{ name: 'saved', kind: 'count' }],
  turnStart(p, me) {
    p[me.data]++;
  },
  open(p, me, base) {
    if (p[STEPS] === 0) return base;
    return p[me.data] > 0 ? OPEN_BUILD | OPEN_END : OPEN_END;
  },
  built(p, me) {
    p[me.data]--;
  },
  course: {
    winsByMoving: true,
    ends: 'pieces',
    extraPieces: (p, me) => p[me.data],
  },
} satisfies Power as Power;
