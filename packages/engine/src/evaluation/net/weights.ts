import { ROWS } from './rows.ts';

export const HIDDEN = 128;
/** Fixed-point representation of 1 in the hidden layer, and in the output weights. */
export const HIDDEN_ONE = 255;
export const OUTPUT_ONE = 64;
/** A score of this size is a win probability of 1 / (1 + 1/e). */
export const SCALE = 400;

// Rows of HIDDEN ints: what inputs add to the hidden layer, its bias, the output weights.
export const BIAS_ROW = ROWS;
export const OUTPUT_ROW = BIAS_ROW + 1;

/** `OIA` and a version; the weights follow as 16 bit ints, the bias of the output as the last one. */
const MAGIC = 0x3141_494f;
const HEADER_BYTES = 8;
export const NET_INTS = (OUTPUT_ROW + 1) * HIDDEN + 1;

/** The weights of a net, as they stand in its file. */
export interface NetWeights {
  readonly ints: Int16Array;
  readonly outputBias: number;
}

/** undefined: this is no net, or one of another shape. */
export function readNet(file: ArrayBuffer): NetWeights | undefined {
  if (file.byteLength !== HEADER_BYTES + NET_INTS * 2) return undefined;
  const [magic, rows] = new Int32Array(file, 0, 2);
  if (magic !== MAGIC || rows !== ROWS) return undefined;
  const ints = new Int16Array(file, HEADER_BYTES, NET_INTS);
  return { ints: ints.subarray(0, -1), outputBias: ints[NET_INTS - 1] as number };
}

export function netFile({ ints, outputBias }: NetWeights): ArrayBuffer {
  const file = new ArrayBuffer(HEADER_BYTES + NET_INTS * 2);
  new Int32Array(file, 0, 2).set([MAGIC, ROWS]);
  const body = new Int16Array(file, HEADER_BYTES);
  body.set(ints);
  body[NET_INTS - 1] = outputBias;
  return file;
}
