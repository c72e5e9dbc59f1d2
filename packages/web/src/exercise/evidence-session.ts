import type { Hint } from '@oia/board';
import { type Evidence, gameAt, type Refused, squareOf, withSteps } from '@oia/learning';
import type { Game, Step } from '@oia/rules';
import { Store } from '../base/store.ts';

export interface EvidenceState {
  readonly game: Game;
  /** `done`: everything was shown. `free`: the player tries other steps. */
  readonly phase: 'ready' | 'showing' | 'done' | 'free';
}

/** Shows what proves a statement about the rules, step by step; afterwards, or before, anything can be tried. */
export class EvidenceSession {
  readonly state: Store<EvidenceState>;
  readonly #first: Game;
  readonly #steps: readonly Step[];
  readonly #wait: () => Promise<void>;
  #run = 0;

  constructor({ position, steps = '' }: Evidence, wait: () => Promise<void>) {
    this.#first = gameAt(position);
    this.#steps = withSteps(this.#first, steps).moments.map(({ step }) => step);
    this.#wait = wait;
    this.state = new Store<EvidenceState>({ game: this.#first, phase: 'ready' });
  }

  async show(): Promise<void> {
    const run = ++this.#run;
    let game = this.#first;
    this.state.set({ game, phase: 'showing' });
    for (const step of this.#steps) {
      await this.#wait();
      if (run !== this.#run) return;
      const next = game.play(step);
      if (next.ok) game = next.value;
      this.state.set({ game, phase: 'showing' });
    }
    this.state.set({ game, phase: 'done' });
  }

  /** Any legal step of the player to move. */
  play(step: Step): void {
    const next = this.state.value.game.play(step);
    if (!next.ok) return;
    this.#run++;
    this.state.set({ game: next.value, phase: 'free' });
  }

  restart(): void {
    this.#run++;
    this.state.set({ game: this.#first, phase: 'ready' });
  }

  stop(): void {
    this.#run++;
  }
}

/** A step that the rules refuse, as the board shows it. */
export function triedHint({ from, square }: Refused): Hint {
  const way = from === undefined ? {} : { from: squareOf(from) };
  return { kind: 'move', ...way, to: squareOf(square), refused: true };
}
