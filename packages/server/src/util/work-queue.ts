/** The queue is full. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/** Limits how much work runs and waits at once. */
export class WorkQueue {
  readonly #places: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(places: number, maxWaiting: number) {
    this.#places = places;
    this.#maxWaiting = maxWaiting;
  }

  /** Rejects with `TooBusy` without running the work if the queue is full. */
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
    if (this.#waiting.length >= this.#maxWaiting) throw new TooBusy('too many wait');
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Passes the place on, or releases it. */
  #next(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running--;
  }
}

/** Runs work with the same key in order, one at a time. */
export class OneByOne {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    // A failure does not affect later work.
    const done = before.then(work, work);
    this.#last.set(key, done);
    const forget = (): void => {
      if (this.#last.get(key) === done) this.#last.delete(key);
    };
    done.then(forget, forget);
    return done;
  }
}
