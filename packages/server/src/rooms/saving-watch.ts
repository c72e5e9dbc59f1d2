import type { Timers } from '../util/time.ts';

/** Watchers of a room are told that a change is still being saved after this time. */
export const SLOW_SAVING_MS = 2_000;

/** Notices that the oldest change of a room that is not durable yet takes long. */
export class SavingWatch {
  readonly #timers: Timers;
  readonly #onSlow: () => void;
  #cancel: (() => void) | undefined;

  constructor(timers: Timers, onSlow: () => void) {
    this.#timers = timers;
    this.#onSlow = onSlow;
  }

  /** A change is being saved. */
  begin(): void {
    this.#cancel ??= this.#timers.later(SLOW_SAVING_MS, this.#onSlow);
  }

  /** The oldest change is durable. `isMore`: others are being saved. */
  end(isMore: boolean): void {
    this.stop();
    if (isMore) this.begin();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
