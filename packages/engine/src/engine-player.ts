import { type Draft, type DraftStep, fault, type Game, pickOne, type Result, seededRandom } from '@oia/rules';
import { FULL_STRENGTH, LEVELS, type Level } from './question/levels.ts';
import { DEFAULT_BUDGET, type Question, questionOf } from './question/question.ts';
import type { Thought } from './thinking/think.ts';
import type { Engine } from './threads/engine.ts';

/** For a turn of full strength: milliseconds, nodes. With nodes alone the same seed gives the same game. */
export type ThinkLimits = Pick<Question, 'budget' | 'nodes'>;

/** The engine behind a player: its own, or a share of several. */
export type EngineLike = Pick<Engine, 'think' | 'stop'>;

/** Minimum budget of levels that count nodes: they answer long before, unless a slow device meets thousands of turns. */
const MIN_BUDGET_MS = 5_000;

/** The engine as a player at a table: it gets a game and decides for a seat by what that seat may know. */
export class EnginePlayer {
  readonly levels = LEVELS;
  readonly #thinker: EngineLike;
  readonly #limits: () => ThinkLimits;

  /** `limits` is asked for each turn: they may be changed during a game. */
  constructor(thinker: EngineLike, limits: () => ThinkLimits = () => ({ budget: DEFAULT_BUDGET })) {
    this.#thinker = thinker;
    this.#limits = limits;
  }

  /** Rejects where the engine failed or was stopped. */
  think(game: Game, seat: number, how: { readonly level: Level; readonly seed: number }): Promise<Thought> {
    const limits = this.#limits();
    const budget = how.level === FULL_STRENGTH ? limits.budget : Math.max(limits.budget, MIN_BUDGET_MS);
    return this.#thinker.think({ ...questionOf(game, seat, how), ...limits, budget });
  }

  async chooseDraft(
    draft: Draft,
    { level, seed }: { readonly level: Level; readonly seed: number },
  ): Promise<Result<DraftStep>> {
    // If the module cannot be loaded, the game continues with any legal choice.
    const drafting = await import('./setup/draft.ts').catch(() => undefined);
    return drafting ? drafting.draftAt(level, draft, seed) : anyStep(draft, seed);
  }

  stop(): void {
    this.#thinker.stop();
  }
}

function anyStep(draft: Draft, seed: number): Result<DraftStep> {
  const legal = draft.legalSteps();
  return legal.length > 0 ? { ok: true, value: pickOne(seededRandom(seed), legal) } : fault('illegalStep', 'draft');
}
