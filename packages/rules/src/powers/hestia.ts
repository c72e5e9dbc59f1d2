import { BUILDS } from '../position.ts';
import { OPEN_BUILD, type Power } from '../power.ts';
import { INNER } from '../squares.ts';

export const hestia = {
  id: 'hestia',
  number: 21,
  set: 'advanced',
  players: [2, 3, 4],
  fleece: true,
  open: (p, _me, base) => (p[BUILDS] === 1 ? base | OPEN_BUILD : base),
  builds: (p, _me, _by, base) => (p[BUILDS] === 1 ? base & INNER : base),
  course: {
    ends: 'twoBuilds',
  },
} satisfies Power as Power;
