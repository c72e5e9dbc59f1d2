import type { Match } from '@oia/rules';
import { powersOf } from './features.ts';
import type { Forward } from './forward.ts';
import { cardRow, ROWS } from './rows.ts';
import { BIAS_ROW, HIDDEN, type NetWeights, OUTPUT_ROW } from './weights.ts';

/** Which powers play is fixed for a match: what they add is added to the bias once, so it costs nothing in a search. */
export class Biases {
  readonly #net: NetWeights;
  readonly #forward: Forward;
  readonly #sides: number;

  constructor(match: Match, net: NetWeights, forward: Forward) {
    this.#net = net;
    this.#forward = forward;
    this.#sides = match.sides;
    for (let us = 0; us < match.sides; us++) {
      for (let them = 0; them < match.sides; them++) if (us !== them) this.#write(match, us, them);
    }
  }

  /** The row of the bias where one side is to move, seen against another. */
  rowOf(us: number, them: number): number {
    const place = us * (this.#sides - 1) + (them < us ? them : them - 1);
    return ROWS + place * 2;
  }

  #write(match: Match, us: number, them: number): void {
    const cards = [
      ...powersOf(match, us).map((power) => cardRow(power, 0)),
      ...powersOf(match, them).map((power) => cardRow(power, 1)),
    ];
    const { rows } = this.#forward;
    const bias = this.rowOf(us, them) * HIDDEN;
    for (let j = 0; j < HIDDEN; j++) {
      rows[bias + j] = [BIAS_ROW, ...cards].reduce((sum, row) => sum + this.#int(row, j), 0);
      rows[bias + HIDDEN + j] = this.#int(OUTPUT_ROW, j);
    }
  }

  #int(row: number, j: number): number {
    return this.#net.ints[row * HIDDEN + j] as number;
  }
}
