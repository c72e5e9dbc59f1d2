/** The size of a burst, in seconds of the rate. */
const BURST_SECONDS = 3;

/** Limits events per second, but allows short bursts. */
export class TokenBucket {
  readonly #rate: number;
  #tokens: number;
  #filledAt: number;

  constructor(rate: number, now: number) {
    this.#rate = rate;
    this.#tokens = rate * BURST_SECONDS;
    this.#filledAt = now;
  }

  /** false: too fast. */
  take(now: number): boolean {
    const filled = this.#tokens + ((now - this.#filledAt) / 1000) * this.#rate;
    this.#tokens = Math.min(this.#rate * BURST_SECONDS, filled);
    this.#filledAt = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }
}
