export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A clock with timers, which tests replace. */
export interface Timers {
  now(): number;
  /** Calls back after the delay. Returns a function that cancels the timer. */
  later(milliseconds: number, callback: () => void): () => void;
}

export const systemTimers: Timers = {
  now: () => Date.now(),
  later: (milliseconds, callback) => {
    const timer = setTimeout(callback, Math.max(0, milliseconds));
    return () => clearTimeout(timer);
  },
};

/** Rejects with the error of `giveUp` if the work takes longer. The work goes on; its later outcome is ignored. */
export function withTimeout<T>(work: Promise<T>, timers: Timers, timeoutMs: number, giveUp: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = timers.later(timeoutMs, () => reject(giveUp()));
    work.finally(cancel).then(resolve, reject);
  });
}
