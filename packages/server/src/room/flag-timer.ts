import { flagTime } from './game-clock.ts';
import type { Timers } from './presence.ts';
import type { RoomState } from './room-state.ts';

/** Flags further away are left to whoever looks for rooms that are due. */
const FAR = 60 * 60 * 1000;

/** Calls when the running clock is at zero. */
export class FlagTimer {
  readonly #timers: Timers;
  readonly #fall: () => void;
  #cancel: (() => void) | undefined;

  constructor(timers: Timers, fall: () => void) {
    this.#timers = timers;
    this.#fall = fall;
  }

  set({ clock, stage }: RoomState): void {
    this.stop();
    const wait = (flagTime(clock) ?? Number.POSITIVE_INFINITY) - this.#timers.now();
    if (stage === 'playing' && wait < FAR) this.#cancel = this.#timers.later(wait + 1, this.#fall);
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
