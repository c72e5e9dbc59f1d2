import { type Random, seededRandom } from '@oia/rules';
import { instantiated } from '../../packages/engine/src/evaluation/net/forward.ts';
import { MAX_INPUTS, ROWS } from '../../packages/engine/src/evaluation/net/rows.ts';
import {
  HIDDEN,
  HIDDEN_ONE,
  NET_INTS,
  type NetWeights,
  OUTPUT_ONE,
  SCALE,
} from '../../packages/engine/src/evaluation/net/weights.ts';
import { compiledKernel } from '../kernel/compiler.ts';

interface LearningExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  reserve(rows: number, most: number): number;
  inputsAt(): number;
  predict(count: number): number;
  learn(count: number, slope: number): void;
  step(scale: number, rate: number, first: number, second: number, limit: number, outputLimit: number): void;
}

/** The limit of a weight: 16 bits hold the sum of all rows that can count at once. */
const LIMIT = 3.9;
const OUTPUT_LIMIT = 127 / OUTPUT_ONE;
const FIRST_DECAY = 0.9;
const SECOND_DECAY = 0.999;

/** A net that is being trained, in floats: 1 here is HIDDEN_ONE there; the output is a score by SCALE. */
export class Learner {
  readonly inputs: Int32Array;
  readonly #kernel: LearningExports;
  readonly #weights: Float32Array;
  #steps = 0;

  constructor(seed: number) {
    const wasm = compiledKernel(new URL('../../packages/engine/assembly/learning.ts', import.meta.url));
    this.#kernel = instantiated<LearningExports>(wasm);
    const start = this.#kernel.reserve(ROWS, MAX_INPUTS);
    const { buffer } = this.#kernel.memory;
    this.#weights = new Float32Array(buffer, start, NET_INTS);
    this.inputs = new Int32Array(buffer, this.#kernel.inputsAt(), MAX_INPUTS);
    this.#initialise(seededRandom(seed));
  }

  #initialise(random: Random): void {
    const spread = (size: number): number => (random() * 2 - 1) * size;
    const rows = ROWS * HIDDEN;
    for (let i = 0; i < rows; i++) this.#weights[i] = spread(0.12);
    for (let i = rows; i < rows + HIDDEN; i++) this.#weights[i] = 0.3 + spread(0.1);
    for (let i = rows + HIDDEN; i < rows + 2 * HIDDEN; i++) this.#weights[i] = spread(0.3);
  }

  /** The win probability that the net expects; its inputs have been written. */
  predict(count: number): number {
    return 1 / (1 + Math.exp(-this.#kernel.predict(count)));
  }

  /** Predicts and learns from a sample; returns the squared error. */
  learn(count: number, target: number): number {
    const predicted = this.predict(count);
    const error = predicted - target;
    this.#kernel.learn(count, 2 * error * predicted * (1 - predicted));
    return error * error;
  }

  /** Changes the weights by what was learnt from a batch. */
  step(samples: number, rate: number): void {
    this.#steps++;
    const first = 1 / (1 - FIRST_DECAY ** this.#steps);
    const second = 1 / (1 - SECOND_DECAY ** this.#steps);
    this.#kernel.step(1 / samples, rate, first, second, LIMIT, OUTPUT_LIMIT);
  }

  /** The net in ints, as it is shipped. */
  get net(): NetWeights {
    const ints = new Int16Array(NET_INTS - 1);
    const output = (ROWS + 1) * HIDDEN;
    for (let i = 0; i < ints.length; i++) {
      ints[i] = Math.round((this.#weights[i] as number) * (i < output ? HIDDEN_ONE : OUTPUT_ONE));
    }
    return { ints, outputBias: Math.round((this.#weights[NET_INTS - 1] as number) * HIDDEN_ONE * OUTPUT_ONE) };
  }
}

/** How a score in ints reads as a win probability. */
export const expectedOf = (score: number, scale = SCALE): number => 1 / (1 + Math.exp(-score / scale));
