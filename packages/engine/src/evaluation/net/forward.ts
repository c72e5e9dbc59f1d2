import { KERNEL } from './kernel.ts';
import { MAX_INPUTS, ROWS } from './rows.ts';
import { HIDDEN_ONE, type NetWeights, STAGES } from './weights.ts';

/** Three sides have six views of one another. */
const MAX_VIEWS = 6;
/** Rows of a view besides those of the inputs: its bias and the output weights of each stage. */
export const VIEW_ROWS = 1 + STAGES;
/** Where the inputs of each view begin: first those of the net itself, for views that change nothing, then those of each view. */
export const inputsOf = (view: number): number => (view + 1) * ROWS;
export const biasOf = (view: number): number => inputsOf(MAX_VIEWS) + view * VIEW_ROWS;
const MEMORY_ROWS = biasOf(MAX_VIEWS);

/** Where a forward pass is computed. */
export interface Forward {
  /** The numbers of the rows that count are written here. */
  readonly inputs: Int32Array;
  /** Rows as wide as the hidden layer: those of the net, of the views of a match, and the bias and output weights of each view. */
  readonly rows: Int16Array;
  /** There is room for one match: this names the one whose views are loaded. */
  loaded: string;
  /** The output without its bias, by the numbers of rows: where inputs begin, of the bias and of the output weights. */
  forward(count: number, firstRow: number, biasRow: number, outputRow: number): number;
}

interface KernelExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  reserve(rows: number, most: number, hidden: number): number;
  forward(count: number, firstRow: number, biasRow: number, outputRow: number): number;
}

/** The exports of a WebAssembly module, as typed by the caller. */
export const instantiated = <Exports>(wasm: Uint8Array): Exports =>
  new WebAssembly.Instance(new WebAssembly.Module(wasm as Uint8Array<ArrayBuffer>)).exports as unknown as Exports;

const inputRows = ({ ints, hidden }: NetWeights): Int16Array => ints.subarray(0, ROWS * hidden);

/** In SIMD. undefined: this machine has none. */
export function simdForward(net: NetWeights): Forward | undefined {
  try {
    const bytes = Uint8Array.from(atob(KERNEL), (letter) => letter.charCodeAt(0));
    const exports = instantiated<KernelExports>(bytes);
    const start = exports.reserve(MEMORY_ROWS, MAX_INPUTS, net.hidden);
    const inputs = new Int32Array(exports.memory.buffer, start, MAX_INPUTS);
    const rows = new Int16Array(exports.memory.buffer, start + inputs.byteLength, MEMORY_ROWS * net.hidden);
    rows.set(inputRows(net));
    return { inputs, rows, loaded: '', forward: exports.forward };
  } catch {
    return undefined;
  }
}

/** Computes the same numbers without SIMD. */
export function plainForward(net: NetWeights): Forward {
  const { hidden } = net;
  const inputs = new Int32Array(MAX_INPUTS);
  const rows = new Int16Array(MEMORY_ROWS * hidden);
  rows.set(inputRows(net));
  const sums = new Int16Array(hidden);
  const forward = (count: number, firstRow: number, biasRow: number, outputRow: number): number => {
    sums.set(rows.subarray(biasRow * hidden, (biasRow + 1) * hidden));
    for (let i = 0; i < count; i++) {
      const row = (firstRow + (inputs[i] as number)) * hidden;
      for (let j = 0; j < hidden; j++) sums[j] = (sums[j] as number) + (rows[row + j] as number);
    }
    const output = outputRow * hidden;
    let total = 0;
    for (let j = 0; j < hidden; j++) {
      const clipped = Math.max(0, Math.min(HIDDEN_ONE, sums[j] as number));
      total = (total + clipped * clipped * (rows[output + j] as number)) | 0;
    }
    return total;
  };
  return { inputs, rows, loaded: '', forward };
}
