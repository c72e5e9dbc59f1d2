import type { LobbyGame } from '@oia/protocol';
import { forEachSafely } from '../util/for-each-safely.ts';
import type { RoomLists } from './room-lists.ts';

/** Minimum time between two updates. */
const UPDATE_INTERVAL_MS = 300;

/** Time until a list that could not be read is read again. */
const RETRY_MS = 3_000;

type Watcher = (games: readonly LobbyGame[]) => void;

/** The list of open games, for its watchers. */
export class Lobby {
  readonly #lists: Pick<RoomLists, 'waiting'>;
  readonly #report: (error: unknown) => void;
  readonly #watchers = new Set<Watcher>();
  #timer: NodeJS.Timeout | undefined;

  constructor(lists: Pick<RoomLists, 'waiting'>, report: (error: unknown) => void) {
    this.#lists = lists;
    this.#report = report;
  }

  /** Sends the open games now and after each change. Returns a function that stops it. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    this.#tell([watcher]);
    return () => this.#watchers.delete(watcher);
  }

  /** The list of open games changed, here or in another process. */
  changed(): void {
    if (this.#timer || this.#watchers.size === 0) return;
    this.#tellAllAfter(UPDATE_INTERVAL_MS);
  }

  #tellAllAfter(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#tell([...this.#watchers]);
    }, milliseconds);
  }

  /** Retries a list that cannot be read, and then sends it to all watchers. */
  async #tell(watchers: readonly Watcher[]): Promise<void> {
    try {
      const games = await this.#lists.waiting();
      forEachSafely(watchers, (watcher) => watcher(games), this.#report);
    } catch (error) {
      this.#report(error);
      if (!this.#timer && this.#watchers.size > 0) this.#tellAllAfter(RETRY_MS);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#watchers.clear();
  }
}
