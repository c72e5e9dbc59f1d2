import type { Match, Position } from '@oia/rules';
import { ACTIVE, OUT } from '@oia/rules/layout';
import type { Evaluator } from '../evaluation.ts';
import { Features, MOST_INPUTS, ROWS } from './features.ts';
import { KERNEL } from './kernel.ts';

export const HIDDEN = 128;
/** What 1 is in the hidden layer, and in the output weights. */
export const HIDDEN_ONE = 255;
export const OUTPUT_ONE = 64;
/** A score of this size is a win probability of 1 / (1 + 1/e). */
export const SCALE = 400;

/** `OIA` and a version; the weights follow as 16 bit ints, the bias of the output as the last one. */
const MAGIC = 0x3141_494f;
const HEADER_BYTES = 8;
export const NET_INTS = (ROWS + 2) * HIDDEN + 1;

/** The weights of a net, as they stand in its file. */
export interface NetWeights {
  /** Rows, bias, output weights. */
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

/** Where a forward pass is computed: inputs are written to `inputs`. */
interface Forward {
  readonly inputs: Int32Array;
  forward(count: number): number;
}

interface KernelExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  reserve(rows: number, most: number): number;
  forward(count: number): number;
}

/** What a WebAssembly module offers; the caller knows what that is. */
export const instantiated = <Exports>(wasm: Uint8Array): Exports =>
  new WebAssembly.Instance(new WebAssembly.Module(wasm as Uint8Array<ArrayBuffer>)).exports as unknown as Exports;

/** In SIMD. undefined: this machine has none. */
export function simdForward({ ints }: NetWeights): Forward | undefined {
  try {
    const bytes = Uint8Array.from(atob(KERNEL), (letter) => letter.charCodeAt(0));
    const exports = instantiated<KernelExports>(bytes);
    const start = exports.reserve(ROWS, MOST_INPUTS);
    new Int16Array(exports.memory.buffer, start, ints.length).set(ints);
    const inputs = new Int32Array(exports.memory.buffer, start + ints.length * 2, MOST_INPUTS);
    return { inputs, forward: exports.forward };
  } catch {
    return undefined;
  }
}

/** The same numbers without SIMD. */
export function plainForward({ ints }: NetWeights): Forward {
  const inputs = new Int32Array(MOST_INPUTS);
  const sums = new Int16Array(HIDDEN);
  const bias = ints.subarray(ROWS * HIDDEN, (ROWS + 1) * HIDDEN);
  const output = ints.subarray((ROWS + 1) * HIDDEN);
  const forward = (count: number): number => {
    sums.set(bias);
    for (let i = 0; i < count; i++) {
      const row = (inputs[i] as number) * HIDDEN;
      for (let j = 0; j < HIDDEN; j++) sums[j] = (sums[j] as number) + (ints[row + j] as number);
    }
    let total = 0;
    for (let j = 0; j < HIDDEN; j++) {
      const clipped = Math.max(0, Math.min(HIDDEN_ONE, sums[j] as number));
      total = (total + clipped * clipped * (output[j] as number)) | 0;
    }
    return total;
  };
  return { inputs, forward };
}

const FORWARDS = new WeakMap<NetWeights, Forward>();

/** The fastest forward pass of a net that this machine can do; made once for each net. */
function forwardOf(net: NetWeights): Forward {
  const forward = FORWARDS.get(net) ?? simdForward(net) ?? plainForward(net);
  FORWARDS.set(net, forward);
  return forward;
}

/** Judges positions of one match by a net. */
export class NetEvaluator implements Evaluator {
  readonly scale = SCALE;
  readonly #match: Match;
  readonly #features: Features;
  readonly #forward: Forward;
  readonly #outputBias: number;

  constructor(match: Match, net: NetWeights, forward: Forward = forwardOf(net)) {
    this.#match = match;
    this.#forward = forward;
    this.#features = new Features(match, forward.inputs);
    this.#outputBias = net.outputBias;
  }

  evaluate(p: Position, side: number): number {
    const active = this.#match.sideOf(p[ACTIVE] as number);
    if (active !== side) return -this.#against(p, side);
    return this.#match.sides === 2 ? this.#against(p, 1 - side) : this.#againstWorst(p, side);
  }

  /** Among three: the worst that the side to move has against anybody. */
  #againstWorst(p: Position, us: number): number {
    let worst = Number.POSITIVE_INFINITY;
    for (let side = 0; side < this.#match.sides; side++) {
      const isOut = (((p[OUT] as number) >> side) & 1) !== 0;
      if (side !== us && !isOut) worst = Math.min(worst, this.#against(p, side));
    }
    return worst;
  }

  /** The score of the side to move against another. */
  #against(p: Position, them: number): number {
    const total = this.#forward.forward(this.#features.read(p, them));
    const output = total / HIDDEN_ONE + this.#outputBias;
    return Math.round((output * SCALE) / (HIDDEN_ONE * OUTPUT_ONE));
  }
}
