import { Worker } from 'node:worker_threads';
import type { SpawnHelper } from './helpers.ts';

/** A thread of Node that helps. */
export const spawnHelper: SpawnHelper = (fail) => {
  const worker = new Worker(new URL('./node-helper.ts', import.meta.url));
  worker.on('error', fail).on('exit', fail);
  return { postMessage: (message) => worker.postMessage(message), terminate: () => void worker.terminate() };
};
