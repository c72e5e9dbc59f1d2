import { HERO_FIELDS, isExhausted, isUnused, spend } from '../hero.ts';
import { ASLEEP, STEPS, WORKERS } from '../position.ts';
import { OPEN_BUILD, OPEN_MOVE, type Power } from '../power.ts';

export const achilles = {
  id: 'achilles',
  number: 46,
  set: 'hero',
  players: [2],
  fleece: false,
  fields: HERO_FIELDS,
  exhausted: isExhausted,
  open: (p, me, base) => (isUnused(p, me) && p[STEPS] === 0 ? OPEN_MOVE | OPEN_BUILD : base),
  /** The worker that builds first has to move afterwards, so a sleeping worker cannot (Z19). */
  builders: (p, me, base) => (p[STEPS] === 0 ? p[WORKERS + me.side] & ~p[ASLEEP] : base),
  built(p, me) {
    if (p[STEPS] > 0) return;
    spend(p, me);
  },
  course: {
    winsByMoving: true,
    ends: 'build',
    builtBeforeMoving: true,
  },
} satisfies Power as Power;
