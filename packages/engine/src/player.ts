import type { Draft, DraftStep, Game, Result } from '@oia/rules';
import type { Thinker } from './client.ts';
import { chooseDraft } from './draft.ts';
import type { Level } from './levels.ts';
import { DEFAULT_BUDGET, questionOf } from './question.ts';
import type { Thought } from './think.ts';

/** The engine as a player at a table: it is shown a game and decides for a seat, by what that seat may know. */
export class EnginePlayer {
  readonly #thinker: Thinker;
  readonly #budget: number;

  /** `budget`: milliseconds for a turn. */
  constructor(thinker: Thinker, budget = DEFAULT_BUDGET) {
    this.#thinker = thinker;
    this.#budget = budget;
  }

  /** Rejects where the engine failed or was stopped. */
  think(game: Game, seat: number, how: { readonly level: Level; readonly seed: number }): Promise<Thought> {
    return this.#thinker.think(questionOf(game, seat, { ...how, budget: this.#budget }));
  }

  async chooseDraft(draft: Draft, seed: number): Promise<Result<DraftStep>> {
    return chooseDraft(draft, seed);
  }

  stop(): void {
    this.#thinker.stop();
  }
}
