import type { Level } from '@oia/engine';
import { type Draft, type DraftStep, type Game, pickOne, type Step } from '@oia/rules';
import { withDraft, withGame } from './changes.ts';
import type { ComputerPlayer, Dependencies } from './dependencies.ts';
import { levelOf } from './seats.ts';
import type { TableState } from './state.ts';

/** Hints are always the strongest, whatever the level of the computers at this table. */
const HINT_LEVEL: Level = 8;

/** The part of the table that automatic players use. */
export interface TableAccess {
  state(): TableState;
  /** Returns true if the change was made; otherwise the auto players have been stopped. */
  change(state: TableState): boolean;
}

/** True as long as nothing has changed that would make the current plan obsolete. */
type IsCurrent = () => boolean;

/** Plays for computers and chance. */
export class AutoPlayers {
  readonly #table: TableAccess;
  readonly #dependencies: Dependencies;
  /** Incremented to discard plans that are still running. */
  #generation = 0;
  /** The question the computer is thinking about. */
  #question: object | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(table: TableAccess, dependencies: Dependencies) {
    this.#table = table;
    this.#dependencies = dependencies;
  }

  get #computer(): ComputerPlayer {
    return this.#dependencies.computer;
  }

  stop(): void {
    this.#generation++;
    if (this.#question) this.#computer.stop();
    this.#question = undefined;
  }

  /** Discards running plans and continues from the current state. */
  restart(): void {
    this.stop();
    this.#running = this.#waitsForPerson ? Promise.resolve() : this.#play(this.#isCurrent());
  }

  /** The usual case at a table without computers: nothing to plan. */
  get #waitsForPerson(): boolean {
    const { game, setup } = this.#table.state();
    const seat = game?.actor === undefined ? undefined : setup.seats[game.actor];
    return seat !== undefined && levelOf(seat) === undefined;
  }

  startHint(game: Game, seat: number): void {
    this.stop();
    this.#running = this.#findHint(game, seat, this.#isCurrent());
  }

  /** Resolves when a person has to decide, or the game is over. */
  async idle(): Promise<void> {
    let awaited: Promise<void> | undefined;
    while (awaited !== this.#running) {
      awaited = this.#running;
      await awaited;
    }
  }

  #isCurrent(): IsCurrent {
    const generation = this.#generation;
    return () => generation === this.#generation;
  }

  /** Makes one decision after another until a person has to decide or the plan is discarded. */
  async #play(isCurrent: IsCurrent): Promise<void> {
    while (isCurrent() && (await this.#decide(isCurrent)));
  }

  /** Makes one decision for chance or a computer; false if a person has to decide. */
  async #decide(isCurrent: IsCurrent): Promise<boolean> {
    const { game, draft, isPaused, isEngineLost, setup } = this.#table.state();
    if (isPaused || isEngineLost || game?.outcome) return false;
    if (!game) return draft ? this.#decideDraft(draft, isCurrent) : false;
    const { actor } = game;
    if (actor === undefined) return this.#playSteps([this.#chanceStep(game)], isCurrent, undefined);
    const seat = setup.seats[actor];
    const level = seat && levelOf(seat);
    return level === undefined ? false : this.#decideTurn(game, actor, level, isCurrent);
  }

  #chanceStep(game: Game): Step {
    return pickOne(this.#dependencies.random, game.legalSteps());
  }

  async #decideTurn(game: Game, seat: number, level: Level, isCurrent: IsCurrent): Promise<boolean> {
    const thought = await this.#think(game, seat, level, isCurrent);
    if (!isCurrent()) return false;
    const hasPlayed = thought !== undefined && (await this.#playSteps(thought.steps, isCurrent, thought.value));
    if (!hasPlayed && isCurrent()) this.#loseEngine();
    return hasPlayed;
  }

  #loseEngine(): void {
    this.#table.change({ ...this.#table.state(), isEngineLost: true });
  }

  async #decideDraft(draft: Draft, isCurrent: IsCurrent): Promise<boolean> {
    const seat = draft.actor === undefined ? undefined : this.#table.state().setup.seats[draft.actor];
    const level = seat && levelOf(seat);
    if (level === undefined) return false;
    await this.#wait();
    const step = isCurrent() ? await this.#chooseDraft(draft, level, isCurrent) : undefined;
    if (!isCurrent()) return false;
    const next = step && draft.play(step);
    if (next?.ok) return this.#table.change(withDraft(this.#table.state(), next.value));
    this.#loseEngine();
    return false;
  }

  /** undefined: the computer failed. */
  async #chooseDraft(draft: Draft, level: Level, isCurrent: IsCurrent): Promise<DraftStep | undefined> {
    try {
      const chosen = await this.#computer.chooseDraft(draft, { level, seed: this.#seed() });
      return chosen.ok ? chosen.value : undefined;
    } catch (error) {
      if (isCurrent()) this.#dependencies.report?.(error);
      return undefined;
    }
  }

  /** Plays as many of the steps as are legal. True if at least one was played and the plan was not discarded. */
  async #playSteps(steps: readonly Step[], isCurrent: IsCurrent, value: number | undefined): Promise<boolean> {
    const seat = this.#table.state().game?.actor;
    let hasPlayed = false;
    for (const step of steps) {
      await this.#wait();
      if (!isCurrent()) return false;
      if (!this.#playStep(seat, step, value)) break;
      hasPlayed = true;
    }
    return hasPlayed;
  }

  #playStep(seat: number | undefined, step: Step, value: number | undefined): boolean {
    const state = this.#table.state();
    const { game, evaluations } = state;
    const isLegal = game?.actor === seat && game?.legalSteps().includes(step);
    const played = isLegal ? game?.play(step) : undefined;
    if (!played?.ok) return false;
    const judged =
      seat === undefined ? evaluations : state.setup.seats.map((_, i) => (i === seat ? value : evaluations[i]));
    return this.#table.change(withGame({ ...state, evaluations: judged }, played.value));
  }

  async #findHint(game: Game, seat: number, isCurrent: IsCurrent): Promise<void> {
    const thought = await this.#think(game, seat, HINT_LEVEL, isCurrent);
    if (isCurrent()) this.#table.change({ ...this.#table.state(), hint: thought && { seat, steps: thought.steps } });
  }

  /** undefined: the computer failed or was stopped. */
  async #think(
    game: Game,
    seat: number,
    level: Level,
    isCurrent: IsCurrent,
  ): Promise<Awaited<ReturnType<ComputerPlayer['think']>> | undefined> {
    const question = {};
    this.#question = question;
    try {
      return await this.#computer.think(game, seat, { level, seed: this.#seed() });
    } catch (error) {
      if (isCurrent()) this.#dependencies.report?.(error);
      return undefined;
    } finally {
      // A stopped question may end after the next one has begun.
      if (this.#question === question) this.#question = undefined;
    }
  }

  #wait(): Promise<void> {
    return this.#dependencies.clock.wait(this.#dependencies.pace());
  }

  #seed(): number {
    return Math.floor(this.#dependencies.random() * 2 ** 31);
  }
}
