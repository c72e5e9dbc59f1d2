import { foesOf, MOVER, occupied, type Position, STEPS, WORKERS } from '../position.ts';
import { OPEN_ACT, type Power } from '../power.ts';
import { bit, has, lowest, NEAR, NONE, type Square } from '../squares.ts';
import { actStep, FERRY, ferriedTo, stepA, stepB } from '../steps.ts';

const isFree = (p: Position, square: Square): boolean => square !== NONE && !has(occupied(p), square);

export const charon = {
  id: 'charon',
  number: 15,
  set: 'advanced',
  players: [2, 3, 4],
  fleece: true,
  /** The worker that ferried has to move, so a mover before any step means that the power was used (15.2, 15.4). */
  open: (p, _me, base) => (p[STEPS] === 0 && p[MOVER] === 0 ? base | OPEN_ACT : base),
  acts(p, me, steps) {
    for (let own = p[WORKERS + me.side]; own !== 0; own &= own - 1) {
      const by = lowest(own);
      for (let foes = NEAR[by] & foesOf(p, me.side); foes !== 0; foes &= foes - 1) {
        const step = actStep(FERRY, lowest(foes), by);
        if (isFree(p, ferriedTo(step))) steps.push(step);
      }
    }
  },
  act(p, _me, step, effects) {
    effects.force(p, stepB(step), ferriedTo(step));
    p[MOVER] = bit(stepA(step));
  },
  course: {
    winsByMoving: true,
    ends: 'build',
    startsWithOthers: true,
    endsDiffer: true,
  },
} satisfies Power as Power;
