import { foesOf, lowerThan, type Position, WORKERS } from '../position.ts';
import type { Effects, Me, Power } from '../power.ts';
import { lowest, type Mask, NEAR, type Square } from '../squares.ts';

/** Lower opponents beside her worker on `by`, on squares where it may build. */
const caught = (p: Position, me: Me, by: Square, effects: Effects): Mask =>
  NEAR[by] & foesOf(p, me.side) & lowerThan(p, by) & ~effects.barredBuilds(p, by);

export const medusa = {
  id: 'medusa',
  number: 24,
  set: 'advanced',
  players: [2, 3, 4],
  fleece: true,
  /** All victims are removed together after the last block, so protectors still protect (24.9), and a win is tested with the blocks in place. */
  turnEnd(p, me, effects) {
    let victims = 0;
    for (let mine = p[WORKERS + me.side]; mine !== 0; mine &= mine - 1) {
      const by = lowest(mine);
      const fresh = caught(p, me, by, effects) & ~victims;
      for (let rest = fresh; rest !== 0; rest &= rest - 1) effects.build(p, by, lowest(rest), false);
      victims |= fresh;
    }
    if (victims !== 0) effects.petrify(p, victims);
  },
  course: {
    endHasNoEffect(p, me, effects) {
      for (let mine = p[WORKERS + me.side]; mine !== 0; mine &= mine - 1) {
        if (caught(p, me, lowest(mine), effects) !== 0) return false;
      }
      return true;
    },
  },
} satisfies Power as Power;
