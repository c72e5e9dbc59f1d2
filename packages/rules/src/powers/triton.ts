import { BUILDS, LANDED, STEPS } from '../position.ts';
import { OPEN_MOVE, type Power } from '../power.ts';
import { has, PERIMETER } from '../squares.ts';

export const triton = {
  id: 'triton',
  number: 29,
  set: 'advanced',
  players: [2, 3, 4],
  fleece: true,
  /** The square where the step ended counts: after a whirlpool (Z18), but before a slide, which is no step (29.13, 38.23). */
  open: (p, _me, base) => (p[STEPS] > 0 && p[BUILDS] === 0 && has(PERIMETER, p[LANDED] - 1) ? base | OPEN_MOVE : base),
  course: {
    moves: 'on',
    stepsOnFrom: PERIMETER,
    ends: 'build',
  },
} satisfies Power as Power;
