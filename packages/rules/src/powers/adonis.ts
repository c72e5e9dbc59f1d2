import { HERO_FIELDS, isExhausted, isUnused, spend } from '../hero.ts';
import { foesOf, MARKED, WORKERS } from '../position.ts';
import { OPEN_ACT, OPEN_END, type Power } from '../power.ts';
import { lowest, nearAny } from '../squares.ts';
import { actStep, kindOf, MARK, stepB } from '../steps.ts';

export const adonis = {
  id: 'adonis',
  number: 47,
  set: 'hero',
  players: [2],
  fleece: false,
  fields: HERO_FIELDS,
  exhausted: isExhausted,
  open: (p, me, base) => (base === OPEN_END && isUnused(p, me) ? OPEN_ACT | OPEN_END : base),
  acts(p, me, steps) {
    for (let rest = foesOf(p, me.side); rest !== 0; rest &= rest - 1) steps.push(actStep(MARK, lowest(rest)));
  },
  act(p, me, step, effects) {
    if (kindOf(step) !== MARK) return;
    spend(p, me);
    effects.mark(p, stepB(step));
  },
  /** The mark is removed at the end of the normal turn, so additional turns have no duty (47.10). */
  demands: (p) => p[MARKED] !== 0,
  must: (p, me) => (nearAny(p[MARKED]) & p[WORKERS + me.side]) !== 0,
  course: {
    winsByMoving: true,
    ends: 'act',
    endsDiffer: true,
    actsIgnorePiece: true,
  },
} satisfies Power as Power;
