import { HERO_FIELDS, isExhausted, isUnused, spend } from '../hero.ts';
import { BLOCKED, FLAGS, H1, MEMO, MOVED, MOVER, SPENT, WORKERS, workersOn } from '../position.ts';
import { OPEN_ACT, OPEN_END, type Power } from '../power.ts';
import { bit, lowest, NEAR } from '../squares.ts';
import { actStep, kindOf, LOWER, stepA, stepB } from '../steps.ts';

export const medea = {
  id: 'medea',
  number: 52,
  set: 'hero',
  players: [2],
  fleece: false,
  fields: HERO_FIELDS,
  exhausted: isExhausted,
  open: (p, me, base) => (base === OPEN_END && (isUnused(p, me) || p[FLAGS] & SPENT) ? OPEN_ACT | OPEN_END : base),
  /** MEMO: workers that were lowered, one block each (52.1). The unmoved worker that began has to continue (52.13). */
  acts(p, me, steps) {
    const sorcerers = p[MEMO] === 0 ? p[WORKERS + me.side] & ~p[MOVED] : p[MOVER];
    for (let own = sorcerers; own !== 0; own &= own - 1) {
      const by = lowest(own);
      const raised = NEAR[by] & workersOn(p) & p[H1] & ~p[BLOCKED] & ~p[MEMO];
      for (let rest = raised; rest !== 0; rest &= rest - 1) steps.push(actStep(LOWER, lowest(rest), by));
    }
  },
  act(p, me, step, effects) {
    if (kindOf(step) !== LOWER) return;
    spend(p, me);
    p[MEMO] |= bit(stepB(step));
    p[MOVER] = bit(stepA(step));
    effects.takeBlock(p, stepB(step));
  },
  course: {
    winsByMoving: true,
    ends: 'acts',
    actsIgnorePiece: true,
  },
} satisfies Power as Power;
