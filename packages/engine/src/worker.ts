import { serve } from './service.ts';

// The entry of a module Web Worker: in it the global object is the way to the page.
serve({
  post: (answer) => globalThis.postMessage(answer),
  listen: (hear) => globalThis.addEventListener('message', (event: MessageEvent<unknown>) => hear(event.data)),
});
