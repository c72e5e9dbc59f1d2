import { parentPort, Worker } from 'node:worker_threads';
import type { SpawnSearchThread } from './search-threads.ts';
import type { WorkerLike } from './worker-client.ts';
import type { Port } from './worker-service.ts';

/** The options of a thread used here, without Node's own types: those who install the package need not have them. */
export interface NodeWorkerOptions {
  readonly workerData?: unknown;
}

/** A worker thread of Node with the interface of a Web Worker: a thread that ends by itself has failed. */
export function nodeWorker<Sent>(entry: URL, options: NodeWorkerOptions = {}): WorkerLike<Sent> {
  const worker = new Worker(entry, options);
  return {
    addEventListener(type: 'message' | 'error', hear: (event: { data: unknown; message: string }) => void): void {
      const pass = (value: unknown): void => hear({ data: value, message: String(value) });
      worker.on(type, pass);
      if (type === 'error') worker.on('exit', (code) => pass(`the thread ended with code ${code}`));
    },
    postMessage: (message) => worker.postMessage(message),
    // Not awaited: the thread is of no use any more.
    terminate: () => void worker.terminate(),
  };
}

/** The port of a worker thread of Node. */
export const nodePort: Port = {
  post: (reply) => parentPort?.postMessage(reply),
  listen: (hear) => parentPort?.on('message', hear),
};

/** Starts a thread of Node that searches along. */
export const spawnSearchThread: SpawnSearchThread = (fail) => {
  const worker = new Worker(new URL('./node-search-thread.ts', import.meta.url));
  worker.on('error', fail).on('exit', fail);
  // Not awaited: ending a thread does not reject.
  return { postMessage: (message) => worker.postMessage(message), terminate: () => void worker.terminate() };
};
