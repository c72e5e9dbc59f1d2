import type { Result } from '@oia/rules';
import type { NetWeights } from '../evaluation/net/weights.ts';
import type { Question } from '../question/question.ts';
import { staticValue } from '../thinking/static-value.ts';
import type { Thought } from '../thinking/think.ts';
import type { ThreadData, ThreadRequest } from './engine-thread-entry.ts';
import { nodeWorker } from './node-threads.ts';
import { DEFAULT_RESOURCES, type Resources } from './search-threads.ts';
import { WorkerClient } from './worker-client.ts';

/** Which clock the budget of a question is measured with. */
export type ClockKind = 'wall' | 'cpu';

export type ThreadAnswer =
  | { readonly ok: true; readonly thought: Thought }
  | { readonly ok: false; readonly code: string; readonly what: string };

/** An engine in another thread, so that the caller's thread stays free while it thinks. */
export interface EngineThreadLike {
  /** Never rejects. */
  think(question: Question, clock: ClockKind, report: (progress: Thought) => void): Promise<ThreadAnswer>;
  /** The value without looking ahead, from -1 to 1; it takes no thread. */
  evaluate(question: Question): Result<number>;
  /** Ends the search with the best answer so far. */
  stop(): void;
  /** Clears the memory for another game. */
  forget(): void;
  /** Sets the memory and the number of threads for the questions to come. */
  allot(resources: Partial<Resources>): void;
  close(): void;
}

/** Thinks in a thread of Node, which reports its progress and can be stopped with the best answer so far. */
export class EngineThread implements EngineThreadLike {
  readonly #stopFlag = new Int32Array(new SharedArrayBuffer(4));
  readonly #net: NetWeights | undefined;
  readonly #client = new WorkerClient<ThreadRequest, ThreadAnswer, Thought>(() => this.#spawn());
  #resources: Resources;

  /** `net`: left out, it uses the hand-made evaluation. */
  constructor(net?: NetWeights, resources: Resources = DEFAULT_RESOURCES) {
    this.#net = net;
    this.#resources = resources;
  }

  allot(resources: Partial<Resources>): void {
    this.#resources = { ...this.#resources, ...resources };
    this.close();
  }

  /** It starts the thread, so that the first question need not wait for it. */
  forget(): void {
    // A thread that cannot be started says so with the next question.
    this.#client.ask('newgame').catch(() => undefined);
  }

  async think(question: Question, clock: ClockKind, report: (progress: Thought) => void): Promise<ThreadAnswer> {
    Atomics.store(this.#stopFlag, 0, 0);
    try {
      return await this.#client.ask({ question, clock }, { onProgress: report });
    } catch (error) {
      return { ok: false, code: 'failed', what: error instanceof Error ? error.message : String(error) };
    }
  }

  evaluate(question: Question): Result<number> {
    return staticValue(question, this.#net);
  }

  #spawn(): ReturnType<typeof nodeWorker<never>> {
    const workerData: ThreadData = { stopFlag: this.#stopFlag.buffer, net: this.#net, resources: this.#resources };
    return nodeWorker(new URL('./engine-thread-entry.ts', import.meta.url), { workerData });
  }

  stop(): void {
    Atomics.store(this.#stopFlag, 0, 1);
  }

  /** Ends the thread; the next question starts another. */
  close(): void {
    this.#client.endWorker();
  }
}
