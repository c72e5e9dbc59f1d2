import { parentPort, workerData } from 'node:worker_threads';
import { seededRandom } from '@oia/rules';
import { NetEvaluator } from '../../packages/engine/src/evaluation/net/net-evaluator.ts';
import { netOfFile, QuickGame } from '../quick-games/quick-game.ts';
import type { Find } from './find.ts';
import { Hunt } from './hunt.ts';
import { JobList, type JobNumber, matchOf } from './jobs.ts';
import { minedGame } from './mine.ts';

/** The share of one thread. */
export interface Shift {
  readonly jobs: readonly JobNumber[];
  readonly powers: readonly string[];
  readonly nodes: number;
  readonly net: string;
}

/** The report about one game. */
export interface Report {
  readonly job: JobNumber;
  readonly finds: readonly Find[];
}

const { jobs, powers, nodes, net } = workerData as Shift;
/** Milliseconds. */
const MAX_TURN_MS = 300;
const weights = netOfFile(net);
const list = new JobList(powers);

for (const job of jobs) {
  const match = matchOf(list.pairingOf(job, powers.length > 0));
  const random = seededRandom(Math.imul(job + 1, 0x9e3779b1) >>> 0);
  const game = new QuickGame(match, random, { nodes, longestTurn: MAX_TURN_MS, net: weights });
  const evaluator = new NetEvaluator(match, weights);
  const report: Report = {
    job,
    finds: minedGame({ match, random, game, hunt: new Hunt(match, evaluator, job), evaluator }),
  };
  parentPort?.postMessage(report);
}
