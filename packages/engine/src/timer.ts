/** Milliseconds from any beginning. */
export type Clock = () => number;

/** The clock is asked once in so many nodes. */
const NODES_BETWEEN = 16;
/** Where the budget is used up: what is left is for the way home. */
const SHARE = 0.95;

/** Counts nodes and says when the time is over. */
export class Timer {
  nodes = 0;
  expired = false;
  readonly #clock: Clock;
  readonly #start: number;
  readonly #budget: number;

  constructor(clock: Clock, budget: number) {
    this.#clock = clock;
    this.#budget = budget * SHARE;
    this.#start = clock();
  }

  /** Counts a node; true when the time is over. */
  tick(): boolean {
    if (++this.nodes % NODES_BETWEEN === 0) this.isPast(1);
    return this.expired;
  }

  /** Is this share of the time over? */
  isPast(share: number): boolean {
    const elapsed = this.#clock() - this.#start;
    if (elapsed >= this.#budget) this.expired = true;
    return this.expired || elapsed >= this.#budget * share;
  }
}
