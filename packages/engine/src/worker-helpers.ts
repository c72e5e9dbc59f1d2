import { DEFAULT_RESOURCES, type Resources, type SpawnHelper } from './helpers.ts';

/** With fewer cores than that a second thread would take time from the page. */
const MANY_CORES = 4;
/** The name of a worker tells it what it is for. */
const HELPER = 'helper';

const here = globalThis as unknown as { readonly name: string; readonly location: { readonly href: string } };

/** Was this worker started to help another one? */
export const isHelper = (): boolean => here.name === HELPER;

/** Another worker of the same code that helps: a file of its own would be one more to load. */
export const spawnHelper: SpawnHelper = (fail) => {
  const worker = new Worker(here.location.href, { type: 'module', name: HELPER });
  worker.addEventListener('error', (event) => {
    // Otherwise it would be an error of the worker that is helped.
    event.preventDefault();
    fail();
  });
  return worker;
};

/** Two threads where a page may share memory between its workers: its server has to isolate it. */
export function pageResources(): Resources {
  const { crossOriginIsolated, navigator } = globalThis;
  const isRoomy = crossOriginIsolated && navigator.hardwareConcurrency >= MANY_CORES;
  return { ...DEFAULT_RESOURCES, threads: isRoomy ? 2 : 1 };
}
