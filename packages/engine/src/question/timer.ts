/** Milliseconds since any fixed moment. */
export type Clock = () => number;

/** Limits of a search; the first one reached ends it. */
export interface Limits {
  /** Milliseconds; infinite where only the other limits count. */
  readonly budget: number;
  readonly nodes?: number | undefined;
  /** True once the answer is wanted now. */
  readonly isStopped?: (() => boolean) | undefined;
}

/** Maximum nodes between two looks at the clock, */
const MAX_NODES_BETWEEN_CHECKS = 64;
/** or fewer where they take longer than this: nodes of some powers are a hundred times as slow. */
const LONG_INTERVAL_MS = 1;
/** Reserve for delivering the answer: this share of the budget, up to a limit in milliseconds. */
const RETURN_SHARE = 0.05;
const MAX_RESERVE_MS = 10;

/** Counts nodes and says when the time is over. */
export class Timer {
  nodes = 0;
  expired = false;
  readonly #clock: Clock;
  readonly #start: number;
  readonly #wholeBudget: number;
  #allNodes: number;
  #share = 1;
  #budget: number;
  #mostNodes: number;
  readonly #isStopped: () => boolean;
  #between = MAX_NODES_BETWEEN_CHECKS;
  #left = MAX_NODES_BETWEEN_CHECKS;
  /** The time of the last clock reading. */
  #asked = 0;

  constructor(clock: Clock, { budget, nodes = Number.POSITIVE_INFINITY, isStopped = () => false }: Limits) {
    this.#clock = clock;
    this.#wholeBudget = budget - Math.min(budget * RETURN_SHARE, MAX_RESERVE_MS);
    this.#allNodes = nodes;
    this.#budget = this.#wholeBudget;
    this.#mostNodes = nodes;
    this.#isStopped = isStopped;
    this.#start = clock();
  }

  /** Counts a node; true when the time is over. */
  tick(): boolean {
    if (++this.nodes >= this.#mostNodes) this.expired = true;
    if (--this.#left <= 0) this.#look();
    return this.expired;
  }

  /** Counts work that costs as much as this many nodes. */
  add(nodes: number): void {
    this.nodes += nodes;
  }

  /** From now on this share of the time and of the nodes is all there is; 1: the whole again. */
  restrict(share: number): void {
    this.#share = share;
    this.#budget = this.#wholeBudget * share;
    this.#mostNodes = this.#allNodes * share;
    this.expired = this.nodes >= this.#mostNodes;
    this.isPast(1);
  }

  /** Ends the search after this many more nodes, unless something ends it before. */
  allow(nodes: number): void {
    this.#allNodes = Math.min(this.#allNodes, this.nodes + nodes);
    this.#mostNodes = this.#allNodes * this.#share;
  }

  /** The share of the time, or of the nodes, that is over. */
  get used(): number {
    const elapsed = this.#clock() - this.#start;
    this.#asked = elapsed;
    if (elapsed >= this.#budget || this.#isStopped()) this.expired = true;
    return this.expired ? 1 : Math.max(elapsed / this.#budget, this.nodes / this.#mostNodes);
  }

  /** Is this share of the time, or of the nodes, over? */
  isPast(share: number): boolean {
    return this.used >= share;
  }

  #look(): void {
    const before = this.#asked;
    this.isPast(1);
    const isLong = this.#asked - before > LONG_INTERVAL_MS;
    this.#between = isLong ? Math.max(1, this.#between >> 1) : Math.min(MAX_NODES_BETWEEN_CHECKS, this.#between * 2);
    this.#left = this.#between;
  }
}
