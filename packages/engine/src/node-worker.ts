import { parentPort } from 'node:worker_threads';
import { serve } from './service.ts';

// The entry of a worker thread of Node.
serve({
  post: (answer) => parentPort?.postMessage(answer),
  listen: (hear) => parentPort?.on('message', hear),
});
