import { HERO_FIELDS, isExhausted, isUnused, spend } from '../hero.ts';
import { BUILDER, BUILDS, FLAGS, H3, occupied, SPENT } from '../position.ts';
import { OPEN_ACT, OPEN_END, type Power } from '../power.ts';
import { ALL, lowest } from '../squares.ts';
import { buildStep } from '../steps.ts';

/** The normal build and two domes. */
const MAX_BUILDS = 3;

export const polyphemus = {
  id: 'polyphemus',
  number: 54,
  set: 'hero',
  players: [2],
  fleece: false,
  fields: HERO_FIELDS,
  exhausted: isExhausted,
  open: (p, me, base) =>
    base === OPEN_END && p[BUILDS] < MAX_BUILDS && (isUnused(p, me) || p[FLAGS] & SPENT) ? OPEN_ACT | OPEN_END : base,
  acts(p, _me, steps, effects) {
    const by = p[BUILDER] - 1;
    const barred = (p[H3] & effects.barredBuilds(p, by)) | (~p[H3] & effects.barredDomes(p, by));
    for (let rest = ALL & ~occupied(p) & ~barred; rest !== 0; rest &= rest - 1) {
      steps.push(buildStep(by, lowest(rest), true));
    }
  },
  built(p, me) {
    if (p[BUILDS] < 2) return;
    spend(p, me);
  },
  course: {
    winsByMoving: true,
    ends: 'pieces',
    extraPieces: () => MAX_BUILDS - 1,
    extraDomes: true,
  },
} satisfies Power as Power;
