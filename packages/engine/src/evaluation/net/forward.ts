import { KERNEL } from './kernel.ts';
import { MAX_INPUTS, ROWS } from './rows.ts';
import { HIDDEN, HIDDEN_ONE, type NetWeights } from './weights.ts';

/** Where a forward pass is computed. */
export interface Forward {
  /** The numbers of the rows that count are written here. */
  readonly inputs: Int32Array;
  /** Rows of HIDDEN ints: those of the inputs, then the biases of a match, each followed by the output weights. */
  readonly rows: Int16Array;
  /** There is room for the biases of one match; this is the evaluator whose biases are loaded. */
  user: unknown;
  /** The output without its bias; `bias`: the number of the row with the bias, the output weights are in the next one. */
  forward(count: number, bias: number): number;
}

/** Three sides have six views of one another, each with a bias and the output weights. */
const MEMORY_ROWS = ROWS + 6 * 2;

interface KernelExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  reserve(rows: number, most: number): number;
  forward(count: number, bias: number): number;
}

/** The exports of a WebAssembly module, as typed by the caller. */
export const instantiated = <Exports>(wasm: Uint8Array): Exports =>
  new WebAssembly.Instance(new WebAssembly.Module(wasm as Uint8Array<ArrayBuffer>)).exports as unknown as Exports;

const inputRows = ({ ints }: NetWeights): Int16Array => ints.subarray(0, ROWS * HIDDEN);

/** In SIMD. undefined: this machine has none. */
export function simdForward(net: NetWeights): Forward | undefined {
  try {
    const bytes = Uint8Array.from(atob(KERNEL), (letter) => letter.charCodeAt(0));
    const exports = instantiated<KernelExports>(bytes);
    const start = exports.reserve(MEMORY_ROWS, MAX_INPUTS);
    const rows = new Int16Array(exports.memory.buffer, start, MEMORY_ROWS * HIDDEN);
    rows.set(inputRows(net));
    const inputs = new Int32Array(exports.memory.buffer, start + rows.byteLength, MAX_INPUTS);
    return { inputs, rows, user: undefined, forward: exports.forward };
  } catch {
    return undefined;
  }
}

/** Computes the same numbers without SIMD. */
export function plainForward(net: NetWeights): Forward {
  const inputs = new Int32Array(MAX_INPUTS);
  const rows = new Int16Array(MEMORY_ROWS * HIDDEN);
  rows.set(inputRows(net));
  const sums = new Int16Array(HIDDEN);
  const forward = (count: number, bias: number): number => {
    sums.set(rows.subarray(bias * HIDDEN, (bias + 1) * HIDDEN));
    for (let i = 0; i < count; i++) {
      const row = (inputs[i] as number) * HIDDEN;
      for (let j = 0; j < HIDDEN; j++) sums[j] = (sums[j] as number) + (rows[row + j] as number);
    }
    const output = (bias + 1) * HIDDEN;
    let total = 0;
    for (let j = 0; j < HIDDEN; j++) {
      const clipped = Math.max(0, Math.min(HIDDEN_ONE, sums[j] as number));
      total = (total + clipped * clipped * (rows[output + j] as number)) | 0;
    }
    return total;
  };
  return { inputs, rows, user: undefined, forward };
}
