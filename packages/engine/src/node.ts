import type { AnalystMessage } from './analysis/analyst.ts';
import type { EngineMessage } from './threads/engine.ts';
import { nodeWorker } from './threads/node-threads.ts';
import type { WorkerLike } from './threads/worker-client.ts';

/** A worker thread of Node for an `Engine`. */
export const spawnEngineWorker = (): WorkerLike<EngineMessage> =>
  nodeWorker(new URL('./threads/node-worker.ts', import.meta.url));

/** A worker thread of Node for an `Analyst`. */
export const spawnAnalystWorker = (): WorkerLike<AnalystMessage> =>
  nodeWorker(new URL('./analysis/node-worker.ts', import.meta.url));

export { netIn, shippedNet } from './evaluation/net/node-net.ts';
export { NET_ROWS, type NetWeights, netFile, STAGES } from './evaluation/net/weights.ts';
export { LineProtocol } from './line-protocol/line-protocol.ts';
export {
  type EngineOption,
  type GoLimits,
  type Line,
  type LineFault,
  type LineResult,
  type Notation,
  readLine,
} from './line-protocol/lines.ts';
export { type ClockKind, EngineThread, type EngineThreadLike, type ThreadAnswer } from './threads/engine-thread.ts';
export { type NodeWorkerOptions, nodePort, nodeWorker, spawnSearchThread } from './threads/node-threads.ts';
export { DEFAULT_RESOURCES, MAX_RESOURCES, type Resources } from './threads/search-threads.ts';
