/** Assumed growth of the time from round to round, and the limits of the measured one. */
const ASSUMED_GROWTH = 3;
const MIN_GROWTH = 1.5;
const MAX_GROWTH = 8;
/** A round starts if this share of the time for its first choice is left: some rounds are quicker than predicted. */
const FIRST_CHOICE_SHARE = 0.5;

/**
 * Says whether another round is worth its time. A round is useful as soon as its first choice, the best one so far, was searched again. Times are shares of the whole budget.
 */
export class RoundBudget {
  #begun = 0;
  /** How long the first choice took in the last round. */
  #first = 0;
  #growth = ASSUMED_GROWTH;

  beginRound(now: number): void {
    this.#begun = now;
  }

  endFirst(now: number): void {
    const took = now - this.#begun;
    if (this.#first > 0) this.#growth = Math.min(MAX_GROWTH, Math.max(MIN_GROWTH, took / this.#first));
    this.#first = took;
  }

  hasTime(now: number): boolean {
    return now + FIRST_CHOICE_SHARE * this.#first * this.#growth < 1;
  }
}
