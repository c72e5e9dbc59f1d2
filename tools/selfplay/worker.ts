import { appendFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { seededRandom } from '@oia/rules';
import { type Conditions, netOfFile } from '../quick-games/quick-game.ts';
import { playGame } from './game.ts';
import { dealtMatch } from './matchups.ts';
import { SampleList } from './sample.ts';

/** The share of one thread. */
export interface Job {
  readonly file: string;
  readonly seed: number;
  /** Games of this seed that are in the file already. */
  readonly done: number;
  readonly until: number;
  readonly nodes: number;
  readonly net: string | undefined;
}

/** Games in a batch. A batch that runs out of time is dropped: the next call plays it again. */
const BATCH = 20;

const { file, seed, done, until, nodes, net } = workerData as Job;

/** Of processor time: nodes take long where powers have thousands of turns. */
const MAX_TURN_MS = 150;

const conditions: Conditions = {
  nodes,
  longestTurn: MAX_TURN_MS,
  net: net === undefined ? undefined : netOfFile(net),
};
const samples = new SampleList();
for (let batch = done / BATCH; Date.now() < until; batch++) {
  const random = seededRandom((seed * 1_000_003 + batch) >>> 0);
  for (let i = 0; i < BATCH && Date.now() < until; i++) playGame(dealtMatch(random), random, conditions, samples);
  if (Date.now() >= until) break;
  const positions = samples.length;
  appendFileSync(file, samples.take());
  parentPort?.postMessage({ games: BATCH, positions });
}
