import { type Random, seededRandom } from '@oia/rules';
import { instantiated } from '../../packages/engine/src/evaluation/net/forward.ts';
import { cardRow, FIRST_CARD_ROW, MAX_INPUTS, ROWS } from '../../packages/engine/src/evaluation/net/rows.ts';
import {
  BIAS_ROW,
  GATE_ONE,
  GATE_ROW,
  HIDDEN_ONE,
  NET_ROWS,
  type NetWeights,
  OUTPUT_ONE,
  OUTPUT_ROW,
  POWER_OUTPUT_ROW,
  SCALE,
  STAGES,
} from '../../packages/engine/src/evaluation/net/weights.ts';
import { compiledKernel } from '../kernel/compiler.ts';

interface LearningExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  reserve(
    hidden: number,
    rows: number,
    biasRow: number,
    outputRow: number,
    gateRow: number,
    powerOutputRow: number,
    powerRow: number,
    stages: number,
    most: number,
  ): number;
  inputsAt(): number;
  cardsAt(): number;
  predict(count: number, cards: number, stage: number): number;
  learn(count: number, cards: number, stage: number, slope: number): void;
  step(
    from: number,
    to: number,
    scale: number,
    rate: number,
    first: number,
    second: number,
    decay: number,
    limit: number,
  ): void;
}

/** Rows of a net that are trained alike. */
interface Group {
  readonly from: number;
  readonly to: number;
  /** The int of the shipped net that stands for 1. */
  readonly one: number;
  /** The limit of a weight. */
  readonly limit: number;
  /** Pull towards 0: what a power changes has to be worth it. */
  readonly decay: number;
  /** Spread and middle of the first weights. */
  readonly spread: number;
  readonly middle: number;
}

/** 16 bits hold the sum of all rows that can count at once. */
const ROW_LIMIT = 3.9;
const OUTPUT_LIMIT = 127 / OUTPUT_ONE;
const POWER_DECAY = 0.02;
const GROUPS: readonly Group[] = [
  { from: 0, to: FIRST_CARD_ROW, one: HIDDEN_ONE, limit: ROW_LIMIT, decay: 0, spread: 0.12, middle: 0 },
  { from: FIRST_CARD_ROW, to: ROWS, one: HIDDEN_ONE, limit: ROW_LIMIT, decay: 0, spread: 0, middle: 0 },
  { from: BIAS_ROW, to: OUTPUT_ROW, one: HIDDEN_ONE, limit: ROW_LIMIT, decay: 0, spread: 0.1, middle: 0.3 },
  { from: OUTPUT_ROW, to: GATE_ROW, one: OUTPUT_ONE, limit: OUTPUT_LIMIT, decay: 0, spread: 0.3, middle: 0 },
  { from: GATE_ROW, to: POWER_OUTPUT_ROW, one: GATE_ONE, limit: 0.9, decay: POWER_DECAY, spread: 0, middle: 0 },
  {
    from: POWER_OUTPUT_ROW,
    to: NET_ROWS,
    one: OUTPUT_ONE,
    limit: OUTPUT_LIMIT,
    decay: POWER_DECAY,
    spread: 0,
    middle: 0,
  },
];
const BIAS_LIMIT = 1.9;
const FIRST_DECAY = 0.9;
const SECOND_DECAY = 0.999;

/** A net that is being trained, in floats: 1 here is the `one` of each group there; the output is a score by SCALE. */
export class Learner {
  /** The numbers of the rows that count in a sample, without those of its powers. */
  readonly inputs: Int32Array;
  /** The cards of a sample: the power, and one more for each power if it is the other side's. */
  readonly cards: Int32Array;
  readonly #hidden: number;
  readonly #kernel: LearningExports;
  readonly #weights: Float32Array;
  #steps = 0;

  constructor(hidden: number, seed: number) {
    const wasm = compiledKernel(new URL('../../packages/engine/assembly/learning.ts', import.meta.url));
    this.#hidden = hidden;
    this.#kernel = instantiated<LearningExports>(wasm);
    const start = this.#kernel.reserve(
      hidden,
      NET_ROWS,
      BIAS_ROW,
      OUTPUT_ROW,
      GATE_ROW,
      POWER_OUTPUT_ROW,
      cardRow(0, 0),
      STAGES,
      MAX_INPUTS,
    );
    const { buffer } = this.#kernel.memory;
    this.#weights = new Float32Array(buffer, start, NET_ROWS * hidden + STAGES);
    this.inputs = new Int32Array(buffer, this.#kernel.inputsAt(), MAX_INPUTS);
    this.cards = new Int32Array(buffer, this.#kernel.cardsAt(), MAX_INPUTS);
    this.#initialise(seededRandom(seed));
  }

  #initialise(random: Random): void {
    for (const { from, to, spread, middle } of GROUPS) {
      for (let i = from * this.#hidden; i < to * this.#hidden; i++) {
        this.#weights[i] = middle + (random() * 2 - 1) * spread;
      }
    }
  }

  /** Begins with the weights of a net of the same width. */
  load({ hidden, ints, outputBiases }: NetWeights): void {
    if (hidden !== this.#hidden) throw new Error(`the net to begin with has ${hidden} columns, not ${this.#hidden}`);
    for (const { from, to, one } of GROUPS) {
      for (let i = from * hidden; i < to * hidden; i++) this.#weights[i] = (ints[i] as number) / one;
    }
    for (let stage = 0; stage < STAGES; stage++) {
      this.#weights[NET_ROWS * hidden + stage] = (outputBiases[stage] as number) / (HIDDEN_ONE * OUTPUT_ONE);
    }
  }

  /** The win probability that the net expects; its inputs and cards have been written. */
  predict(count: number, cards: number, stage: number): number {
    return 1 / (1 + Math.exp(-this.#kernel.predict(count, cards, stage)));
  }

  /** Predicts and learns from a sample; returns the squared error. */
  learn(count: number, cards: number, stage: number, target: number): number {
    const predicted = this.predict(count, cards, stage);
    const error = predicted - target;
    this.#kernel.learn(count, cards, stage, 2 * error * predicted * (1 - predicted));
    return error * error;
  }

  /** Changes the weights by what was learnt from a batch. */
  step(samples: number, rate: number): void {
    this.#steps++;
    const first = 1 / (1 - FIRST_DECAY ** this.#steps);
    const second = 1 / (1 - SECOND_DECAY ** this.#steps);
    const rowBytes = this.#hidden * 4;
    for (const { from, to, decay, limit } of GROUPS) {
      this.#kernel.step(from * rowBytes, to * rowBytes, 1 / samples, rate, first, second, decay, limit);
    }
    const biases = NET_ROWS * rowBytes;
    this.#kernel.step(biases, biases + STAGES * 4, 1 / samples, rate, first, second, 0, BIAS_LIMIT);
  }

  /** The net in ints, as it is shipped. */
  get net(): NetWeights {
    const hidden = this.#hidden;
    const ints = new Int16Array(NET_ROWS * hidden);
    for (const { from, to, one } of GROUPS) {
      for (let i = from * hidden; i < to * hidden; i++) ints[i] = Math.round((this.#weights[i] as number) * one);
    }
    const biases = this.#weights.subarray(NET_ROWS * hidden);
    return {
      hidden,
      ints,
      outputBiases: Int16Array.from(biases, (bias) => Math.round(bias * HIDDEN_ONE * OUTPUT_ONE)),
    };
  }
}

/** How a score in ints reads as a win probability. */
export const expectedOf = (score: number, scale = SCALE): number => 1 / (1 + Math.exp(-score / scale));
