import { loadNetInBackground } from '../threads/page-net.ts';
import { pagePort, serveWorker } from '../threads/worker-service.ts';
import { AnalystService } from './analyst-service.ts';

const service = new AnalystService({ net: loadNetInBackground() });

// The entry of the analyst's Web Worker. It is a file of its own because a worker is started by its address.
serveWorker(pagePort, service.answer);
