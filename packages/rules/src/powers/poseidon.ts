import { BUILDS, H1, MOVED, type Position, WORKERS } from '../position.ts';
import { type Me, OPEN_BUILD, type Power } from '../power.ts';

const EXTRA = 3;

/** Evaluated at the end of the turn, not at its start (27.4). */
const unmovedOnGround = (p: Position, me: Me): number => p[WORKERS + me.side] & ~p[MOVED] & ~p[H1];

export const poseidon = {
  id: 'poseidon',
  number: 27,
  set: 'advanced',
  players: [2, 3, 4],
  fleece: true,
  open: (p, me, base) =>
    p[BUILDS] > 0 && p[BUILDS] <= EXTRA && unmovedOnGround(p, me) !== 0 ? base | OPEN_BUILD : base,
  builders: (p, me, base) => (p[BUILDS] === 0 ? base : unmovedOnGround(p, me)),
  course: {
    ends: 'pieces',
    extraPieces: () => EXTRA,
  },
} satisfies Power as Power;
