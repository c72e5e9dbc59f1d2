import process from 'node:process';
import { serveWorker } from '../src/index.ts';
import { nodePort } from '../src/node.ts';

// A thread that answers what it is asked, throws or dies.
serveWorker(nodePort, (request: string) => {
  if (request === 'die') process.exit(1);
  if (request === 'throw') throw new Error('thrown on request');
  return request;
});
