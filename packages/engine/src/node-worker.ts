import { parentPort } from 'node:worker_threads';
import { shippedNet } from './net/node-net.ts';
import { serve } from './service.ts';

const net = shippedNet();

// The entry of a worker thread of Node.
serve(
  {
    post: (answer) => parentPort?.postMessage(answer),
    listen: (hear) => parentPort?.on('message', hear),
  },
  () => net,
);
