import { device, type Kept } from './device.ts';
import { type KeptGame, keepGame, keyOf, revisionOf, type Unreadable } from './games.ts';

/** Reads a game as it was written; loaded when it is needed. */
export type GameReader = (text: string | undefined) => KeptGame | Unreadable;

/** Keeps a game that is being played in this tab, never over what another tab has played since. */
export class GameKeeper {
  readonly #key: string;
  /** What the storage holds as far as this tab knows. */
  #known: string | undefined;

  constructor(id: string) {
    this.#key = keyOf(id);
    this.#known = device.lastStored(this.#key);
  }

  /** Is the game, as this tab has it, in the storage? */
  get kept(): Kept {
    return device.howKept(this.#key);
  }

  /** Another tab has gone on with it. A game that was deleted there is simply kept again. */
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

  /** The game as another tab has left it; what is only in this tab is given up for it. */
  takeOver(read: GameReader): KeptGame | Unreadable {
    const stored = device.stored(this.#key);
    const game = read(stored);
    if (typeof game === 'string') return game;
    device.dropUnkept(this.#key);
    this.#known = stored;
    return game;
  }
}
