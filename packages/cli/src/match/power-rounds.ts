import { bannedWith, clashes, type DealOptions, dealPool, type Power, SETS, seededRandom, shuffled } from '@oia/rules';

const MAX_TRIES = 200;

/**
 * Powers for one table after another: in each round nearly every power plays once, so that a match of some hundred pairs tells
 * something about all of them. What a table gets depends only on the seed and its number.
 */
export class PowerRounds {
  readonly #pool: readonly Power[];
  readonly #wanted: number;
  readonly #seed: number;
  readonly #fixed: readonly string[];
  readonly #rounds: (readonly (readonly string[])[])[] = [];

  constructor(options: DealOptions, seed: number, fixed: readonly string[] = []) {
    this.#pool = dealPool(options);
    this.#wanted = options.fleece ? 1 : options.players - fixed.length;
    this.#seed = seed;
    this.#fixed = fixed;
  }

  /** Tables for two at which this power meets every other one that it may. */
  static against(power: string, seed: number): PowerRounds {
    const avoid = [power, ...bannedWith(power)];
    return new PowerRounds({ players: 2, sets: SETS, avoid }, seed, [power]);
  }

  /** The ids at this table, by seat; undefined: the pool is too small. */
  at(table: number): readonly string[] | undefined {
    const tables = Math.floor(this.#pool.length / this.#wanted);
    const dealt = tables === 0 ? undefined : this.#round(Math.floor(table / tables))[table % tables];
    return dealt && [...this.#fixed, ...dealt];
  }

  #round(number: number): readonly (readonly string[])[] {
    const known = this.#rounds[number] ?? this.#deal(number);
    this.#rounds[number] = known;
    return known;
  }

  /** Bans can leave some without a partner: the fullest of several rounds is taken, and tables are repeated to fill it. */
  #deal(number: number): readonly (readonly string[])[] {
    const random = seededRandom(this.#seed + 7919 * number);
    const wanted = Math.floor(this.#pool.length / this.#wanted);
    let best: string[][] = [];
    for (let i = 0; i < MAX_TRIES && best.length < wanted; i++) {
      const tables = seated(shuffled(random, this.#pool), this.#wanted);
      if (tables.length > best.length) best = tables;
    }
    return best.length === 0 ? [] : Array.from({ length: wanted }, (_, i) => best[i % best.length] as string[]);
  }
}

/** Each takes the next ones that it may meet. */
function seated(powers: readonly Power[], wanted: number): string[][] {
  const tables: string[][] = [];
  let rest = powers;
  while (rest.length >= wanted) {
    const table: Power[] = [];
    for (const power of rest)
      if (table.length < wanted && !table.some((other) => clashes(other, power))) table.push(power);
    if (table.length === wanted) tables.push(table.map(({ id }) => id));
    rest = rest.filter((power) => !table.includes(power));
  }
  return tables;
}
