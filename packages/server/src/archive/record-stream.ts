import { Readable } from 'node:stream';
import { MAX_EXPORTED_RECORDS } from '@oia/protocol';
import type { GameQuery, GameSearch, PageCursor } from './game-search.ts';

const PAGE_SIZE = 50;

/** The records of many games as one text. Reads a page only when the previous one was sent, so slow readers cost no memory. */
export class RecordStream extends Readable {
  readonly #games: GameSearch;
  readonly #search: GameQuery | undefined;
  #left: number;
  #cursor: PageCursor | undefined;
  #isFirst = true;

  constructor(games: GameSearch, search: GameQuery | undefined, limit = MAX_EXPORTED_RECORDS) {
    super();
    this.#games = games;
    this.#search = search;
    this.#left = limit;
  }

  override _read(): void {
    this.#nextPage().then(
      (text) => this.push(text),
      (error: Error) => this.destroy(error),
    );
  }

  /** null: the end. */
  async #nextPage(): Promise<string | null> {
    if (!this.#search || this.#left <= 0) return null;
    const wanted = Math.min(PAGE_SIZE, this.#left);
    const found = await this.#games.search(this.#search, this.#cursor, wanted);
    this.#left = found.length < wanted ? 0 : this.#left - wanted;
    this.#cursor = found.at(-1)?.game;
    return found.length === 0 ? null : this.#joined(found.map(({ record }) => record));
  }

  /** Separates records by an empty line. */
  #joined(records: readonly string[]): string {
    const text = (this.#isFirst ? '' : '\n') + records.join('\n');
    this.#isFirst = false;
    return text;
  }
}
