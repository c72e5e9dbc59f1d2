import { device, type Kept } from './device.ts';
import { type KeptGame, keepGame, keyOf, revisionOf, type Unreadable } from './games.ts';

/** Parses a stored game. */
export type GameReader = (text: string | undefined) => KeptGame | Unreadable;

/** Stores the game that is played in this tab, and never overwrites what another tab has played since. */
export class GameKeeper {
  readonly #key: string;
  /** The stored text that this tab last read or wrote. */
  #known: string | undefined;

  constructor(id: string) {
    this.#key = keyOf(id);
    this.#known = device.lastStored(this.#key);
  }

  /** Whether the storage has the game as it is in this tab. */
  get kept(): Kept {
    return device.howKept(this.#key);
  }

  /** True if another tab has continued the game. A game that was deleted there is simply stored again. */
  get isOvertaken(): boolean {
    const stored = device.stored(this.#key);
    return stored !== undefined && stored !== this.#known && revisionOf(stored) >= revisionOf(this.#known);
  }

  keep(game: KeptGame): Kept | 'overtaken' {
    if (this.isOvertaken) return 'overtaken';
    const kept = keepGame(game, revisionOf(this.#known) + 1);
    if (kept === 'kept') this.#known = device.stored(this.#key);
    return kept;
  }

  /** The game as another tab has stored it; discards what is only in this tab. */
  takeOver(read: GameReader): KeptGame | Unreadable {
    const stored = device.stored(this.#key);
    const game = read(stored);
    if (typeof game === 'string') return game;
    device.dropUnkept(this.#key);
    this.#known = stored;
    return game;
  }
}
