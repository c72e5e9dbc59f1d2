import { beginLoadingNet } from '../worker-net.ts';
import { isForAnalyst } from './messages.ts';
import { AnalystService } from './service.ts';

const service = new AnalystService({ post: (answer) => globalThis.postMessage(answer), net: beginLoadingNet() });

// The entry of a module Web Worker, whose global object is the connection to the page.
globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isForAnalyst(data)) void service.hear(data);
});
