import { BUILDS, FLAGS, SPENT, STEPS } from '../position.ts';
import { OPEN_MOVE, type Power } from '../power.ts';

export const atalanta = {
  id: 'atalanta',
  number: 48,
  set: 'hero',
  players: [2],
  fleece: false,
  banned: [],
  bannedExtra: ['circe'],
  fields: [{ name: 'used', kind: 'count', most: 1 }],
  open: (p, me, base) =>
    p[STEPS] > 0 && p[BUILDS] === 0 && (p[me.data] === 0 || p[FLAGS] & SPENT) ? base | OPEN_MOVE : base,
  stepped(p, me) {
    if (p[STEPS] < 2) return;
    p[me.data] = 1;
    p[FLAGS] |= SPENT;
  },
} satisfies Power as Power;
