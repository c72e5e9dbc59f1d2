import { HERO_FIELDS, isExhausted, isUnused, spend } from '../hero.ts';
import { FLAGS, foesOf, MEMO, occupied, SPENT, STEPS, WORKERS } from '../position.ts';
import { OPEN_ACT, type Power } from '../power.ts';
import { bit, CORNERS, lowest, nearAny } from '../squares.ts';
import { kindOf, pack, SEND, stepA, stepB } from '../steps.ts';

export const odysseus = {
  id: 'odysseus',
  number: 53,
  set: 'hero',
  players: [2],
  fleece: false,
  fields: HERO_FIELDS,
  exhausted: isExhausted,
  open: (p, me, base) => (p[STEPS] === 0 && (isUnused(p, me) || p[FLAGS] & SPENT) ? base | OPEN_ACT : base),
  /** MEMO: corners of workers that were sent in this turn; none is sent twice. */
  acts(p, me, steps) {
    const corners = CORNERS & ~occupied(p);
    const victims = foesOf(p, me.side) & nearAny(p[WORKERS + me.side]) & ~p[MEMO];
    for (let from = victims; from !== 0; from &= from - 1) {
      for (let to = corners; to !== 0; to &= to - 1) steps.push(pack(SEND, lowest(from), lowest(to)));
    }
  },
  act(p, me, step, effects) {
    if (kindOf(step) !== SEND) return;
    spend(p, me);
    p[MEMO] |= bit(stepB(step));
    effects.force(p, stepA(step), stepB(step));
  },
  course: {
    winsByMoving: true,
    ends: 'build',
    startsWithOthers: true,
  },
} satisfies Power as Power;
