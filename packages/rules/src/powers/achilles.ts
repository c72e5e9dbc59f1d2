import { ASLEEP, FLAGS, SPENT, STEPS, WORKERS } from '../position.ts';
import { OPEN_BUILD, OPEN_MOVE, type Power } from '../power.ts';

export const achilles = {
  id: 'achilles',
  number: 46,
  set: 'hero',
  players: [2],
  fleece: false,
  banned: [],
  bannedExtra: ['circe'],
  inOlder: true,
  fields: [{ name: 'used', kind: 'count', most: 1 }],
  open: (p, me, base) => (p[me.data] === 0 && p[STEPS] === 0 ? OPEN_MOVE | OPEN_BUILD : base),
  /** Whoever builds first has to move afterwards, so a sleeper cannot (Z19). */
  builders: (p, me, base) => (p[STEPS] === 0 ? p[WORKERS + me.side] & ~p[ASLEEP] : base),
  built(p, me) {
    if (p[STEPS] > 0) return;
    p[me.data] = 1;
    p[FLAGS] |= SPENT;
  },
  older: {
    write: (p, me) => (p[me.data] === 0 ? undefined : 'x'),
    read(p, me, text) {
      if (text === 'X') p[me.data] = 1;
      return text === 'X';
    },
  },
} satisfies Power as Power;
