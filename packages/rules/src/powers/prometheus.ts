import { ASLEEP, BUILDS, CLIMBED, EARLY, FLAGS, higherThan, STEPS, WORKERS } from '../position.ts';
import { OPEN_BUILD, OPEN_MOVE, type Power } from '../power.ts';

export const prometheus = {
  id: 'prometheus',
  number: 10,
  set: 'simple',
  players: [2, 3, 4],
  fleece: true,
  open: (p, _me, base) => (p[STEPS] + p[EARLY] + p[BUILDS] === 0 ? OPEN_MOVE | OPEN_BUILD : base),
  /** The worker that builds early has to move afterwards, so a sleeping worker cannot (10.8). */
  builders: (p, me, base) => (p[STEPS] === 0 ? p[WORKERS + me.side] & ~p[ASLEEP] : base),
  moves: (p, _me, from, base) => (p[EARLY] > 0 ? base & ~higherThan(p, from) : base),
  refuses: (p) => p[EARLY] > 0 && (p[FLAGS] & CLIMBED) !== 0,
  course: {
    ends: 'build',
    climbsAtOnce: true,
    narrowsMoves: true,
    /** After an early build no step goes up, so only a sweep can violate his restriction. */
    stepsWithEffects: () => 0,
    climbsNoMore: (p) => p[EARLY] > 0,
  },
} satisfies Power as Power;
