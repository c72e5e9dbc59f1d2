/** A storage like a browser's, with room for a number of characters. */
export class TestStorage {
  readonly #texts = new Map<string, string>();
  room: number;

  constructor(room = Number.POSITIVE_INFINITY) {
    this.room = room;
  }

  get length(): number {
    return this.#texts.size;
  }

  key(index: number): string | null {
    return [...this.#texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (this.#size() - this.#sizeOf(key) + key.length + text.length > this.room) {
      throw new DOMException('full', 'QuotaExceededError');
    }
    this.#texts.set(key, text);
  }

  removeItem(key: string): void {
    this.#texts.delete(key);
  }

  /** No room for anything more. */
  fill(): void {
    this.room = this.#size();
  }

  #size(): number {
    return [...this.#texts.keys()].reduce((sum, key) => sum + this.#sizeOf(key), 0);
  }

  #sizeOf(key: string): number {
    const text = this.#texts.get(key);
    return text === undefined ? 0 : key.length + text.length;
  }
}
