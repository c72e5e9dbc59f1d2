import { DECIDED } from '../evaluation/evaluator.ts';

/** How a stored score bounds the true one. */
export type Bound = 0 | 1 | 2;
export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;

/**
 * An entry: check, turn, score, and in one int, which is 0 where nothing is stored, from its lowest bit: 2 bits of bound, 6 of age, 8 of
 * depth, and 16 of the score without a search.
 */
const INTS = 4;
const ENTRY_BITS = 4;
const MEGABYTE_BITS = 20;
const WAYS = 2;
const AGES = 64;
const DEFAULT_BITS = 17;
/** Stored where the score without a search is not known; larger scores are cut off. */
const UNKNOWN = -0x8000;
const MAX_STATIC = 0x7fff;

/** The largest number of entries, as a power of 2, that fits into this many megabytes. */
export const bitsOf = (megabytes: number): number => MEGABYTE_BITS - ENTRY_BITS + 31 - Math.clz32(megabytes);

/** Room for 2 to this power entries, and for the age of the search. */
export const bytesOf = (bits: number): number => (INTS * 2 ** bits + 1) * Int32Array.BYTES_PER_ELEMENT;

/**
 * Positions that were searched before, with what came of it. Two places for each hash; the shallower or older entry makes room. Flat ints,
 * so the memory stays as it is however long the search takes. Several threads may use the same memory without waiting for each other: a
 * check is stored together with all other ints of its entry, so one that two threads have mixed up is not found.
 */
export class Transpositions {
  readonly #ints: Int32Array;
  readonly #mask: number;
  readonly #agePlace: number;
  /** The result of the last probe. */
  #turn = 0;
  #score = 0;
  #packed = 0;

  /** `bits`: 2 to this power entries. `memory`: of another thread's table with as many. */
  constructor(bits = DEFAULT_BITS, memory: ArrayBufferLike = new ArrayBuffer(bytesOf(bits))) {
    this.#ints = new Int32Array(memory);
    this.#mask = (1 << (bits - 1)) - 1;
    this.#agePlace = INTS << bits;
  }

  /** A new search: what was stored before counts as old. */
  grow(): void {
    this.#ints[this.#agePlace] = (this.age + 1) % AGES;
  }

  clear(): void {
    this.#ints.fill(0);
  }

  /** The number of the search, starting again after a while. */
  get age(): number {
    return this.#ints[this.#agePlace] as number;
  }

  /** Looks a position up; the fields below speak of it until the next probe. */
  probe(low: number, high: number): boolean {
    const ints = this.#ints;
    const check = high | 1;
    const first = (low & this.#mask) * WAYS * INTS;
    for (let place = first; place < first + WAYS * INTS; place += INTS) {
      const turn = ints[place + 1] as number;
      const score = ints[place + 2] as number;
      const packed = ints[place + 3] as number;
      if (((ints[place] as number) ^ turn ^ score ^ packed) !== check) continue;
      this.#turn = turn;
      this.#score = score;
      this.#packed = packed;
      return true;
    }
    return false;
  }

  get turn(): number {
    return this.#turn;
  }

  get depth(): number {
    return depthIn(this.#packed);
  }

  /** The score without a search; undefined if it was not stored. */
  get staticScore(): number | undefined {
    const score = this.#packed >> 16;
    return score === UNKNOWN ? undefined : score;
  }

  get bound(): Bound {
    return (this.#packed & 3) as Bound;
  }

  /** Wins are stored by their distance from the position itself. */
  score(ply: number): number {
    const score = this.#score;
    if (score >= DECIDED) return score - ply;
    return score <= -DECIDED ? score + ply : score;
  }

  /** `turn` 0: none was found; the one that was stored before stays. `staticScore`: without a search, if it is known. */
  store(
    low: number,
    high: number,
    turn: number,
    score: number,
    depth: number,
    bound: Bound,
    ply: number,
    staticScore?: number,
  ): void {
    const ints = this.#ints;
    const check = high | 1;
    const place = this.#placeFor(low, check);
    const kept = turn === 0 && this.#checkAt(place) === check ? (ints[place + 1] as number) : turn;
    const distant = score >= DECIDED ? score + ply : score <= -DECIDED ? score - ply : score;
    const known = staticScore === undefined ? UNKNOWN : Math.max(-MAX_STATIC, Math.min(MAX_STATIC, staticScore));
    const packed = (known << 16) | (depth << 8) | (this.age << 2) | bound;
    ints[place] = check ^ kept ^ distant ^ packed;
    ints[place + 1] = kept;
    ints[place + 2] = distant;
    ints[place + 3] = packed;
  }

  #checkAt(place: number): number {
    const ints = this.#ints;
    return (
      (ints[place] as number) ^ (ints[place + 1] as number) ^ (ints[place + 2] as number) ^ (ints[place + 3] as number)
    );
  }

  #placeFor(low: number, check: number): number {
    const ints = this.#ints;
    const first = (low & this.#mask) * WAYS * INTS;
    const second = first + INTS;
    if (ints[first + 3] === 0 || this.#checkAt(first) === check) return first;
    if (ints[second + 3] === 0 || this.#checkAt(second) === check) return second;
    return this.#worth(first) <= this.#worth(second) ? first : second;
  }

  /** Depth counts, and being of this search. */
  #worth(place: number): number {
    const packed = this.#ints[place + 3] as number;
    const isOld = ((packed >> 2) & (AGES - 1)) !== this.age;
    return depthIn(packed) - (isOld ? AGES : 0);
  }
}

const depthIn = (packed: number): number => (packed >> 8) & 0xff;
