import { chooseDraft, type Level, questionOf, type Thinker } from '@oia/engine';
import { type Draft, type DraftStep, type Game, pickOne, type Step } from '@oia/rules';
import type { SessionState } from './state.ts';
import type { Table } from './table.ts';
import { isComputerAt } from './table.ts';

/** What a session needs of the world around it. */
export interface Surroundings {
  readonly thinker: Thinker;
  /** Milliseconds between two steps that nobody at the screen makes. */
  readonly pace: () => number;
  readonly confirms: () => boolean;
  /** Milliseconds the computer may think about a turn. */
  readonly budget: number;
  readonly random: () => number;
}

/** What the others may do with the session they play in. */
export interface Stage {
  readonly table: Table;
  now(): SessionState;
  set(change: Partial<SessionState>): void;
  put(game: Game): void;
  putDraft(step: DraftStep): void;
}

/** All who act and are not at the screen: computers and chance. */
export class Others {
  readonly #stage: Stage;
  readonly #around: Surroundings;
  /** Every change of course makes older plans void. */
  #course = 0;
  /** How the computers last judged their game, for offers of a draw. */
  readonly #values = new Map<number, number>();

  constructor(stage: Stage, around: Surroundings) {
    this.#stage = stage;
    this.#around = around;
  }

  stop(): void {
    this.#course++;
    this.#around.thinker.stop();
    this.#stage.set({ thinking: undefined });
  }

  /** Would this computer rather play on than take a draw? It takes one when it does not think to stand better. */
  prefersToPlay(seat: number): boolean {
    return (this.#values.get(seat) ?? 1) > 0;
  }

  /** Plays one decision after another, until a person has to decide or the course changes. */
  async play(): Promise<void> {
    const course = ++this.#course;
    const isCurrent = (): boolean => course === this.#course;
    let goesOn = true;
    while (goesOn && isCurrent()) goesOn = await this.#decide(isCurrent);
  }

  /** One decision of chance or of a computer; false if it is nobody's of them. */
  async #decide(isCurrent: () => boolean): Promise<boolean> {
    const { game, draft, next, proposal, isPaused } = this.#stage.now();
    if (next !== undefined || proposal || isPaused || game?.outcome) return false;
    if (!game) return draft ? this.#decideDraft(draft, isCurrent) : false;
    const { actor } = game;
    if (actor === undefined) return this.#carryOut([pickOne(this.#around.random, game.legalSteps())], isCurrent);
    const player = this.#stage.table.seats[actor]?.player ?? 'person';
    return player === 'person' ? false : this.#decideTurn(game, actor, player, isCurrent);
  }

  async #decideTurn(game: Game, seat: number, level: Level, isCurrent: () => boolean): Promise<boolean> {
    const thought = await this.think(game, seat, level);
    if (!isCurrent()) return false;
    if (!thought) {
      this.#stage.set({ isEngineLost: true });
      return false;
    }
    this.#values.set(seat, thought.value);
    return this.#carryOut(thought.steps, isCurrent);
  }

  async #decideDraft(draft: Draft, isCurrent: () => boolean): Promise<boolean> {
    const { actor } = draft;
    if (actor === undefined || !isComputerAt(this.#stage.table, actor)) return false;
    await this.#wait();
    const step = isCurrent() ? chooseDraft(draft, this.#seed()) : undefined;
    if (step?.ok) this.#stage.putDraft(step.value);
    return step?.ok === true;
  }

  /** Plays a plan as far as it can still be played. */
  async #carryOut(steps: readonly Step[], isCurrent: () => boolean): Promise<boolean> {
    const seat = this.#stage.now().game?.actor;
    for (const step of steps) {
      await this.#wait();
      if (!isCurrent()) return false;
      const { game } = this.#stage.now();
      const played = game && game.actor === seat && !game.outcome ? game.play(step) : undefined;
      if (!played?.ok) break;
      this.#stage.put(played.value);
    }
    return true;
  }

  #wait(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.#around.pace()));
  }

  #seed(): number {
    return Math.floor(this.#around.random() * 2 ** 31);
  }

  /** What a computer of this level would play for a seat; undefined if it could not answer or was stopped. */
  async think(game: Game, seat: number, level: Level): Promise<{ steps: readonly Step[]; value: number } | undefined> {
    const question = questionOf(game, seat, { level, budget: this.#around.budget, seed: this.#seed() });
    this.#stage.set({ thinking: seat });
    try {
      return await this.#around.thinker.think(question);
    } catch {
      return undefined;
    } finally {
      if (this.#stage.now().thinking === seat) this.#stage.set({ thinking: undefined });
    }
  }
}
