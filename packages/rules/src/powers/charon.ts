import { foesOf, MOVER, occupied, type Position, STEPS, WORKERS } from '../position.ts';
import { OPEN_ACT, type Power } from '../power.ts';
import { ahead, bit, directionOf, has, lowest, NEAR, NONE, type Square } from '../squares.ts';
import { actStep, FERRY, stepA, stepB } from '../steps.ts';

/** The space opposite to `passenger`, seen from `by`. */
const shore = (by: Square, passenger: Square): Square => ahead(by, directionOf(passenger, by));

const isFree = (p: Position, square: Square): boolean => square !== NONE && !has(occupied(p), square);

export const charon = {
  id: 'charon',
  number: 15,
  set: 'advanced',
  players: [2, 3, 4],
  fleece: true,
  /** Who has ferried is the one that moves, so a mover before any step means that it was done (15.2, 15.4). */
  open: (p, _me, base) => (p[STEPS] === 0 && p[MOVER] === 0 ? base | OPEN_ACT : base),
  acts(p, me, steps) {
    for (let own = p[WORKERS + me.side]; own !== 0; own &= own - 1) {
      const by = lowest(own);
      for (let foes = NEAR[by] & foesOf(p, me.side); foes !== 0; foes &= foes - 1) {
        const passenger = lowest(foes);
        if (isFree(p, shore(by, passenger))) steps.push(actStep(FERRY, passenger, by));
      }
    }
  },
  act(p, _me, step, effects) {
    const by = stepA(step);
    effects.force(p, stepB(step), shore(by, stepB(step)));
    p[MOVER] = bit(by);
  },
  course: {
    ends: 'build',
    endsDiffer: true,
  },
} satisfies Power as Power;
