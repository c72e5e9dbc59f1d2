import { parentPort } from 'node:worker_threads';
import { shippedNet } from '../net/node-net.ts';
import { isForAnalyst } from './messages.ts';
import { AnalystService } from './service.ts';

const net = shippedNet();
const service = new AnalystService({ post: (answer) => parentPort?.postMessage(answer), net: () => net });

// The entry of a worker thread of Node.
parentPort?.on('message', (message: unknown) => {
  if (isForAnalyst(message)) void service.hear(message);
});
