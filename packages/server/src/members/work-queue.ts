/** Too many wait already. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/** Lets only so many pieces of work run at once, and only so many wait. */
export class WorkQueue {
  readonly #places: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(places: number, mostWaiting: number) {
    this.#places = places;
    this.#mostWaiting = mostWaiting;
  }

  /** Rejects with `TooBusy` without running it. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#turn();
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  async #turn(): Promise<void> {
    if (this.#running < this.#places) {
      this.#running++;
      return;
    }
    if (this.#waiting.length >= this.#mostWaiting) throw new TooBusy('too many wait');
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** The place is handed on, or given back. */
  #next(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running--;
  }
}
