import { use } from 'react';

/** A part of the app cannot be fetched: the network is gone, or the server has another build by now. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}

/** Something in a chunk of its own, fetched when it is first asked for. */
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

  /** For components, which wait for the nearest `Suspense` until it is there; once it is, not for a moment. */
  useLoaded(): T {
    this.#isShown = true;
    this.#loading ??= this.#fetch();
    return this.#loaded ?? use(this.#loading);
  }

  /** Fetches it, once; fails with `NotLoaded`. */
  async load(): Promise<T> {
    this.#loading ??= this.#fetch();
    try {
      return await this.#loading;
    } catch (fault) {
      // Whoever asks for it later may have more luck; once it is shown, though, React waits for this very promise.
      if (!this.#isShown) this.#loading = undefined;
      throw fault;
    }
  }

  /** Fetches it ahead of time; never fails, it is only there or not. */
  async preload(): Promise<void> {
    await this.load().catch(() => undefined);
  }

  async #fetch(): Promise<T> {
    try {
      this.#loaded = await this.#import();
      return this.#loaded;
    } catch (cause) {
      throw new NotLoaded('a part of the app cannot be fetched', { cause });
    }
  }
}
