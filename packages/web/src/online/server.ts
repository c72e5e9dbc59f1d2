import { useEffect, useState } from 'react';
import { LazyModule } from '../base/lazy-module.ts';
import { Store } from '../base/store.ts';
import { useStore } from '../base/use-store.ts';
import { device } from '../storage/device.ts';
import { HAD_SERVER, readItem } from '../storage/keys.ts';

/** Lets the first page be drawn before the server is asked. */
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

/** Looks for a server a little later, and again when the network is back. */
export function lookForServer(): void {
  // Never rejects: without an answer nothing is known.
  setTimeout(() => void findServer(), SEARCH_DELAY_MS);
  addEventListener('online', () => {
    asking = undefined;
    // Never rejects: without an answer nothing is known.
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

const loadEntry = async () => {
  const entry = await import('./online-entry.lazy.tsx');
  await entry.preloadEntryWords();
  return entry;
};

const ENTRY = new LazyModule(loadEntry);

type Entry = Awaited<ReturnType<typeof loadEntry>>;

/** The links to the online pages; undefined without a server, and until they are loaded. */
export function useOnlineEntry(): Entry | undefined {
  const isThere = useStore(hasServer);
  const [entry, setEntry] = useState<Entry>();
  useEffect(() => {
    // Without the module the page has no entry, as without a server.
    if (isThere) ENTRY.load().then(setEntry, () => undefined);
  }, [isThere]);
  return isThere ? entry : undefined;
}
