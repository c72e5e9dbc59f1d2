import { Worker } from 'node:worker_threads';
import type { WorkerLike } from './client.ts';

interface HeardEvent {
  readonly data: unknown;
  readonly message: string;
}

/** A worker thread of Node that looks like the worker of a page. */
export function spawnThread(): WorkerLike {
  const worker = new Worker(new URL('./node-worker.ts', import.meta.url));
  return {
    addEventListener(type: 'message' | 'error', hear: (event: HeardEvent) => void): void {
      worker.on(type, (value: unknown) => hear({ data: value, message: String(value) }));
    },
    postMessage: (message) => worker.postMessage(message),
    terminate: () => void worker.terminate(),
  };
}

export { NET_INTS, type NetWeights, netFile } from './net/net.ts';
export { netIn, shippedNet } from './net/node-net.ts';
export { type Answered, type Brain, type ClockKind, ProtocolSession } from './protocol/session.ts';
export { ThreadBrain } from './protocol/thread-brain.ts';
