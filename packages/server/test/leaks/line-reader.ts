import { Asker } from '../programs/api.ts';
import type { TestPlayer } from '../sockets/test-player.ts';

/** Reads a stream of lines as a program would, until it is closed. */
export class LineReader {
  readonly lines: string[] = [];
  readonly #abort = new AbortController();
  #heard: () => void = () => undefined;

  constructor({ address, cookie }: TestPlayer, path: string) {
    void this.#read(new Asker(address, { cookie }), path);
  }

  async #read(asker: Asker, path: string): Promise<void> {
    try {
      for await (const line of asker.lines(path, this.#abort.signal)) {
        this.lines.push(JSON.stringify(line));
        this.#heard();
      }
    } catch (error) {
      if (!this.#abort.signal.aborted) this.lines.push(`failed: ${error}`);
    }
  }

  /** Resolves when the lines fulfil a condition. */
  async until(isDone: (lines: readonly string[]) => boolean): Promise<void> {
    while (!isDone(this.lines)) {
      await new Promise<void>((resolve) => {
        this.#heard = resolve;
      });
    }
  }

  close(): void {
    this.#abort.abort();
  }
}
