import { PassThrough } from 'node:stream';

/** Who reads so slowly that more than this waits is cut off, and may come again. In bytes. */
const MOST_WAITING = 256 * 1024;

/** Lines of JSON for one reader. */
export class LineStream {
  readonly body = new PassThrough({ highWaterMark: MOST_WAITING });
  #isOpen = true;

  constructor(closed: () => void) {
    this.body.once('close', () => {
      this.#isOpen = false;
      closed();
    });
    // A reader that has gone away is no error.
    this.body.on('error', () => undefined);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  send(line: object): void {
    this.#write(`${JSON.stringify(line)}\n`);
  }

  /** An empty line keeps connections open, and shows whether there is still somebody. */
  keepAlive(): void {
    this.#write('\n');
  }

  end(): void {
    this.#isOpen = false;
    this.body.end();
  }

  #write(text: string): void {
    if (!this.#isOpen) return;
    if (this.body.writableLength + this.body.readableLength > MOST_WAITING) this.body.destroy();
    else this.body.write(text);
  }
}
