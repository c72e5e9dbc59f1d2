import { parentPort, workerData } from 'node:worker_threads';
import { Perft } from '../src/perft.ts';
import { gameAt } from './games.ts';

/** The task of a worker: count the turns of each depth from 1 up to this one. */
export interface PerftTask {
  readonly position: string;
  readonly depth: number;
}

const { position, depth } = workerData as PerftTask;
const game = gameAt(position);
const perft = new Perft(game.match);
parentPort?.postMessage(Array.from({ length: depth }, (_, i) => perft.count(game.position, i + 1)));
