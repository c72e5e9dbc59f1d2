import { Readable } from 'node:stream';
import { MOST_RECORDS } from '@oia/protocol';
import type { GameSearch, Place, Search } from '../store/game-search.ts';

const PAGE = 50;

/** The records of many games as one text. It reads a page when the one before has been sent: whoever reads slowly waits alone. */
export class RecordStream extends Readable {
  readonly #games: GameSearch;
  readonly #search: Search | undefined;
  #left: number;
  #place: Place | undefined;
  #isFirst = true;

  constructor(games: GameSearch, search: Search | undefined, limit = MOST_RECORDS) {
    super();
    this.#games = games;
    this.#search = search;
    this.#left = limit;
  }

  override _read(): void {
    this.#page().then(
      (text) => this.push(text),
      (error: Error) => this.destroy(error),
    );
  }

  /** null: that was all. */
  async #page(): Promise<string | null> {
    if (!this.#search || this.#left <= 0) return null;
    const wanted = Math.min(PAGE, this.#left);
    const found = await this.#games.search(this.#search, this.#place, wanted);
    this.#left = found.length < wanted ? 0 : this.#left - wanted;
    this.#place = found.at(-1)?.game;
    return found.length === 0 ? null : this.#joined(found.map(({ record }) => record));
  }

  /** An empty line between two records. */
  #joined(records: readonly string[]): string {
    const text = (this.#isFirst ? '' : '\n') + records.join('\n');
    this.#isFirst = false;
    return text;
  }
}
