import { HERO_FIELDS, isExhausted, isUnused, spend } from '../hero.ts';
import { BUILDS, FLAGS, SPENT, STEPS } from '../position.ts';
import { OPEN_MOVE, type Power } from '../power.ts';

export const atalanta = {
  id: 'atalanta',
  number: 48,
  set: 'hero',
  players: [2],
  fleece: false,
  fields: HERO_FIELDS,
  exhausted: isExhausted,
  open: (p, me, base) =>
    p[STEPS] > 0 && p[BUILDS] === 0 && (isUnused(p, me) || p[FLAGS] & SPENT) ? base | OPEN_MOVE : base,
  stepped(p, me) {
    if (p[STEPS] < 2) return;
    spend(p, me);
  },
  course: {
    moves: 'on',
    ends: 'build',
  },
} satisfies Power as Power;
