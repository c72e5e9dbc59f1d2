/** How often something happened in the current window, and how long the window lasts. */
export interface Count {
  readonly count: number;
  readonly leftMs: number;
}

/** Counts events by key in time windows. */
export interface Counts {
  /** Adds `amount`, which may be negative. The first event starts the window. */
  add(key: string, withinMs: number, amount?: number): Promise<Count>;
  forget(key: string): Promise<void>;
  close(): Promise<void>;
}

/** Slots in use by all processes, by key. A report expires after a minute. */
export interface SharedSlots {
  /** Reports the slots of this process. Returns those of all processes; undefined: unknown. */
  report(key: string, count: number): Promise<number | undefined>;
}

interface Window {
  count: number;
  readonly until: number;
}

/** Beyond this the oldest key is forgotten. */
const MAX_KEYS = 100_000;

/** Counts in the memory of this process; a restart forgets them. */
export class LocalCounts implements Counts {
  readonly #windows = new Map<string, Window>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  async add(key: string, withinMs: number, amount = 1): Promise<Count> {
    const window = this.#current(key) ?? this.#start(key, withinMs);
    window.count = Math.max(0, window.count + amount);
    return { count: window.count, leftMs: window.until - this.#now() };
  }

  async forget(key: string): Promise<void> {
    this.#windows.delete(key);
  }

  async close(): Promise<void> {}

  #start(key: string, withinMs: number): Window {
    const [oldest] = this.#windows.keys();
    if (this.#windows.size >= MAX_KEYS && oldest !== undefined) this.#windows.delete(oldest);
    const window = { count: 0, until: this.#now() + withinMs };
    this.#windows.set(key, window);
    return window;
  }

  #current(key: string): Window | undefined {
    const window = this.#windows.get(key);
    if (window && window.until > this.#now()) return window;
    this.#windows.delete(key);
    return undefined;
  }
}
