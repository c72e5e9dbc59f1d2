import type { Fault, Random } from '@oia/rules';
import { startGame } from '../../start-game.ts';
import type { Wish } from './wish.ts';
import { rememberWish } from './wish-memory.ts';
import { tableOf } from './wish-table.ts';

/** Deals, tosses, remembers and begins; what keeps it from beginning is returned. */
export function startWish(wish: Wish, random: Random = Math.random): Fault | undefined {
  const table = tableOf(wish, random);
  if (!table.ok) return table.error;
  rememberWish(wish, table.value);
  startGame(table.value);
  return undefined;
}
