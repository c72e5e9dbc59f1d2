import { appendFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { seededRandom } from '@oia/rules';
import { netOfFile } from '../quick-games/net-file.ts';
import type { Conditions } from '../quick-games/quick-game.ts';
import { playGame } from './game.ts';
import { dealtMatch } from './matchups.ts';
import { SampleList } from './sample.ts';

/** What a thread of self-play is told. */
export interface Job {
  readonly file: string;
  readonly seed: number;
  /** How many games of this seed are in the file already. */
  readonly done: number;
  readonly until: number;
  readonly nodes: number;
  readonly net: string | undefined;
}

/** Games are kept in batches: a batch that was broken off is played again. */
const BATCH = 20;

const { file, seed, done, until, nodes, net } = workerData as Job;

/** Milliseconds. */
const LONGEST_TURN = 60;

const conditions: Conditions = {
  nodes,
  longestTurn: LONGEST_TURN,
  net: net === undefined ? undefined : netOfFile(net),
};
const samples = new SampleList();
for (let batch = done / BATCH; Date.now() < until; batch++) {
  const random = seededRandom((seed * 1_000_003 + batch) >>> 0);
  for (let i = 0; i < BATCH; i++) playGame(dealtMatch(random), random, conditions, samples);
  const positions = samples.length;
  appendFileSync(file, samples.take());
  parentPort?.postMessage({ games: BATCH, positions });
}
