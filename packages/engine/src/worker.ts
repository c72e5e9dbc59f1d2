import { serveHelper } from './helper.ts';
import { mindWith } from './helpers.ts';
import { serve } from './service.ts';
import { isHelper, pageResources, spawnHelper } from './worker-helpers.ts';
import { beginLoadingNet } from './worker-net.ts';

const listen = <Heard>(hear: (message: Heard) => void): void =>
  globalThis.addEventListener('message', (event: MessageEvent<Heard>) => hear(event.data));

/** The entry of a module Web Worker, whose global object is the connection to the page, or to the worker it helps. */
function start(): void {
  if (isHelper()) return serveHelper(listen);
  const post = (answer: unknown): void => globalThis.postMessage(answer);
  serve({ post, listen }, beginLoadingNet(), mindWith(pageResources(), spawnHelper));
}

start();
