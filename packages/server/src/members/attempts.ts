/** So many failures of a kind are forgiven in a time; then everything is refused until it has passed. */
export interface Patience {
  readonly failures: number;
  readonly within: number;
}

interface Count {
  failures: number;
  until: number;
}

/** More than these are not remembered: the oldest goes. */
const MOST = 100_000;

/** Counts failed attempts by what they were aimed at and where they came from. In memory: a restart forgives them. */
export class Attempts {
  readonly #counts = new Map<string, Count>();
  readonly #patience: Patience;
  readonly #now: () => number;

  constructor(patience: Patience, now: () => number) {
    this.#patience = patience;
    this.#now = now;
  }

  isRefused(key: string): boolean {
    return (this.#current(key)?.failures ?? 0) >= this.#patience.failures;
  }

  failed(key: string): void {
    const count = this.#current(key);
    if (count) count.failures++;
    else this.#begin(key);
  }

  forgive(key: string): void {
    this.#counts.delete(key);
  }

  #begin(key: string): void {
    const [oldest] = this.#counts.keys();
    if (this.#counts.size >= MOST && oldest !== undefined) this.#counts.delete(oldest);
    this.#counts.set(key, { failures: 1, until: this.#now() + this.#patience.within });
  }

  #current(key: string): Count | undefined {
    const count = this.#counts.get(key);
    if (count && count.until > this.#now()) return count;
    this.#counts.delete(key);
    return undefined;
  }
}
