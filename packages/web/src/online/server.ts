import { useEffect, useState } from 'react';
import { LazyModule } from '../base/lazy-module.ts';
import { Store } from '../base/store.ts';
import { useStore } from '../base/use-store.ts';
import { device } from '../storage/device.ts';
import { HAD_SERVER, readItem } from '../storage/keys.ts';

/** After the first page is drawn, which must not wait for this. */
const SEARCH_DELAY_MS = 300;

/**
 * Is there a server beside the app? As a folder of files the app has none, and shows nothing that needs one. Begins with the last answer,
 * so that the links to the server are drawn at once and nothing on the page moves.
 */
export const hasServer = new Store(readItem(HAD_SERVER));

let asking: Promise<boolean> | undefined;

/** Asks at most once, until the network comes back. */
export function findServer(): Promise<boolean> {
  asking ??= ask();
  return asking;
}

/** Begins to look for a server, later. */
export function lookForServer(): void {
  // It does not reject: without an answer nothing is known.
  setTimeout(() => void findServer(), SEARCH_DELAY_MS);
  addEventListener('online', () => {
    asking = undefined;
    // It does not reject: without an answer nothing is known.
    void findServer();
  });
}

async function ask(): Promise<boolean> {
  const isThere = await answers();
  hasServer.set(isThere === true);
  if (isThere === true) device.write(HAD_SERVER.key, '1');
  if (isThere === false) device.remove(HAD_SERVER.key);
  return isThere === true;
}

/** undefined: no answer, so nothing is known. Other servers answer with a page or an error. */
async function answers(): Promise<boolean | undefined> {
  try {
    const response = await fetch('/health', { headers: { accept: 'application/json' }, cache: 'no-store' });
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return isJson === true && isWell(await response.json());
  } catch {
    return undefined;
  }
}

const isWell = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'ok';

const load = async () => {
  const entry = await import('./online-entry.lazy.tsx');
  await entry.preloadEntryWords();
  return entry;
};

const module = new LazyModule(load);

type Entry = Awaited<ReturnType<typeof load>>;

/** The links to the online pages; undefined without a server, and until they are loaded. */
export function useOnlineEntry(): Entry | undefined {
  const isThere = useStore(hasServer);
  const [entry, setEntry] = useState<Entry>();
  useEffect(() => {
    // Without the module the page has no entry, as without a server.
    if (isThere) module.load().then(setEntry, () => undefined);
  }, [isThere]);
  return isThere ? entry : undefined;
}
