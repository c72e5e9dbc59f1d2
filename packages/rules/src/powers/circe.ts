import { HOLDERS, type Position, WORKERS } from '../position.ts';
import type { Power } from '../power.ts';
import { lowest, NEAR } from '../squares.ts';

/** True for a lone worker, or if some two are not neighbours (17.2, 17.3). Workers on coins count as well (Z35). */
function areApart(p: Position, side: number): boolean {
  const all = p[WORKERS + side];
  if ((all & (all - 1)) === 0) return true;
  for (let rest = all; rest !== 0; rest &= rest - 1) {
    const others = all & ~(rest & -rest);
    if (others & ~NEAR[lowest(rest)]) return true;
  }
  return false;
}

export const circe = {
  id: 'circe',
  number: 17,
  set: 'advanced',
  players: [2],
  fleece: false,
  seizes(p, me) {
    for (const { card, seat, side } of me.stealableCards) {
      const holder = areApart(p, side) ? me.seat : seat;
      p[HOLDERS] = (p[HOLDERS] & ~(15 << (card * 4))) | (1 << (card * 4 + holder));
    }
  },
} satisfies Power as Power;
