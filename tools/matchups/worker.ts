import { parentPort, workerData } from 'node:worker_threads';
import type { Tally } from '@oia/engine/matchups';
import { netOfFile } from '../quick-games/quick-game.ts';
import { playRound } from './game.ts';
import type { Round } from './rounds.ts';

/** The share of one thread. */
export interface Job {
  readonly rounds: readonly Round[];
  readonly nodes: number;
  readonly net: string;
  readonly seed: number;
}

export interface Played extends Tally {
  readonly round: Round;
}

/** Rounds reported together: about a second of play. */
const BATCH = 16;

const { rounds, nodes, net, seed } = workerData as Job;
/**
 * A hundred times the usual time of a turn, so that the same seed gives the same table. Only a few pairs with secrets reach it, because there
 * all turns are examined to see a win.
 */
const MAX_TURN_MS = 300;
const conditions = { nodes, longestTurn: MAX_TURN_MS, net: netOfFile(net) };

for (let first = 0; first < rounds.length; first += BATCH) {
  const batch = rounds.slice(first, first + BATCH);
  const played: Played[] = batch.map((round) => ({ round, ...playRound(round, seed, conditions) }));
  parentPort?.postMessage(played);
}
