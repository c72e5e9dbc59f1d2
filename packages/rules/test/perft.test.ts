import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { FLAT } from './games.ts';
import type { PerftTask } from './perft-worker.ts';

/** Numbers of complete turns without powers, confirmed by several programs: if one changes, the rules have changed. */
const TABLES: readonly [name: string, position: string, counts: readonly number[]][] = [
  ['b2 d2 against b4 d4', `${FLAT} A none:fb2,md2 none:fb4,md4`, [80, 6_232, 425_156, 28_492_714]],
  ['b3 d3 against c2 c4', `${FLAT} A none:fb3,md3 none:fc2,mc4`, [68, 5_156, 350_208]],
];

/** Runs outside of the test runner, whose modules are several times slower. */
function countIn(task: PerftTask): Promise<readonly number[]> {
  const worker = new Worker(new URL('./perft-worker.ts', import.meta.url), { workerData: task });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

it.each(TABLES)(
  'perft of %s',
  async (_, position, counts) => {
    expect(await countIn({ position, depth: counts.length })).toEqual(counts);
  },
  60_000,
);
