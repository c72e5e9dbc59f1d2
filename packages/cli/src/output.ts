import { once } from 'node:events';
import process from 'node:process';

const CHUNK = 1 << 16;

/**
 * Answers on standard output, a line each. Long lines leave in pieces while they are made; a line that is ready leaves at once, because
 * whoever asked may wait for it before asking on. After each one the writer waits until the reader has kept up.
 */
export class Output {
  #held = '';
  #full = false;
  #isPartial = false;

  readonly #write = (piece: string): void => {
    this.#held += piece;
    if (this.#held.length >= CHUNK) this.#send();
  };

  #send(): void {
    this.#full = !process.stdout.write(this.#held);
    this.#held = '';
    this.#isPartial = true;
  }

  /** If making the line fails, what is said instead still leaves one line of JSON. */
  async line(
    make: (write: (piece: string) => void) => void,
    instead: (error: unknown, isPartial: boolean) => string,
  ): Promise<void> {
    this.#isPartial = false;
    try {
      make(this.#write);
    } catch (error) {
      if (!this.#isPartial) this.#held = '';
      this.#held += instead(error, this.#isPartial);
    }
    this.#held += '\n';
    this.#send();
    if (this.#full) await once(process.stdout, 'drain');
  }
}
