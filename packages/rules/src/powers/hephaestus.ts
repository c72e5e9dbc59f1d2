import { BUILDS, FLAGS, H3, LAST, LAST_DOME } from '../position.ts';
import { OPEN_BUILD, type Power } from '../power.ts';
import { bit } from '../squares.ts';

export const hephaestus = {
  id: 'hephaestus',
  number: 6,
  set: 'simple',
  players: [2, 3, 4],
  fleece: true,
  open: (p, _me, base) => (p[BUILDS] === 1 && !(p[FLAGS] & LAST_DOME) ? base | OPEN_BUILD : base),
  builds: (p, _me, _by, base) => (p[BUILDS] === 1 ? base & bit(p[LAST] - 1) & ~p[H3] : base),
  course: {
    ends: 'twoBuilds',
  },
} satisfies Power as Power;
