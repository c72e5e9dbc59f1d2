import { parentPort, workerData } from 'node:worker_threads';
import { runBatch } from './check.ts';
import { CHECKS, type CheckName } from './checks.ts';

/** What a thread is told; then it hears the number of a batch, and says what came of it. */
export interface Job {
  readonly name: CheckName;
  readonly seed: number;
}

const { name, seed } = workerData as Job;
parentPort?.on('message', (batch: number) => parentPort?.postMessage(runBatch(CHECKS[name], seed, batch)));
