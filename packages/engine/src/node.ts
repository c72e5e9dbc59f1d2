import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WorkerLike } from './client.ts';

interface HeardEvent {
  readonly data: unknown;
  readonly message: string;
}

/** The file beside this one: TypeScript in the repository, JavaScript where the package is installed. */
const ENTRY = join(import.meta.dirname, `node-worker${extname(import.meta.filename)}`);

/** A worker thread of Node that looks like the worker of a page. */
export function spawnThread(): WorkerLike {
  const worker = new Worker(ENTRY);
  return {
    addEventListener(type: 'message' | 'error', hear: (event: HeardEvent) => void): void {
      worker.on(type, (value: unknown) => hear({ data: value, message: String(value) }));
    },
    postMessage: (message) => worker.postMessage(message),
    terminate: () => void worker.terminate(),
  };
}

export { ProtocolSession } from './protocol/session.ts';
export { ThreadBrain } from './protocol/thread-brain.ts';
