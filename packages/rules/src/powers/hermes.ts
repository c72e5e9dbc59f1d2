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

/** After a step up or down the turn is an ordinary one: no further step, and the mover builds. */
const isOrdinary = (p: Position): boolean => (p[FLAGS] & (CLIMBED | DESCENDED)) !== 0;

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
  /** How he came there does not matter any more: all ways to the same places lead to one state. */
  stepped(p) {
    if (isOrdinary(p)) return;
    for (const place of [ORIGIN, LANDED, MOVER, MOVED]) p[place] = 0;
    p[STEPS] = 1;
  },
  /** A sweep that changes the height makes a step an ordinary move, which only the first and only one can be (Z18). */
  refuses: (p, _me, steps) => steps > 0 && isOrdinary(p),
  course: {
    moves: 'level',
    ends: 'build',
    climbsNoMore: (p) => p[STEPS] > 0,
  },
} satisfies Power as Power;
