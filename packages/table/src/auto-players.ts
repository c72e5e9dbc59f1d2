import type { Level } from '@oia/engine';
import { type Draft, type Game, pickOne, type Step } from '@oia/rules';
import { withDraft, withGame } from './changes.ts';
import type { ComputerPlayer, Dependencies } from './dependencies.ts';
import { isComputerAt, levelOf } from './seats.ts';
import type { TableState } from './state.ts';

/** Strong enough to learn from. */
const HINT_LEVEL: Level = 'hard';

/** The table as those see it who play along. */
export interface Seatside {
  state(): TableState;
  /** Says whether the change was made. */
  change(state: TableState): boolean;
}

/** Is this still the course the game takes? */
type IsCurrent = () => boolean;

/** All who act and are no persons: computers and chance. */
export class AutoPlayers {
  readonly #table: Seatside;
  readonly #dependencies: Dependencies;
  /** Every change of course makes older plans void. */
  #course = 0;
  /** The question under way. */
  #question: object | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(table: Seatside, dependencies: Dependencies) {
    this.#table = table;
    this.#dependencies = dependencies;
  }

  get #computer(): ComputerPlayer {
    return this.#dependencies.computer;
  }

  stop(): void {
    this.#course++;
    if (this.#question) this.#computer.stop();
    this.#question = undefined;
  }

  /** Goes on from how things stand now. */
  restart(): void {
    this.stop();
    this.#running = this.#play(this.#isCurrent());
  }

  seekHint(game: Game, seat: number): void {
    this.stop();
    this.#running = this.#giveHint(game, seat, this.#isCurrent());
  }

  /** Resolves when a person has to decide, or nobody any more. */
  async idle(): Promise<void> {
    let awaited: Promise<void> | undefined;
    while (awaited !== this.#running) {
      awaited = this.#running;
      await awaited;
    }
  }

  #isCurrent(): IsCurrent {
    const course = this.#course;
    return () => course === this.#course;
  }

  /** One decision after another, until a person has to decide or the course changes. */
  async #play(isCurrent: IsCurrent): Promise<void> {
    while (isCurrent() && (await this.#decide(isCurrent)));
  }

  /** One decision of chance or of a computer; false if it is nobody's of them. */
  async #decide(isCurrent: IsCurrent): Promise<boolean> {
    const { game, draft, isPaused, isEngineLost, setup } = this.#table.state();
    if (isPaused || isEngineLost || game?.outcome) return false;
    if (!game) return draft ? this.#decideDraft(draft, isCurrent) : false;
    const { actor } = game;
    if (actor === undefined) return this.#playSteps([this.#draw(game)], isCurrent, undefined);
    const seat = setup.seats[actor];
    const level = seat && levelOf(seat);
    return level === undefined ? false : this.#decideTurn(game, actor, level, isCurrent);
  }

  #draw(game: Game): Step {
    return pickOne(this.#dependencies.random, game.legalSteps());
  }

  async #decideTurn(game: Game, seat: number, level: Level, isCurrent: IsCurrent): Promise<boolean> {
    const thought = await this.#think(game, seat, level);
    if (!isCurrent()) return false;
    const hasPlayed = thought !== undefined && (await this.#playSteps(thought.steps, isCurrent, thought.value));
    if (!hasPlayed && isCurrent()) this.#table.change({ ...this.#table.state(), isEngineLost: true });
    return hasPlayed;
  }

  async #decideDraft(draft: Draft, isCurrent: IsCurrent): Promise<boolean> {
    const { actor } = draft;
    if (actor === undefined || !isComputerAt(this.#table.state().setup.seats, actor)) return false;
    await this.#wait();
    const step = isCurrent() ? await this.#computer.chooseDraft(draft, this.#seed()) : undefined;
    const next = step?.ok && isCurrent() ? draft.play(step.value) : undefined;
    return next?.ok === true && this.#table.change(withDraft(this.#table.state(), next.value));
  }

  /** Plays a plan as far as it can be played; says whether any of it was, and the course is still the same. */
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
    const { game, values } = state;
    const isLegal = game?.actor === seat && game?.legalSteps().includes(step);
    const played = isLegal ? game?.play(step) : undefined;
    if (!played?.ok) return false;
    const judged = seat === undefined ? values : state.setup.seats.map((_, i) => (i === seat ? value : values[i]));
    return this.#table.change(withGame({ ...state, values: judged }, played.value));
  }

  async #giveHint(game: Game, seat: number, isCurrent: IsCurrent): Promise<void> {
    const thought = await this.#think(game, seat, HINT_LEVEL);
    if (isCurrent()) this.#table.change({ ...this.#table.state(), hint: thought && { seat, steps: thought.steps } });
  }

  /** undefined: it could not answer, or was stopped. */
  async #think(
    game: Game,
    seat: number,
    level: Level,
  ): Promise<Awaited<ReturnType<ComputerPlayer['think']>> | undefined> {
    const question = {};
    this.#question = question;
    try {
      return await this.#computer.think(game, seat, { level, seed: this.#seed() });
    } catch {
      return undefined;
    } finally {
      // One that was stopped ends after the next one has begun.
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
