import { use } from 'react';

/** A chunk could not be fetched: there is no network, or the server has a newer build. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}

/** A chunk that takes longer is given up: a connection may hang without an error. */
const LOAD_TIMEOUT_MS = 60_000;

/** A module in its own chunk, fetched when it is first used. */
export class LazyModule<T> {
  readonly #import: () => Promise<T>;
  #loaded: T | undefined;
  #loading: Promise<T> | undefined;
  #isShown = false;

  constructor(load: () => Promise<T>) {
    this.#import = load;
  }

  get isLoaded(): boolean {
    return this.#loaded !== undefined;
  }

  /** For components: suspends until the module is loaded; afterwards it returns synchronously. */
  useLoaded(): T {
    this.#isShown = true;
    this.#loading ??= this.#fetch();
    // Also once it is loaded: a component that has suspended here must call `use` again, to keep the order of its hooks.
    return use(this.#loading);
  }

  /** Fetches the module once; throws `NotLoaded` if that fails. */
  async load(): Promise<T> {
    this.#loading ??= this.#fetch();
    try {
      return await this.#loading;
    } catch (fault) {
      // A later call may succeed. But once a component uses the module, React waits for this very promise.
      if (!this.#isShown) this.#loading = undefined;
      throw fault;
    }
  }

  /** Fetches the module ahead of time; never throws. */
  async preload(): Promise<void> {
    // The page that needs the module loads it again, and says why it cannot.
    await this.load().catch(() => undefined);
  }

  #fetch(): Promise<T> {
    const loading = this.#fetched();
    // The fields that React sets on a promise: with them `use` returns a fulfilled one at once.
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      // Handled by the callers of `load`.
      () => undefined,
    );
    return loading;
  }

  async #fetched(): Promise<T> {
    const timeout = new Promise<never>((_, reject) => setTimeout(reject, LOAD_TIMEOUT_MS));
    try {
      this.#loaded = await Promise.race([this.#import(), timeout]);
      return this.#loaded;
    } catch (cause) {
      throw new NotLoaded('a part of the app cannot be fetched', { cause });
    }
  }
}
