import type { Counts } from '../counts/counts.ts';

/** So many failures of a kind are forgiven in a time; then everything is refused until it has passed. */
export interface Patience {
  readonly failures: number;
  readonly within: number;
}

/** Counts failed attempts by what they were aimed at and where they came from. */
export class Attempts {
  readonly #kind: string;
  readonly #patience: Patience;
  readonly #counts: Counts;

  constructor(kind: string, patience: Patience, counts: Counts) {
    this.#kind = kind;
    this.#patience = patience;
    this.#counts = counts;
  }

  /** false: it is refused. Counts as a failure until it has succeeded, so that many at once do not slip through. */
  async begin(key: string): Promise<boolean> {
    const { count } = await this.#add(key, 1);
    if (count <= this.#patience.failures) return true;
    // What is refused does not count.
    await this.#add(key, -1);
    return false;
  }

  /** It was no failure. */
  async takeBack(key: string): Promise<void> {
    await this.#add(key, -1);
  }

  /** It has succeeded, and those before are forgiven. */
  forgive(key: string): Promise<void> {
    return this.#counts.forget(`${this.#kind} ${key}`);
  }

  #add(key: string, more: number) {
    return this.#counts.add(`${this.#kind} ${key}`, this.#patience.within, more);
  }
}
