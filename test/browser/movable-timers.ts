import type { Timers } from '../../packages/server/src/util/time.ts';

interface Planned {
  readonly at: number;
  readonly callback: () => void;
  timer: NodeJS.Timeout;
}

/** System time plus an offset that a test adds instead of waiting. */
export class MovableTimers implements Timers {
  readonly #planned = new Set<Planned>();
  #ahead = 0;

  now(): number {
    return Date.now() + this.#ahead;
  }

  later(milliseconds: number, callback: () => void): () => void {
    const at = this.now() + milliseconds;
    const planned: Planned = { at, callback, timer: this.#timerFor({ at, callback }) };
    this.#planned.add(planned);
    return () => this.#forget(planned);
  }

  /** Moves time ahead; timers that are due fire soon. */
  pass(milliseconds: number): void {
    this.#ahead += milliseconds;
    for (const planned of this.#planned) {
      clearTimeout(planned.timer);
      planned.timer = this.#timerFor(planned);
    }
  }

  #timerFor({ at, callback }: Pick<Planned, 'at' | 'callback'>): NodeJS.Timeout {
    const timer = setTimeout(
      () => {
        for (const planned of this.#planned) if (planned.timer === timer) this.#planned.delete(planned);
        callback();
      },
      Math.max(0, at - this.now()),
    );
    return timer;
  }

  #forget(planned: Planned): void {
    clearTimeout(planned.timer);
    this.#planned.delete(planned);
  }
}
