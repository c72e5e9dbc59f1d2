import type { Counts } from '../util/counts.ts';

/** After `maxFailures` in the window all attempts are refused until it ends. */
export interface AttemptLimit {
  readonly maxFailures: number;
  readonly withinMs: number;
}

/** Counts failed attempts by target and origin. */
export class AttemptCounter {
  readonly #kind: string;
  readonly #limit: AttemptLimit;
  readonly #counts: Counts;

  constructor(kind: string, limit: AttemptLimit, counts: Counts) {
    this.#kind = kind;
    this.#limit = limit;
    this.#counts = counts;
  }

  /** false: refused. An attempt counts as a failure until it succeeds, so that concurrent ones do not slip through. */
  async begin(key: string): Promise<boolean> {
    const { count } = await this.#add(key, 1);
    if (count <= this.#limit.maxFailures) return true;
    // Refused attempts do not count.
    await this.#add(key, -1);
    return false;
  }

  /** Uncounts an attempt that was not a failure. */
  async takeBack(key: string): Promise<void> {
    await this.#add(key, -1);
  }

  /** Forgets all failures after a success. */
  forgive(key: string): Promise<void> {
    return this.#counts.forget(`${this.#kind} ${key}`);
  }

  #add(key: string, amount: number) {
    return this.#counts.add(`${this.#kind} ${key}`, this.#limit.withinMs, amount);
  }
}
