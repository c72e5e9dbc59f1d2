import { parentPort, workerData } from 'node:worker_threads';
import { runBatch } from './check.ts';
import { CHECKS, type CheckName } from './run.ts';

/** The job of a thread. It then receives numbers of batches and answers with their results. */
export interface Job {
  readonly name: CheckName;
  readonly seed: number;
}

const { name, seed } = workerData as Job;
parentPort?.on('message', (batch: number) => parentPort?.postMessage(runBatch(CHECKS[name], seed, batch)));
