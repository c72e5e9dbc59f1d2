import { serveEngine } from './engine-service.ts';
import { loadNetInBackground } from './page-net.ts';
import {
  createSearchMemory,
  DEFAULT_RESOURCES,
  type Resources,
  type SearchThreadMessage,
  type SpawnSearchThread,
  serveSearchThread,
} from './search-threads.ts';
import { pagePort } from './worker-service.ts';

/** Minimum cores for a second thread: with fewer it would take time from the page. */
const MIN_CORES = 4;
/** The name of a worker selects its role. */
const SEARCH_THREAD = 'helper';

const here = globalThis as unknown as { readonly name: string; readonly location: { readonly href: string } };

/** Was this worker started to search along? */
const isSearchThread = (): boolean => here.name === SEARCH_THREAD;

/** Starts another worker of the same code: a file of its own would be one more to load. */
const spawnSearchThread: SpawnSearchThread = (fail) => {
  const worker = new Worker(here.location.href, { type: 'module', name: SEARCH_THREAD });
  worker.addEventListener('error', (event) => {
    // Otherwise it would count as an error of this worker.
    event.preventDefault();
    fail();
  });
  return worker;
};

/** Two threads where a page may share memory between its workers: its server has to isolate it. */
function pageResources(): Resources {
  const { crossOriginIsolated, navigator } = globalThis;
  const isRoomy = crossOriginIsolated && navigator.hardwareConcurrency >= MIN_CORES;
  return { ...DEFAULT_RESOURCES, threads: isRoomy ? 2 : 1 };
}

/** The entry of a module Web Worker, whose global object is the connection to the page, or to the worker it searches along with. */
function start(): void {
  if (isSearchThread())
    return serveSearchThread((hear) => pagePort.listen((message) => hear(message as SearchThreadMessage)));
  serveEngine(pagePort, loadNetInBackground(), createSearchMemory(pageResources(), spawnSearchThread));
}

start();
