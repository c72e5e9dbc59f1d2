import { once } from 'node:events';
import process from 'node:process';

const CHUNK = 1 << 16;

/**
 * Writes answers to standard output, one per line. Long lines are written in chunks while they are generated. A complete line is flushed at
 * once, because the client may wait for it before it sends the next request, and the writer then waits until the pipe is drained.
 */
export class Output {
  #buffer = '';
  #full = false;
  #isPartial = false;

  readonly #write = (piece: string): void => {
    this.#buffer += piece;
    if (this.#buffer.length >= CHUNK) this.#send();
  };

  #send(): void {
    this.#full = !process.stdout.write(this.#buffer);
    this.#buffer = '';
    this.#isPartial = true;
  }

  /** If `make` fails, `instead` completes the line, so that it is still valid JSON. */
  async line(
    make: (write: (piece: string) => void) => void,
    instead: (error: unknown, isPartial: boolean) => string,
  ): Promise<void> {
    this.#isPartial = false;
    try {
      make(this.#write);
    } catch (error) {
      if (!this.#isPartial) this.#buffer = '';
      this.#buffer += instead(error, this.#isPartial);
    }
    this.#buffer += '\n';
    this.#send();
    if (this.#full) await once(process.stdout, 'drain');
  }
}
