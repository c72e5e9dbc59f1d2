import type { MatchPosition, Position } from '@oia/rules';
import { ACTIVE } from '@oia/rules/layout';
import type { Evaluator } from '../../packages/engine/src/evaluation/evaluator.ts';
import type { NetWeights } from '../../packages/engine/src/evaluation/net/weights.ts';
import type { EngineCode } from './engine-code.ts';

/** When a search ends. */
export interface Extent {
  readonly depth?: number;
  /** Milliseconds of processor time. */
  readonly ms?: number;
}

/** The cost of a search, in milliseconds of processor time. */
export interface Effort {
  readonly nodes: number;
  readonly ms: number;
}

const MAX_DEPTH = 40;

export const perSecond = ({ nodes, ms }: Effort): number => (1000 * nodes) / ms;

export const together = (efforts: readonly Effort[]): Effort => ({
  nodes: efforts.reduce((sum, { nodes }) => sum + nodes, 0),
  ms: efforts.reduce((sum, { ms }) => sum + ms, 0),
});

/** Searches positions with one engine, each from an empty table, so that no result depends on another. */
export class Workbench {
  readonly #code: EngineCode;
  readonly #net: NetWeights | undefined;
  readonly #table: InstanceType<EngineCode['Transpositions']>;

  /** `net`: undefined for the hand-made evaluation. */
  constructor(code: EngineCode, net: NetWeights | undefined) {
    this.#code = code;
    this.#net = net;
    this.#table = new code.Transpositions();
  }

  run(text: string, { depth = MAX_DEPTH, ms = Number.POSITIVE_INFINITY }: Extent): Effort {
    const { match, position } = this.#read(text);
    const side = match.sideOf(position[ACTIVE] as number);
    this.#table.clear();
    const clock = ms === Number.POSITIVE_INFINITY ? () => 0 : threadClock();
    const timer = new this.#code.Timer(clock, { budget: ms });
    const search = new this.#code.Search(match, side, timer, {
      table: this.#table,
      evaluator: this.#evaluatorOf(match),
    });
    const finder = new this.#code.TurnFinder(match, search);
    return effortOf(timer, () => finder.find(position as Position, depth));
  }

  #read(text: string): MatchPosition {
    const read = this.#code.parsePosition(text);
    if (!read.ok) throw new Error(`${read.error.code}: ${text}`);
    return read.value;
  }

  #evaluatorOf(match: MatchPosition['match']): Evaluator {
    return this.#net ? new this.#code.NetEvaluator(match, this.#net) : new this.#code.HandMadeEvaluator(match);
  }
}

function effortOf(timer: { readonly nodes: number }, work: () => unknown): Effort {
  const ms = processorTime(work);
  return { nodes: timer.nodes, ms };
}

/** Asking the system takes a microsecond: at most once in a millisecond. */
function threadClock(): () => number {
  let asked = 0;
  let used = 0;
  return () => {
    const now = performance.now();
    if (now - asked < 1) return used;
    asked = now;
    const { user, system } = process.threadCpuUsage();
    used = (user + system) / 1000;
    return used;
  };
}

/** Milliseconds of processor time that this thread needs for some work, which hardly depends on other programs. */
export function processorTime(work: () => unknown): number {
  const begun = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}
