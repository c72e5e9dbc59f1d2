import { foesOf, lowerThan, WORKERS } from '../position.ts';
import type { Power } from '../power.ts';
import { lowest, NEAR } from '../squares.ts';

export const medusa = {
  id: 'medusa',
  number: 24,
  set: 'advanced',
  players: [2, 3, 4],
  fleece: true,
  banned: ['nemesis'],
  bannedExtra: [],
  inOlder: true,
  /** All leave at one moment, after the last block: so protectors still protect (24.9), and a win finds the blocks in place. */
  turnEnd(p, me, effects) {
    let victims = 0;
    for (let mine = p[WORKERS + me.side]; mine !== 0; mine &= mine - 1) {
      const by = lowest(mine);
      const caught = NEAR[by] & foesOf(p, me.side) & lowerThan(p, by) & ~effects.barredBuilds(p, by) & ~victims;
      for (let rest = caught; rest !== 0; rest &= rest - 1) effects.build(p, by, lowest(rest), false);
      victims |= caught;
    }
    if (victims !== 0) effects.kill(p, victims);
  },
} satisfies Power as Power;
