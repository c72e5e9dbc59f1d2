import { HERO_FIELDS, isExhausted, isUnused } from '../hero.ts';
import { EARLY, FLAGS, H1, INSTEAD, MOVER, occupied, SPENT, STEPS } from '../position.ts';
import { OPEN_ACT, OPEN_BUILD, OPEN_END, type Power } from '../power.ts';
import { bit, lowest, PERIMETER } from '../squares.ts';
import { actStep, kindOf, SUMMON, stepB } from '../steps.ts';

export const jason = {
  id: 'jason',
  number: 51,
  set: 'hero',
  players: [2],
  fleece: false,
  fields: HERO_FIELDS,
  exhausted: isExhausted,
  reserve: (p, me) => 1 - p[me.data],
  /** The summoned worker builds without a step, so its build counts as an early one. */
  open(p, me, base) {
    if (p[FLAGS] & INSTEAD) return p[EARLY] === 0 ? OPEN_BUILD : OPEN_END;
    return isUnused(p, me) && p[STEPS] === 0 ? base | OPEN_ACT : base;
  },
  acts(p, _me, steps) {
    for (let rest = PERIMETER & ~p[H1] & ~occupied(p); rest !== 0; rest &= rest - 1) {
      steps.push(actStep(SUMMON, lowest(rest)));
    }
  },
  act(p, me, step, effects) {
    if (kindOf(step) !== SUMMON) return;
    p[me.data] = 1;
    p[FLAGS] |= SPENT | INSTEAD;
    p[MOVER] = bit(stepB(step));
    effects.enter(p, me.side, stepB(step));
  },
  course: {
    winsByMoving: true,
    ends: 'build',
    climbsAtOnce: true,
    climbsNoMore: (p) => (p[FLAGS] & INSTEAD) !== 0,
  },
} satisfies Power as Power;
