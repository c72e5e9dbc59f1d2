import { HERO_FIELDS, isExhausted, isUnused, spend } from '../hero.ts';
import { foesOf, type Position, tooHighFor, WORKERS, workersOn } from '../position.ts';
import { OPEN_ACT, OPEN_END, type Power } from '../power.ts';
import { bit, count, lowest, type Mask, NEAR } from '../squares.ts';
import { actStep, KILL, kindOf, stepB } from '../steps.ts';

/** Opposing workers exactly two levels above a neighbouring worker of this side (55.1). */
function victims(p: Position, side: number): Mask {
  let mask = 0;
  for (let own = p[WORKERS + side]; own !== 0; own &= own - 1) {
    const by = lowest(own);
    mask |= NEAR[by] & tooHighFor(p, by, 1) & ~tooHighFor(p, by, 2);
  }
  return mask & foesOf(p, side);
}

export const theseus = {
  id: 'theseus',
  number: 55,
  set: 'hero',
  players: [2],
  fleece: false,
  fields: HERO_FIELDS,
  exhausted: isExhausted,
  open: (p, me, base) => (base === OPEN_END && isUnused(p, me) ? OPEN_ACT | OPEN_END : base),
  acts(p, me, steps) {
    for (let rest = victims(p, me.side); rest !== 0; rest &= rest - 1) steps.push(actStep(KILL, lowest(rest)));
  },
  act(p, me, step, effects) {
    if (kindOf(step) !== KILL) return;
    spend(p, me);
    effects.kill(p, bit(stepB(step)));
  },
  course: {
    ends: 'act',
    mayWinBesides: (p, me) => count(workersOn(p) & ~p[WORKERS + me.side]) < 2,
    endsDiffer: true,
    actsIgnorePiece: true,
  },
} satisfies Power as Power;
