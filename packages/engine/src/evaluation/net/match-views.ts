import type { Match } from '@oia/rules';
import { powersOf } from './features.ts';
import { biasOf, type Forward, inputsOf } from './forward.ts';
import { cardRow, type Part, POWERS, ROWS } from './rows.ts';
import { BIAS_ROW, GATE_ONE, GATE_ROW, type NetWeights, OUTPUT_ROW, POWER_OUTPUT_ROW, STAGES } from './weights.ts';

/** The largest weights that the sums of the kernel can take. */
const MAX_ROW_WEIGHT = 994;
const MAX_OUTPUT_WEIGHT = 127;

/** A power in a net: of the side to move, or of the other one. */
interface CardOfView {
  readonly power: number;
  readonly part: Part;
}

/** The rows that a forward pass needs for the view of one side to move on another. */
export interface View {
  /** Where the rows of the inputs begin. */
  readonly firstRow: number;
  readonly biasRow: number;
  /** The output weights of the first stage; the others follow. */
  readonly outputRow: number;
}

const clamped = (value: number, most: number): number => Math.max(-most, Math.min(most, Math.round(value)));

/**
 * The weights of a net as they are in one match. Which powers play is fixed for a match: what they add to the bias and to the output weights, and
 * how far they open each column of the hidden layer, is worked into the rows once, so it costs nothing in a search.
 */
export class MatchViews {
  readonly #net: NetWeights;
  readonly #forward: Forward;
  readonly #cards: readonly CardOfView[][];
  readonly #views: readonly View[];
  readonly #sides: number;
  readonly #name: string;

  constructor(match: Match, net: NetWeights, forward: Forward) {
    this.#net = net;
    this.#forward = forward;
    this.#sides = match.sides;
    const pairs = Array.from({ length: match.sides * match.sides }, (_, i) => [
      Math.floor(i / match.sides),
      i % match.sides,
    ]).filter(([us, them]) => us !== them);
    this.#cards = pairs.map(([us = 0, them = 0]) => [
      ...powersOf(match, us).map((power) => ({ power, part: 0 as const })),
      ...powersOf(match, them).map((power) => ({ power, part: 1 as const })),
    ]);
    this.#views = this.#cards.map((cards, view) => ({
      firstRow: cards.length === 0 ? 0 : inputsOf(view),
      biasRow: biasOf(view),
      outputRow: biasOf(view) + 1,
    }));
    this.#name = JSON.stringify(this.#cards);
  }

  /** How a side to move sees another. */
  of(us: number, them: number): View {
    if (this.#forward.loaded !== this.#name) this.#load();
    return this.#views[us * (this.#sides - 1) + (them < us ? them : them - 1)] as View;
  }

  #load(): void {
    this.#forward.loaded = this.#name;
    for (const [i, view] of this.#views.entries()) this.#write(view, this.#cards[i] ?? []);
  }

  #write({ firstRow, biasRow, outputRow }: View, cards: readonly CardOfView[]): void {
    const { hidden } = this.#net;
    const sum = (j: number, rowOf: (card: CardOfView) => number): number =>
      cards.reduce((total, card) => total + this.#int(rowOf(card), j), 0);
    const { rows } = this.#forward;
    for (let j = 0; j < hidden; j++) {
      rows[biasRow * hidden + j] = this.#int(BIAS_ROW, j) + sum(j, ({ power, part }) => cardRow(power, part));
      const added = sum(j, ({ power, part }) => POWER_OUTPUT_ROW + part * POWERS + power);
      for (let stage = 0; stage < STAGES; stage++) {
        const weight = this.#int(OUTPUT_ROW + stage, j) + added;
        rows[(outputRow + stage) * hidden + j] = clamped(weight, MAX_OUTPUT_WEIGHT);
      }
      if (cards.length > 0) this.#open(firstRow, j, 1 + sum(j, gateRow) / GATE_ONE);
    }
  }

  /** Writes a column of the inputs, opened by a factor. */
  #open(firstRow: number, j: number, factor: number): void {
    const { hidden, ints } = this.#net;
    const { rows } = this.#forward;
    const first = firstRow * hidden;
    for (let at = j; at < ROWS * hidden; at += hidden) {
      rows[first + at] = clamped((ints[at] as number) * factor, MAX_ROW_WEIGHT);
    }
  }

  #int(row: number, j: number): number {
    return this.#net.ints[row * this.#net.hidden + j] as number;
  }
}

const gateRow = ({ power, part }: CardOfView): number => GATE_ROW + part * POWERS + power;
