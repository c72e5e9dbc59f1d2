import { DECIDED } from './score.ts';

/** What a stored score says about the true one. */
export type Bound = 0 | 1 | 2;
export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;

/** An entry: check, turn, score, and depth with bound and age in one int. */
const INTS = 4;
const WAYS = 2;
const AGES = 64;
const DEFAULT_BITS = 17;

/**
 * Positions that were searched before, with what came of it. Two places for each hash; the shallower or older entry makes room. Flat ints,
 * so the memory stays as it is however long the search takes.
 */
export class Transpositions {
  readonly #ints: Int32Array;
  readonly #mask: number;
  #age = 0;
  /** Where the last probe has found its entry. */
  #found = -1;

  /** `bits`: 2 to this power entries. */
  constructor(bits = DEFAULT_BITS) {
    this.#ints = new Int32Array(INTS << bits);
    this.#mask = (1 << (bits - 1)) - 1;
  }

  /** A new search: what was stored before counts as old. */
  grow(): void {
    this.#age = (this.#age + 1) % AGES;
  }

  clear(): void {
    this.#ints.fill(0);
    this.#age = 0;
  }

  /** Looks a position up; the fields below speak of it until the next probe. */
  probe(low: number, high: number): boolean {
    const ints = this.#ints;
    const check = high | 1;
    let place = (low & this.#mask) * WAYS * INTS;
    for (let way = 0; way < WAYS; way++, place += INTS) {
      if (ints[place] === check) {
        this.#found = place;
        return true;
      }
    }
    this.#found = -1;
    return false;
  }

  get turn(): number {
    return this.#ints[this.#found + 1] as number;
  }

  get depth(): number {
    return (this.#ints[this.#found + 3] as number) >> 8;
  }

  get bound(): Bound {
    return ((this.#ints[this.#found + 3] as number) & 3) as Bound;
  }

  /** Wins are stored by their distance from the position itself. */
  score(ply: number): number {
    const score = this.#ints[this.#found + 2] as number;
    if (score >= DECIDED) return score - ply;
    return score <= -DECIDED ? score + ply : score;
  }

  store(low: number, high: number, turn: number, score: number, depth: number, bound: Bound, ply: number): void {
    const ints = this.#ints;
    const place = this.#placeFor(low, high | 1);
    const isSame = ints[place] === (high | 1);
    ints[place] = high | 1;
    if (turn !== 0 || !isSame) ints[place + 1] = turn;
    ints[place + 2] = score >= DECIDED ? score + ply : score <= -DECIDED ? score - ply : score;
    ints[place + 3] = (depth << 8) | (this.#age << 2) | bound;
  }

  #placeFor(low: number, check: number): number {
    const ints = this.#ints;
    const first = (low & this.#mask) * WAYS * INTS;
    const second = first + INTS;
    if (ints[first] === check || ints[first] === 0) return first;
    if (ints[second] === check || ints[second] === 0) return second;
    return this.#worth(first) <= this.#worth(second) ? first : second;
  }

  /** Depth counts, and being of this search. */
  #worth(place: number): number {
    const packed = this.#ints[place + 3] as number;
    const isOld = ((packed >> 2) & (AGES - 1)) !== this.#age;
    return (packed >> 8) - (isOld ? AGES : 0);
  }
}
