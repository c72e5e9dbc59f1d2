import { HERO_FIELDS, isExhausted, isUnused, spend } from '../hero.ts';
import { BUILDER, BUILDS, FLAGS, H3, LAST, SPENT, WORKERS } from '../position.ts';
import { OPEN_BUILD, OPEN_END, type Power } from '../power.ts';
import { SQUARES } from '../squares.ts';

export const heracles = {
  id: 'heracles',
  number: 50,
  set: 'hero',
  players: [2],
  fleece: false,
  fields: HERO_FIELDS,
  exhausted: isExhausted,
  open: (p, me, base) => (base === OPEN_END && (isUnused(p, me) || p[FLAGS] & SPENT) ? OPEN_BUILD | OPEN_END : base),
  builders: (p, me, base) => (p[BUILDS] > 0 ? p[WORKERS + me.side] : base),
  /** After the normal build he builds only domes (50.5); on three blocks a dome is the usual piece, so the bans on that apply (50.6). */
  builds: (p, _me, _by, base) => (p[BUILDS] > 0 ? base & p[H3] : base),
  domes: (p, _me, _by, free) => (p[BUILDS] > 0 ? free & ~p[H3] : 0),
  /** Forgets the order of the domes, so that the same set of domes is the same state. */
  built(p, me) {
    if (p[BUILDS] < 2) return;
    spend(p, me);
    p[BUILDS] = 2;
    p[LAST] = 0;
    p[BUILDER] = 0;
  },
  course: {
    winsByMoving: true,
    ends: 'pieces',
    extraPieces: () => SQUARES,
    extraDomes: true,
  },
} satisfies Power as Power;
