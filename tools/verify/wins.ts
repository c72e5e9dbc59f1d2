import { Game, positionText, powersOf, type Random } from '@oia/rules';
import { shippedNet } from '../../packages/engine/src/evaluation/net/node-net.ts';
import { randomGame } from '../../packages/engine/test/random-play.ts';
import { checkFindsWin, sureWin } from '../../packages/engine/test/win-check.ts';
import { composedPosition } from '../../packages/rules/test/fuzz/composed.ts';
import type { Check } from './check.ts';
import { type DealtTable, tableOf } from './tables.ts';
import { attempt, count, type Tally } from './tally.ts';

const BUDGET = 1000;
const COMPOSED_SHARE = 0.6;
/** Approximate number of positions tried for each one wanted. */
const TRIED = 20;

const net = shippedNet();
/** Processor time, which does not count other programs on a busy machine. */
const clock = (): number => process.threadCpuUsage().user / 1000;

/** Every win with this turn or the next one, against every play in between, is found within a second. */
export const wins: Check = {
  title: 'wins in 1 and in 2 are found',
  size: 20,
  run(first, size, random, tally) {
    for (let i = 0; tally.cases < size; i++) seek(tableOf(first * TRIED + i, random), random, tally, size / 2);
  },
};

/** Half of a batch are wins in 1, half in 2. */
function seek({ kind, options }: DealtTable, random: Random, tally: Tally, most: number): void {
  const game = random() < COMPOSED_SHARE ? Game.from(composedPosition(options, random)) : randomGame(options, random);
  if (!game) return;
  const turns = sureWin(game);
  if (turns === undefined || (tally.counts[`in ${turns}`] ?? 0) >= most) return;
  tally.cases++;
  count(tally, `in ${turns}`);
  count(tally, kind);
  for (const { id } of powersOf(game.match, game.position, game.actor as number)) {
    count(tally, `winners in ${turns}:${id}`);
  }
  attempt(
    tally,
    () => positionText(game),
    () => checkFindsWin(game, turns, { budget: BUDGET }, { net, clock }),
  );
}
