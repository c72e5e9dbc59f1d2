/** Assumed growth from one round to the next until two were seen, and within which it is believed. */
const GROWTH = 3;
const LEAST_GROWTH = 1.5;
const MOST_GROWTH = 8;
/** A round is begun if so much of the time for its first choice is left: some rounds are quicker than the last ones promise. */
const ENOUGH = 0.5;

/**
 * Whether another round would come to something in the time that is left. A round is of use as soon as its first choice, the best one so far,
 * was looked at again. Times are shares of all the time there is.
 */
export class Pace {
  #begun = 0;
  /** How long the first choice took in the last round. */
  #first = 0;
  #growth = GROWTH;

  beginRound(now: number): void {
    this.#begun = now;
  }

  endFirst(now: number): void {
    const took = now - this.#begun;
    if (this.#first > 0) this.#growth = Math.min(MOST_GROWTH, Math.max(LEAST_GROWTH, took / this.#first));
    this.#first = took;
  }

  hasTime(now: number): boolean {
    return now + ENOUGH * this.#first * this.#growth < 1;
  }
}
