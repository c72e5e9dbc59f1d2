import {
  BUILDS,
  CLIMBED,
  DESCENDED,
  EARLY,
  FLAGS,
  higherThan,
  LANDED,
  lowerThan,
  MOVED,
  MOVER,
  ORIGIN,
  type Position,
  STEPS,
  WORKERS,
} from '../position.ts';
import { OPEN_BUILD, OPEN_END, OPEN_MOVE, type Power } from '../power.ts';

/** True after a step up or down: then the turn is an ordinary one, without further steps, and the mover builds. */
const isOrdinary = (p: Position): boolean => (p[FLAGS] & (CLIMBED | DESCENDED)) !== 0;

/** Where the path of the worker shows. */
const PATH = [ORIGIN, LANDED, MOVER, MOVED] as const;

export const hermes = {
  id: 'hermes',
  number: 7,
  set: 'simple',
  players: [2, 3, 4],
  fleece: true,
  open(p) {
    if (p[EARLY] + p[BUILDS] > 0) return OPEN_END;
    return isOrdinary(p) ? OPEN_BUILD : OPEN_MOVE | OPEN_BUILD;
  },
  movers: (p, me, base) => (isOrdinary(p) ? base : p[WORKERS + me.side]),
  builders: (p, me) => (isOrdinary(p) ? p[MOVER] : p[WORKERS + me.side]),
  moves: (p, _me, from, base) => (p[STEPS] === 0 ? base : base & ~higherThan(p, from) & ~lowerThan(p, from)),
  /** Forgets the path, so that paths to the same squares lead to the same state. */
  stepped(p) {
    if (isOrdinary(p)) return;
    for (const place of PATH) p[place] = 0;
    p[STEPS] = 1;
  },
  /** A sweep to another height makes the step an ordinary move, which is only allowed as the first and only step (Z18). */
  refuses: (p, _me, steps) => steps > 0 && isOrdinary(p),
  course: {
    moves: 'level',
    ends: 'build',
    climbsAtOnce: true,
    narrowsMoves: true,
    climbsNoMore: (p) => p[STEPS] > 0,
  },
} satisfies Power as Power;
