import type { SharedSlots } from '../util/counts.ts';

/** How many sockets may be open at once. */
export interface SocketLimits {
  readonly all: number;
  /** Per network: an IPv4 address, or the first half of an IPv6 address. */
  readonly each: number;
}

/** Limits sockets in all and per network, so that one network cannot take all. */
export class SocketSlots {
  readonly #limits: SocketLimits;
  readonly #shared: SharedSlots | undefined;
  readonly #taken = new Map<string, number>();
  #all = 0;

  /** `shared`: the sockets of all processes. */
  constructor(limits: SocketLimits, shared?: SharedSlots) {
    this.#limits = limits;
    this.#shared = shared;
  }

  /** Returns a function that releases the slot, or the reason why there is none. */
  take(network: string): (() => void) | 'full' | 'tooMany' {
    const taken = this.#taken.get(network) ?? 0;
    if (this.#all >= this.#limits.all) return 'full';
    if (taken >= this.#limits.each) return 'tooMany';
    this.#all++;
    this.#taken.set(network, taken + 1);
    return () => this.#release(network);
  }

  /** Whether a network that has just taken a slot exceeds its limit over all processes. */
  async isOver(network: string): Promise<boolean> {
    const all = await this.#shared?.report(network, this.#taken.get(network) ?? 0);
    return all !== undefined && all > this.#limits.each;
  }

  /** Must be called regularly, because reports expire. */
  reportAll(): void {
    // Reports do not reject, and nothing waits for them.
    for (const [network, taken] of this.#taken) void this.#shared?.report(network, taken);
  }

  #release(network: string): void {
    this.#all--;
    const left = (this.#taken.get(network) ?? 1) - 1;
    if (left > 0) this.#taken.set(network, left);
    else this.#taken.delete(network);
    // Reports do not reject, and nothing waits for them.
    void this.#shared?.report(network, left);
  }
}
