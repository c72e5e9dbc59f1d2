import { PairStatistics } from './statistics.ts';

/** Results by power: a pair counts for every power at its table, for the first engine has played each of them. */
export class PowerResults {
  readonly #byPower = new Map<string, PairStatistics>();

  add(powers: readonly string[], first: number, second: number): void {
    for (const power of powers) {
      const pairs = this.#byPower.get(power) ?? new PairStatistics();
      pairs.add(first, second);
      this.#byPower.set(power, pairs);
    }
  }

  /** In the order of the alphabet. */
  get entries(): readonly (readonly [string, PairStatistics])[] {
    return [...this.#byPower].sort(([a], [b]) => (a < b ? -1 : 1));
  }
}
