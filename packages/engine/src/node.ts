import { Worker } from 'node:worker_threads';
import type { AnalystMessage } from './analysis/messages.ts';
import type { WorkerLike } from './client.ts';

interface HeardEvent {
  readonly data: unknown;
  readonly message: string;
}

/** A worker thread of Node that looks like the worker of a page. */
export const spawnThread = (): WorkerLike => threadOf(new URL('./node-worker.ts', import.meta.url));

/** The same, for an `Analyst`. */
export const spawnAnalyst = (): WorkerLike<AnalystMessage> =>
  threadOf(new URL('./analysis/node-worker.ts', import.meta.url));

function threadOf<Sent>(entry: URL): WorkerLike<Sent> {
  const worker = new Worker(entry);
  return {
    addEventListener(type: 'message' | 'error', hear: (event: HeardEvent) => void): void {
      worker.on(type, (value: unknown) => hear({ data: value, message: String(value) }));
    },
    postMessage: (message) => worker.postMessage(message),
    terminate: () => void worker.terminate(),
  };
}

export { DEFAULT_RESOURCES, MOST_RESOURCES, type Resources } from './helpers.ts';
export { netIn, shippedNet } from './net/node-net.ts';
export { NET_INTS, type NetWeights, netFile } from './net/weights.ts';
export { spawnHelper } from './node-helpers.ts';
export { type Answered, type Brain, type ClockKind, ProtocolSession } from './protocol/session.ts';
export { ThreadBrain } from './protocol/thread-brain.ts';
