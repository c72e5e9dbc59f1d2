import { foesOf, lowerThan, occupied, type Position, tooHighFor, WORKERS, workersOn } from '../position.ts';
import type { Effects, Me, Power } from '../power.ts';
import { lowest, type Mask, NEAR, type Square } from '../squares.ts';

/** Lower opponents beside her worker on `by`, on squares where it may build. */
const caught = (p: Position, me: Me, by: Square, effects: Effects): Mask =>
  NEAR[by] & foesOf(p, me.side) & lowerThan(p, by) & ~effects.barredBuilds(p, by);

/** Lower squares beside the workers on these. */
function below(p: Position, workers: Mask): Mask {
  let mask = 0;
  for (let rest = workers; rest !== 0; rest &= rest - 1) mask |= NEAR[lowest(rest)] & lowerThan(p, lowest(rest));
  return mask;
}

/** Could one step bring her above all of these? */
function mayCatch(p: Position, me: Me, all: Mask): boolean {
  for (let mine = p[WORKERS + me.side]; mine !== 0; mine &= mine - 1) {
    const mover = mine & -mine;
    const left = all & ~below(p, p[WORKERS + me.side] & ~mover);
    if (left === 0) return true;
    const from = lowest(mover);
    for (let rest = NEAR[from] & ~tooHighFor(p, from, 1) & ~occupied(p); rest !== 0; rest &= rest - 1) {
      if ((left & ~below(p, rest & -rest)) === 0) return true;
    }
  }
  return false;
}

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
    mayWinBesides: (p, me) => mayCatch(p, me, workersOn(p) & ~p[WORKERS + me.side]),
    endHasNoEffect(p, me, effects) {
      for (let mine = p[WORKERS + me.side]; mine !== 0; mine &= mine - 1) {
        if (caught(p, me, lowest(mine), effects) !== 0) return false;
      }
      return true;
    },
  },
} satisfies Power as Power;
