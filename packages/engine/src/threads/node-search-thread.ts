import { parentPort } from 'node:worker_threads';
import { serveSearchThread } from './search-threads.ts';

// The entry of a thread of Node that helps another one.
serveSearchThread((hear) => parentPort?.on('message', hear));
