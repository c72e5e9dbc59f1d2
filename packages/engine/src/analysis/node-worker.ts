import { shippedNet } from '../evaluation/net/node-net.ts';
import { nodePort } from '../threads/node-threads.ts';
import { serveWorker } from '../threads/worker-service.ts';
import { AnalystService } from './analyst-service.ts';

const net = shippedNet();
const service = new AnalystService({ net: () => net });

// The entry of the analyst's thread in Node. It is a file of its own because a thread is started by its path.
serveWorker(nodePort, service.answer);
