import { Store } from '../base/store.ts';
import { device } from '../storage/device.ts';

/** Remembers that there was a server, so that what leads to it is there at once and nothing on the page moves. */
const KEY = 'oia.server';
/** After the first page is drawn, which must not wait for this. */
const DELAY = 300;

/** Is there a server beside the app? As a folder of files the app has none, and shows nothing of what needs one. */
export const hasServer = new Store(device.read(KEY) !== undefined);

let asking: Promise<boolean> | undefined;

/** Asks at most once; after a failure, when the network is back. */
export function findServer(): Promise<boolean> {
  asking ??= ask();
  return asking;
}

/** Begins to look for a server, later. */
export function lookForServer(): void {
  setTimeout(() => void findServer(), DELAY);
  addEventListener('online', () => {
    asking = undefined;
    void findServer();
  });
}

async function ask(): Promise<boolean> {
  const isThere = await answers();
  hasServer.set(isThere === true);
  if (isThere === true) device.write(KEY, '1');
  if (isThere === false) device.remove(KEY);
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
