/** How many sockets there may be at once. */
export interface MostSockets {
  readonly all: number;
  /** Of one address, or of one network with IPv6. */
  readonly each: number;
}

/** Counts sockets by where they come from: nobody can take all. */
export class SocketPlaces {
  readonly #most: MostSockets;
  readonly #taken = new Map<string, number>();
  #all = 0;

  constructor(most: MostSockets) {
    this.#most = most;
  }

  /** Returns a function that gives the place back, or why there is none. */
  take(network: string): (() => void) | 'full' | 'tooMany' {
    const taken = this.#taken.get(network) ?? 0;
    if (this.#all >= this.#most.all) return 'full';
    if (taken >= this.#most.each) return 'tooMany';
    this.#all++;
    this.#taken.set(network, taken + 1);
    return () => this.#giveBack(network);
  }

  #giveBack(network: string): void {
    this.#all--;
    const left = (this.#taken.get(network) ?? 1) - 1;
    if (left > 0) this.#taken.set(network, left);
    else this.#taken.delete(network);
  }
}
