import type { Count, Counts } from './counts.ts';

interface Kept {
  count: number;
  readonly until: number;
}

/** More than these are not remembered: the oldest goes. */
const MOST = 100_000;

/** Counts in the memory of this process: a restart forgets them. */
export class LocalCounts implements Counts {
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  async add(key: string, within: number, more = 1): Promise<Count> {
    const kept = this.#current(key) ?? this.#begin(key, within);
    kept.count = Math.max(0, kept.count + more);
    return { count: kept.count, left: kept.until - this.#now() };
  }

  async forget(key: string): Promise<void> {
    this.#kept.delete(key);
  }

  async close(): Promise<void> {}

  #begin(key: string, within: number): Kept {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MOST && oldest !== undefined) this.#kept.delete(oldest);
    const kept = { count: 0, until: this.#now() + within };
    this.#kept.set(key, kept);
    return kept;
  }

  #current(key: string): Kept | undefined {
    const kept = this.#kept.get(key);
    if (kept && kept.until > this.#now()) return kept;
    this.#kept.delete(key);
    return undefined;
  }
}
