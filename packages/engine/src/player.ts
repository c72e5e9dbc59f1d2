import { type Draft, type DraftStep, type Game, pickOne, type Result, seededRandom } from '@oia/rules';
import type { Thinker } from './client.ts';
import { FULL_STRENGTH, LEVELS, type Level } from './levels.ts';
import { DEFAULT_BUDGET, type Question, questionOf } from './question.ts';
import type { Thought } from './think.ts';
import { wrong } from './wrong.ts';

/** For a turn of full strength: milliseconds, nodes. With nodes alone the same seed gives the same game. */
export type ThinkLimits = Pick<Question, 'budget' | 'nodes'>;

/** Whom a player asks: a thinker of its own, or a share of several. */
export type ThinkerLike = Pick<Thinker, 'think' | 'stop'>;

/** Milliseconds. The other levels count nodes and have answered long before, unless a slow device meets thousands of turns. */
const PATIENCE = 5_000;

/** The engine as a player at a table: it is shown a game and decides for a seat, by what that seat may know. */
export class EnginePlayer {
  readonly levels = LEVELS;
  readonly #thinker: ThinkerLike;
  readonly #limits: () => ThinkLimits;

  /** `limits` is asked for each turn: they may be changed during a game. */
  constructor(thinker: ThinkerLike, limits: () => ThinkLimits = () => ({ budget: DEFAULT_BUDGET })) {
    this.#thinker = thinker;
    this.#limits = limits;
  }

  /** Rejects where the engine failed or was stopped. */
  think(game: Game, seat: number, how: { readonly level: Level; readonly seed: number }): Promise<Thought> {
    const limits = this.#limits();
    const budget = how.level === FULL_STRENGTH ? limits.budget : Math.max(limits.budget, PATIENCE);
    return this.#thinker.think({ ...questionOf(game, seat, how), ...limits, budget });
  }

  async chooseDraft(
    draft: Draft,
    { level, seed }: { readonly level: Level; readonly seed: number },
  ): Promise<Result<DraftStep>> {
    const drafting = await import('./drafting.ts').catch(() => undefined);
    // Where that cannot be loaded, the game goes on all the same.
    return drafting ? drafting.draftAt(level, draft, seed) : anyStep(draft, seed);
  }

  stop(): void {
    this.#thinker.stop();
  }
}

function anyStep(draft: Draft, seed: number): Result<DraftStep> {
  const legal = draft.legalSteps();
  return legal.length > 0 ? { ok: true, value: pickOne(seededRandom(seed), legal) } : wrong('illegalStep', 'draft');
}
