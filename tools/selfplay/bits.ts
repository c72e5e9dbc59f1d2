/** Writes numbers of up to 32 bits one after another, lowest bit first, into zeroed bytes. */
export class BitWriter {
  readonly #bytes: Uint8Array;
  readonly #end: number;
  #at: number;

  constructor(bytes: Uint8Array, start: number, length: number) {
    this.#bytes = bytes;
    this.#at = start * 8;
    this.#end = (start + length) * 8;
  }

  /** More was written than there is room for. */
  get isOverfull(): boolean {
    return this.#at > this.#end;
  }

  write(value: number, width: number): void {
    for (let i = 0; i < width; i++, this.#at++) {
      if ((value >>> i) & 1 && this.#at < this.#end) {
        const byte = this.#at >> 3;
        this.#bytes[byte] = (this.#bytes[byte] as number) | (1 << (this.#at & 7));
      }
    }
  }
}

/** Reads what a `BitWriter` wrote. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, start: number) {
    this.#bytes = bytes;
    this.#at = start * 8;
  }

  read(width: number): number {
    let value = 0;
    for (let i = 0; i < width; i++, this.#at++) {
      value |= (((this.#bytes[this.#at >> 3] as number) >> (this.#at & 7)) & 1) << i;
    }
    return value >>> 0;
  }
}
