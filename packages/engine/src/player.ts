import type { Draft, DraftStep, Game, Result } from '@oia/rules';
import type { Thinker } from './client.ts';
import { chooseDraft } from './draft.ts';
import { LEVELS, type Level } from './levels.ts';
import { DEFAULT_BUDGET, type Question, questionOf } from './question.ts';
import type { Thought } from './think.ts';

/** For a turn: milliseconds, nodes. With nodes alone the same seed gives the same game. */
export type ThinkLimits = Pick<Question, 'budget' | 'nodes'>;

/** The engine as a player at a table: it is shown a game and decides for a seat, by what that seat may know. */
export class EnginePlayer {
  readonly levels = LEVELS;
  readonly #thinker: Thinker;
  readonly #limits: ThinkLimits;

  constructor(thinker: Thinker, limits: ThinkLimits = { budget: DEFAULT_BUDGET }) {
    this.#thinker = thinker;
    this.#limits = limits;
  }

  /** Rejects where the engine failed or was stopped. */
  think(game: Game, seat: number, how: { readonly level: Level; readonly seed: number }): Promise<Thought> {
    return this.#thinker.think({ ...questionOf(game, seat, how), ...this.#limits });
  }

  async chooseDraft(draft: Draft, seed: number): Promise<Result<DraftStep>> {
    return chooseDraft(draft, seed);
  }

  stop(): void {
    this.#thinker.stop();
  }
}
