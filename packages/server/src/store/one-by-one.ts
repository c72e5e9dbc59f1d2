/** Lets work with the same key be done one after the other, in the order in which it came. */
export class OneByOne {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    // What failed before is no concern of the next.
    const done = before.then(work, work);
    this.#last.set(key, done);
    const forget = (): void => {
      if (this.#last.get(key) === done) this.#last.delete(key);
    };
    done.then(forget, forget);
    return done;
  }
}
