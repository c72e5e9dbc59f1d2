import { type NetWeights, readNet } from './net/net.ts';
import { serve } from './service.ts';

let net: NetWeights | undefined;

/** Until the net is there, and where it cannot be had, positions are judged by rules of thumb: nobody waits for it. */
async function loadNet(): Promise<void> {
  const response = await fetch(new URL('../nets/oia.net', import.meta.url));
  if (response.ok) net = readNet(await response.arrayBuffer());
}

loadNet().catch(() => undefined);

// The entry of a module Web Worker, whose global object is the connection to the page.
serve(
  {
    post: (answer) => globalThis.postMessage(answer),
    listen: (hear) => globalThis.addEventListener('message', (event: MessageEvent<unknown>) => hear(event.data)),
  },
  () => net,
);
