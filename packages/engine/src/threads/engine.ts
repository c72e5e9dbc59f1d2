import type { Fault, Result } from '@oia/rules';
import type { Question } from '../question/question.ts';
import type { Thought } from '../thinking/think.ts';
import { WorkerClient, WorkerFailed, type WorkerLike, type WorkerMessage } from './worker-client.ts';

/** Messages to an engine's worker, and its answers. */
export type EngineMessage = WorkerMessage<Question>;
export type EngineAnswer = Result<Thought>;

/** Why there is no thought: a bad question, or a fault of the engine itself. */
export type ThinkFault = Fault | { readonly code: 'failed'; readonly at?: string };

/** The engine could not answer; `fault` says why. */
export class ThinkingFailed extends Error {
  override readonly name = 'ThinkingFailed';
  readonly fault: ThinkFault;

  constructor(fault: ThinkFault) {
    super(`no thought: ${fault.code}${fault.at === undefined ? '' : ` at ${fault.at}`}`);
    this.fault = fault;
  }
}

/** A failed worker as a fault of the engine; other errors stay what they are. */
export const asThinkingFailed = (error: unknown): unknown =>
  error instanceof WorkerFailed ? new ThinkingFailed({ code: 'failed', at: error.message }) : error;

/** Silence beyond the budget of a question after which the worker is replaced: far more than a slow phone needs between two heartbeats. */
const SILENCE_MARGIN_MS = 20_000;

/** The engine in a worker, which starts with the first question. */
export class Engine {
  readonly #client: WorkerClient<Question, EngineAnswer>;
  readonly #silenceMarginMs: number;

  constructor(spawn: () => WorkerLike<EngineMessage>, silenceMarginMs = SILENCE_MARGIN_MS) {
    this.#client = new WorkerClient(spawn);
    this.#silenceMarginMs = silenceMarginMs;
  }

  /** Rejects with `ThinkingFailed`, `Stopped` or `Closed`. */
  async think(question: Question): Promise<Thought> {
    const timeoutMs = question.budget + this.#silenceMarginMs;
    const answer = await this.#client.ask(question, { timeoutMs }).catch((error: unknown) => {
      throw asThinkingFailed(error);
    });
    if (!answer.ok) throw new ThinkingFailed(answer.error);
    return answer.value;
  }

  /** Takes back all questions. */
  stop(): void {
    this.#client.stop();
  }

  close(): void {
    this.#client.close();
  }
}
