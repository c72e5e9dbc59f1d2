import process from 'node:process';

/** The lines that servers of this process write to their log while it is open. */
export class LogLines implements Disposable {
  readonly lines: string[] = [];
  readonly #write = process.stderr.write;

  constructor() {
    process.stderr.write = (chunk: string | Uint8Array): boolean => {
      this.lines.push(String(chunk));
      return true;
    };
  }

  /** The message of the first line with this text. */
  find(text: string): string | undefined {
    const line = this.lines.find((one) => one.includes(text));
    return line && (/"msg":"([^"]*)"/.exec(line)?.[1] ?? line.trim());
  }

  [Symbol.dispose](): void {
    process.stderr.write = this.#write;
  }
}
