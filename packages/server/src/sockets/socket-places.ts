import type { SharedPlaces } from '../counts/shared-places.ts';

/** How many sockets there may be at once. */
export interface MostSockets {
  readonly all: number;
  /** Of one address, or of one network with IPv6. */
  readonly each: number;
}

/** Counts sockets by where they come from: nobody can take all. */
export class SocketPlaces {
  readonly #most: MostSockets;
  readonly #shared: SharedPlaces | undefined;
  readonly #taken = new Map<string, number>();
  #all = 0;

  /** `shared`: those of other processes, as far as they are known. */
  constructor(most: MostSockets, shared?: SharedPlaces) {
    this.#most = most;
    this.#shared = shared;
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

  /** Whether a network that has just taken a place has too many in all processes together. */
  async isOver(network: string): Promise<boolean> {
    const all = await this.#shared?.tell(network, this.#taken.get(network) ?? 0);
    return all !== undefined && all > this.#most.each;
  }

  /** Has to be called now and then: what was told is forgotten after a minute. */
  tellAll(): void {
    for (const [network, taken] of this.#taken) void this.#shared?.tell(network, taken);
  }

  #giveBack(network: string): void {
    this.#all--;
    const left = (this.#taken.get(network) ?? 1) - 1;
    if (left > 0) this.#taken.set(network, left);
    else this.#taken.delete(network);
    void this.#shared?.tell(network, left);
  }
}
