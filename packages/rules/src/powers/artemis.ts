import { BUILDS, ORIGIN, STEPS } from '../position.ts';
import { OPEN_MOVE, type Power } from '../power.ts';
import { bit } from '../squares.ts';

export const artemis = {
  id: 'artemis',
  number: 2,
  set: 'simple',
  players: [2, 3, 4],
  fleece: true,
  open: (p, _me, base) => (p[STEPS] === 1 && p[BUILDS] === 0 ? base | OPEN_MOVE : base),
  /** The second step must not be onto the first space; being swept there is allowed (32.16). */
  moves: (p, _me, _from, base) => (p[STEPS] === 1 ? base & ~bit(p[ORIGIN] - 1) : base),
  course: {
    moves: 'on',
    mostSteps: 2,
    ends: 'build',
    narrowsMoves: true,
  },
} satisfies Power as Power;
