import { parentPort } from 'node:worker_threads';
import { serveHelper } from './helper.ts';

// The entry of a thread of Node that helps another one.
serveHelper((hear) => parentPort?.on('message', hear));
