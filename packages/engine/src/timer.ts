/** Milliseconds from any beginning. */
export type Clock = () => number;

/** When thinking has to end. Whatever comes first counts. */
export interface Limits {
  /** Milliseconds of the clock; infinite where only the rest counts. */
  readonly budget: number;
  readonly nodes?: number | undefined;
  /** Somebody wants the answer now. */
  readonly isStopped?: (() => boolean) | undefined;
}

/** The clock is asked once in so many nodes. */
const NODES_BETWEEN = 64;
/** Where the budget is used up: what is left is for the way home. */
const SHARE = 0.95;

/** Counts nodes and says when the time is over. */
export class Timer {
  nodes = 0;
  expired = false;
  #ticks = 0;
  readonly #clock: Clock;
  readonly #start: number;
  readonly #budget: number;
  readonly #mostNodes: number;
  readonly #isStopped: () => boolean;

  constructor(clock: Clock, { budget, nodes = Number.POSITIVE_INFINITY, isStopped = () => false }: Limits) {
    this.#clock = clock;
    this.#budget = budget * SHARE;
    this.#mostNodes = nodes;
    this.#isStopped = isStopped;
    this.#start = clock();
  }

  /** Counts a node; true when the time is over. */
  tick(): boolean {
    if (++this.nodes >= this.#mostNodes) this.expired = true;
    if (++this.#ticks % NODES_BETWEEN === 0) this.isPast(1);
    return this.expired;
  }

  /** Counts work that takes as long as so many nodes. */
  add(nodes: number): void {
    this.nodes += nodes;
  }

  /** Is this share of the time, or of the nodes, over? */
  isPast(share: number): boolean {
    const elapsed = this.#clock() - this.#start;
    if (elapsed >= this.#budget || this.#isStopped()) this.expired = true;
    return this.expired || elapsed >= this.#budget * share || this.nodes >= this.#mostNodes * share;
  }
}
