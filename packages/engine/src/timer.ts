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

/** The clock is asked once in so many nodes, */
const MOST_BETWEEN = 64;
/** or more often where that takes longer than this many milliseconds: a node of some powers takes a hundred times as long as others. */
const LONGEST = 1;
/** The rest is for the way home: this share of the budget, but not more than so many milliseconds. */
const HOME_SHARE = 0.05;
const MOST_HOME = 10;

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
  #between = MOST_BETWEEN;
  #left = MOST_BETWEEN;
  /** When the clock was asked last. */
  #asked = 0;

  constructor(clock: Clock, { budget, nodes = Number.POSITIVE_INFINITY, isStopped = () => false }: Limits) {
    this.#clock = clock;
    this.#wholeBudget = budget - Math.min(budget * HOME_SHARE, MOST_HOME);
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

  /** Counts work that takes as long as so many nodes. */
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

  /** Thinking ends after so many more nodes, if nothing ends it before. */
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
    const isLong = this.#asked - before > LONGEST;
    this.#between = isLong ? Math.max(1, this.#between >> 1) : Math.min(MOST_BETWEEN, this.#between * 2);
    this.#left = this.#between;
  }
}
