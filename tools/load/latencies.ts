import { percentile } from '../figures.ts';

/** Times between a step and its durable answer, in milliseconds. */
export class Latencies {
  readonly #times: number[] = [];

  add(milliseconds: number): void {
    this.#times.push(milliseconds);
  }

  /** Drops the measurements of the warm-up, in which everything had to be compiled. */
  reset(): void {
    this.#times.length = 0;
  }

  get count(): number {
    return this.#times.length;
  }

  /** By share, such as 0.99. */
  summary(): { readonly p50: number; readonly p95: number; readonly p99: number } {
    const sorted = this.#times.toSorted((a, b) => a - b);
    return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), p99: percentile(sorted, 0.99) };
  }
}
