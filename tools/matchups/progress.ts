import { GAMES_A_ROUND } from './rounds.ts';

const WIDTH = 30;

/** The bar that says how far a run is. */
export class Progress {
  done = 0;
  readonly #all: number;
  readonly #begun = Date.now();

  constructor(all: number) {
    this.#all = all;
  }

  show(): void {
    const share = this.#all === 0 ? 1 : this.done / this.#all;
    const bar = '#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '.');
    console.log(`[${bar}] ${this.done} of ${this.#all} rounds of ${GAMES_A_ROUND} games${this.#rest()}`);
  }

  #rest(): string {
    if (this.done === 0 || this.done === this.#all) return '';
    const minutes = (Date.now() - this.#begun) / 60_000;
    return `, about ${Math.ceil(minutes * (this.#all / this.done - 1))} minutes left`;
  }
}
