import { shippedNet } from '../evaluation/net/node-net.ts';
import { serveEngine } from './engine-service.ts';
import { nodePort } from './node-threads.ts';

const net = shippedNet();

// The entry of an engine's thread in Node. It is a file of its own because a thread is started by its path.
serveEngine(nodePort, () => net);
