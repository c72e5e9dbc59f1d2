import { setupOf, termsOf } from '../../packages/server/test/terms.ts';
import type { Bot, Field } from './bot.ts';

/** The usual games: without powers, or with two simple ones; with clocks. */
const playedTerms = (powers: readonly string[]) =>
  termsOf({ setup: setupOf(powers), control: { kind: 'live', base: 3_600_000, increment: 1000 }, isOpen: false });

const MATCHUPS = [[], ['apollo', 'artemis'], ['athena', 'atlas'], ['demeter', 'hephaestus'], ['minotaur', 'pan']];

/** Two bots that play one game after the other. */
export class Pair {
  readonly #bots: readonly [Bot, Bot];
  readonly #field: Field;
  #games = 0;

  constructor(bots: readonly [Bot, Bot], field: Field) {
    this.#bots = bots;
    this.#field = field;
    // Failures are counted.
    bots[0].ended = () => void this.play().catch(() => this.#field.refusals++);
  }

  async play(): Promise<void> {
    if (!this.#field.isOpen) return;
    const [opener, other] = this.#bots;
    const room = await opener.open(playedTerms(MATCHUPS[this.#games++ % MATCHUPS.length] as string[]));
    this.#field.games++;
    opener.watch(room);
    other.watch(room);
    other.act({ kind: 'sit' });
  }
}
