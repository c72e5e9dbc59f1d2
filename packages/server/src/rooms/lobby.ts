import type { LobbyGame } from '@oia/protocol';
import type { RoomLists } from './room-lists.ts';

/** Changes are told at most so often, in milliseconds. */
const PAUSE = 300;

/** The open games that wait, for everybody who looks at them. */
export class Lobby {
  readonly #lists: RoomLists;
  readonly #watchers = new Set<(games: readonly LobbyGame[]) => void>();
  #timer: NodeJS.Timeout | undefined;

  constructor(lists: RoomLists) {
    this.#lists = lists;
  }

  /** Tells the games now, and again whenever they are others. Returns a function that ends it. */
  watch(watcher: (games: readonly LobbyGame[]) => void): () => void {
    this.#watchers.add(watcher);
    this.#lists.waiting().then(watcher, () => undefined);
    return () => this.#watchers.delete(watcher);
  }

  /** They are others now, here or in another process. */
  changed(): void {
    if (this.#timer || this.#watchers.size === 0) return;
    this.#timer = setTimeout(() => this.#tell(), PAUSE);
  }

  #tell(): void {
    this.#timer = undefined;
    const tellAll = (games: readonly LobbyGame[]): void => {
      for (const watcher of [...this.#watchers]) watcher(games);
    };
    this.#lists.waiting().then(tellAll, () => undefined);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#watchers.clear();
  }
}
