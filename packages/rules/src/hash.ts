import { copyInto, newPosition, type Position, SIZE, sameInts } from './position.ts';

/** 32 bits from all ints of a position; equal positions have equal hashes. `seed` gives independent ones. */
function hash32(p: Position, seed = 0x2545f491, ints = SIZE): number {
  // Four independent chains, so that multiplications can overlap.
  let a = seed | 0;
  let b = ~seed;
  let c = seed ^ 0x5bd1e995;
  let d = seed + 0x165667b1;
  for (let i = 0; i < ints; i += 4) {
    a = Math.imul(a ^ p[i], 0x9e3779b1);
    b = Math.imul(b ^ p[i + 1], 0x85ebca6b);
    c = Math.imul(c ^ p[i + 2], 0xc2b2ae35);
    d = Math.imul(d ^ p[i + 3], 0x27d4eb2f);
    a ^= a >>> 15;
    b ^= b >>> 13;
    c ^= c >>> 16;
    d ^= d >>> 14;
  }
  let h = Math.imul(a ^ (b << 7) ^ (c >>> 5) ^ Math.imul(d, 0x165667b1), 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** A 53-bit hash as one number, for hash tables and repetition. */
export const hashOf = (p: Position): number =>
  (hash32(p) >>> 0) * 0x200000 + ((hash32(p, 0x1b873593) >>> 0) & 0x1fffff);

/** A set of positions, compared exactly. Clearing it is cheap and keeps its memory for reuse. */
export class PositionSet {
  #slots = new Int32Array(1024);
  #stamps = new Int32Array(1024);
  #stamp = 1;
  readonly #items: Position[] = [];
  size = 0;
  /** The number of leading ints that are compared. */
  readonly #ints: number;

  constructor(ints = SIZE) {
    this.#ints = ints;
  }

  clear(): void {
    this.#stamp++;
    this.size = 0;
  }

  /** False if it was already present. */
  add(p: Position): boolean {
    const before = this.size;
    this.keep(p);
    return this.size > before;
  }

  /** The index of this position, which is added if it is not present. */
  keep(p: Position): number {
    if (this.size * 2 >= this.#slots.length) this.#grow();
    const slot = this.#find(p);
    if (this.#stamps[slot] === this.#stamp) return this.#slots[slot] as number;
    this.#stamps[slot] = this.#stamp;
    this.#slots[slot] = this.size;
    if (this.#items.length === this.size) this.#items.push(newPosition());
    copyInto(this.#items[this.size] as Position, p);
    return this.size++;
  }

  has(p: Position): boolean {
    return this.#stamps[this.#find(p)] === this.#stamp;
  }

  at(index: number): Position {
    return this.#items[index] as Position;
  }

  #find(p: Position): number {
    const last = this.#slots.length - 1;
    let slot = hash32(p, 0, this.#ints) & last;
    while (this.#stamps[slot] === this.#stamp) {
      if (sameInts(this.#items[this.#slots[slot]] as Position, p, this.#ints)) return slot;
      slot = (slot + 1) & last;
    }
    return slot;
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2);
    this.#stamps = new Int32Array(this.#slots.length);
    this.#stamp = 1;
    for (let i = 0; i < this.size; i++) {
      const slot = this.#find(this.#items[i] as Position);
      this.#stamps[slot] = 1;
      this.#slots[slot] = i;
    }
  }
}
