/** How much may be saved up: a burst of so many seconds. */
const BURST = 3;

/** Allows a number of things a second, and short bursts. */
export class TokenBucket {
  readonly #rate: number;
  #tokens: number;
  #filledAt: number;

  constructor(rate: number, now: number) {
    this.#rate = rate;
    this.#tokens = rate * BURST;
    this.#filledAt = now;
  }

  /** False: too fast. */
  take(now: number): boolean {
    const filled = this.#tokens + ((now - this.#filledAt) / 1000) * this.#rate;
    this.#tokens = Math.min(this.#rate * BURST, filled);
    this.#filledAt = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }
}
