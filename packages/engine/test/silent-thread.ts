import { serveWorker } from '../src/index.ts';
import { nodePort } from '../src/node.ts';

// A thread that loads, and then never answers.
serveWorker(nodePort, () => new Promise(() => undefined));
