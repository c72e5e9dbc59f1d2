/** Interval at which bots are let through. */
const TICK_MS = 4;

/** Lets callers go on at once, or at a rate for all of them together. */
export class Pace {
  readonly #rate: number | undefined;
  readonly #waiting: (() => void)[] = [];
  readonly #timer: NodeJS.Timeout | undefined;
  #allowed = 0;
  #last = performance.now();

  /** Without a rate no caller waits. */
  constructor(rate: number | undefined) {
    this.#rate = rate;
    this.#timer = rate === undefined ? undefined : setInterval(() => this.#tick(rate), TICK_MS);
  }

  go(then: () => void): void {
    if (this.#rate === undefined) then();
    else this.#waiting.push(then);
  }

  #tick(rate: number): void {
    const now = performance.now();
    // Unused permits are not saved up: a pause must not be followed by a flood.
    this.#allowed = Math.min(this.#allowed + ((now - this.#last) / 1000) * rate, rate / 20);
    this.#last = now;
    for (const then of this.#waiting.splice(0, Math.floor(this.#allowed))) {
      this.#allowed--;
      then();
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
