import { parentPort, workerData } from 'node:worker_threads';
import { seededRandom } from '@oia/rules';
import { NetEvaluator } from '../../packages/engine/src/net/net.ts';
import { netOfFile } from '../quick-games/net-file.ts';
import { QuickGame } from '../quick-games/quick-game.ts';
import type { Find } from './find.ts';
import { Hunt } from './hunt.ts';
import { JobList, type JobNumber, matchOf } from './jobs.ts';
import { minedGame } from './mine.ts';

/** What a thread is told. */
export interface Shift {
  readonly jobs: readonly JobNumber[];
  readonly powers: readonly string[];
  readonly nodes: number;
  readonly net: string;
}

/** What a thread tells of each game. */
export interface Report {
  readonly job: JobNumber;
  readonly finds: readonly Find[];
}

const { jobs, powers, nodes, net } = workerData as Shift;
/** Milliseconds. */
const LONGEST_TURN = 300;
const weights = netOfFile(net);
const list = new JobList(powers);

for (const job of jobs) {
  const match = matchOf(list.pairingOf(job, powers.length > 0));
  const random = seededRandom(Math.imul(job + 1, 0x9e3779b1) >>> 0);
  const game = new QuickGame(match, random, { nodes, longestTurn: LONGEST_TURN, net: weights });
  const evaluator = new NetEvaluator(match, weights);
  const report: Report = {
    job,
    finds: minedGame({ match, random, game, hunt: new Hunt(match, evaluator, job), evaluator }),
  };
  parentPort?.postMessage(report);
}
