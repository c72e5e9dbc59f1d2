import type { ProcessId } from '../store/process-store.ts';
import type { Letter } from './letters.ts';
import type { Post, PostHandlers } from './post.ts';

/** For a process that knows of no others. One that was killed a moment ago may still hold its rooms: nobody answers, and they are free soon. */
export class NoPost implements Post {
  readonly isConnected = true;
  readonly own: ProcessId;
  #handlers: PostHandlers | undefined;

  constructor(own: ProcessId) {
    this.own = own;
  }

  listen(handlers: PostHandlers): void {
    this.#handlers = handlers;
  }

  send(to: ProcessId, letter: Letter): void {
    setImmediate(() => this.#handlers?.undelivered(to, [letter]));
  }

  sendAll(): void {}

  async close(): Promise<void> {
    this.#handlers = undefined;
  }
}
