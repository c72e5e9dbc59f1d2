import { POWERS, ROWS } from './rows.ts';

/** Fixed-point representation of 1 in the hidden layer, in the output weights, and in the gates. */
export const HIDDEN_ONE = 255;
export const OUTPUT_ONE = 64;
export const GATE_ONE = 256;
/** A score of this size is a win probability of 1 / (1 + 1/e). */
export const SCALE = 400;

/** The hidden layer comes in parts of this many columns, which the kernel keeps in registers. */
export const HIDDEN_PART = 64;
const MAX_HIDDEN = 1024;

/** Stages of a game, by the pieces on the board: each has output weights of its own. */
export const STAGES = 6;

// Rows of a net: what inputs add to the hidden layer, its bias, the output weights of each stage; then for each power, of the side to
// move and of the other one, how much it opens each column (a change of the factor 1), and what it adds to the output weights.
export const BIAS_ROW = ROWS;
export const OUTPUT_ROW = BIAS_ROW + 1;
export const GATE_ROW = OUTPUT_ROW + STAGES;
export const POWER_OUTPUT_ROW = GATE_ROW + 2 * POWERS;
export const NET_ROWS = POWER_OUTPUT_ROW + 2 * POWERS;

/** `OIA` and a version, the number of rows, the columns of the hidden layer; weights and output biases follow as 16 bit ints. */
const MAGIC = 0x3241_494f;
const HEADER_INTS = 3;
const HEADER_BYTES = HEADER_INTS * 4;

/** The weights of a net, as they stand in its file. */
export interface NetWeights {
  /** Columns of the hidden layer. */
  readonly hidden: number;
  /** `NET_ROWS` rows of `hidden` ints. */
  readonly ints: Int16Array;
  /** One for each stage. */
  readonly outputBiases: Int16Array;
}

const intsIn = (hidden: number): number => NET_ROWS * hidden + STAGES;
const isWidth = (hidden: number): boolean => hidden > 0 && hidden <= MAX_HIDDEN && hidden % HIDDEN_PART === 0;

/** undefined: this is no net, or one of another shape. */
export function readNet(file: ArrayBuffer): NetWeights | undefined {
  if (file.byteLength < HEADER_BYTES) return undefined;
  const [magic, rows, hidden = 0] = new Int32Array(file, 0, HEADER_INTS);
  if (magic !== MAGIC || rows !== NET_ROWS || !isWidth(hidden)) return undefined;
  if (file.byteLength !== HEADER_BYTES + intsIn(hidden) * 2) return undefined;
  const ints = new Int16Array(file, HEADER_BYTES);
  return { hidden, ints: ints.subarray(0, -STAGES), outputBiases: ints.subarray(-STAGES) };
}

export function netFile({ hidden, ints, outputBiases }: NetWeights): ArrayBuffer {
  const file = new ArrayBuffer(HEADER_BYTES + intsIn(hidden) * 2);
  new Int32Array(file, 0, HEADER_INTS).set([MAGIC, NET_ROWS, hidden]);
  const body = new Int16Array(file, HEADER_BYTES);
  body.set(ints);
  body.set(outputBiases, ints.length);
  return file;
}
