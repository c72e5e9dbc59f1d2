import { Attempt, type Exercise, gameAt, withSteps } from '@oia/learning';
import type { Game, Step } from '@oia/rules';
import { Store } from '../base/store.ts';

/** The board shows the player's try, the solution, or the turn that refutes a try. */
export type Showing = 'try' | 'solution' | 'refutation';

export interface ExerciseState {
  readonly attempt: Attempt;
  readonly showing: Showing;
  /** The game on the board. */
  readonly game: Game;
  /** Steps are being shown, or the others reply: the player waits. */
  readonly isBusy: boolean;
  /** The solution was asked for. */
  readonly wasShown: boolean;
}

/** An exercise being tried on a page. */
export class ExerciseSession {
  readonly state: Store<ExerciseState>;
  readonly #wait: () => Promise<void>;
  /** Number of the current demonstration; another number means that it was interrupted. */
  #run = 0;

  constructor(exercise: Exercise, wait: () => Promise<void>) {
    this.#wait = wait;
    const attempt = new Attempt(exercise);
    this.state = new Store<ExerciseState>({
      attempt,
      game: attempt.game,
      showing: 'try',
      isBusy: false,
      wasShown: false,
    });
  }

  get canPlay(): boolean {
    const { attempt, showing, isBusy } = this.state.value;
    return !isBusy && showing === 'try' && attempt.status === 'player';
  }

  play(step: Step): void {
    const next = this.canPlay ? this.state.value.attempt.play(step) : undefined;
    if (!next) return;
    this.#try(next);
    // Never rejects: it waits for timers only.
    void this.#reply();
  }

  get canUndo(): boolean {
    return this.canPlay && this.state.value.attempt.undo() !== undefined;
  }

  undo(): void {
    const before = this.canPlay ? this.state.value.attempt.undo() : undefined;
    if (before) this.#try(before);
  }

  restart(): void {
    this.#run++;
    this.#try(this.state.value.attempt.restart());
  }

  /** The others play what they have to, step by step. */
  async #reply(): Promise<void> {
    const run = ++this.#run;
    let steps = this.state.value.attempt.replies();
    while (steps.length > 0) {
      this.#change({ isBusy: true });
      for (const step of steps) {
        await this.#wait();
        if (run !== this.#run) return;
        const attempt = this.state.value.attempt.reply(step);
        this.#change({ attempt, game: attempt.game });
      }
      steps = this.state.value.attempt.replies();
    }
    this.#change({ isBusy: false });
  }

  async showSolution(): Promise<void> {
    const { exercise } = this.state.value.attempt;
    const first = gameAt(exercise.position);
    this.#change({ wasShown: true });
    const steps = withSteps(first, exercise.solution).moments.map(({ step }) => step);
    await this.#show('solution', first, steps);
  }

  /** Plays the turn that a failed try allowed. */
  async showRefutation(): Promise<void> {
    const { attempt } = this.state.value;
    await this.#show('refutation', attempt.game, attempt.refutation ?? []);
  }

  async #show(showing: Showing, first: Game, steps: readonly Step[]): Promise<void> {
    const run = ++this.#run;
    let game = first;
    this.#change({ showing, game, isBusy: true });
    for (const step of steps) {
      await this.#wait();
      if (run !== this.#run) return;
      const next = game.play(step);
      if (next.ok) game = next.value;
      this.#change({ game });
    }
    this.#change({ isBusy: false });
  }

  /** Nothing is shown any more: the page is left. */
  stop(): void {
    this.#run++;
  }

  #try(attempt: Attempt): void {
    this.#change({ attempt, game: attempt.game, showing: 'try', isBusy: false });
  }

  #change(change: Partial<ExerciseState>): void {
    this.state.update((now) => ({ ...now, ...change }));
  }
}
