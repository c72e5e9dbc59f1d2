import { asThinkingFailed, type ThinkFault, ThinkingFailed } from '../threads/engine.ts';
import { Stopped, WorkerClient, type WorkerLike, type WorkerMessage } from '../threads/worker-client.ts';
import type { Report } from './report.ts';
import type { AnalysisRequest } from './request.ts';
import type { Judgement, ReviewRequest } from './review.ts';

/** Messages to the analyst's worker. */
export type AnalystRequest = { readonly analyse: AnalysisRequest } | { readonly review: ReviewRequest };
export type AnalystMessage = WorkerMessage<AnalystRequest>;

/** Its progress reports: the state of an analysis, or the judgement of a turn by its place in the review. */
export type AnalystProgress = { readonly report: Report } | { readonly turn: number; readonly judgement: Judgement };

/** How a request ended: completed or stopped, or by a fault. */
export type AnalystAnswer = { readonly fault?: ThinkFault };

/** An analysis or a review under way. */
export interface AnalystTask {
  /** Resolves when there is nothing more to find out, or when it was stopped; rejects with `ThinkingFailed`. */
  readonly ended: Promise<void>;
  /** Nothing is reported from now on. */
  stop(): void;
}

/** Silence after which the worker is replaced. It looks for messages many times a second; a slow phone may need seconds to begin. */
const MAX_SILENCE_MS = 20_000;

/** Analyses in a worker, one thing at a time: a new request stops the one under way. */
export class Analyst {
  readonly #client: WorkerClient<AnalystRequest, AnalystAnswer, AnalystProgress>;
  readonly #maxSilenceMs: number;
  #current: AbortController | undefined;

  constructor(spawn: () => WorkerLike<AnalystMessage>, maxSilenceMs = MAX_SILENCE_MS) {
    this.#client = new WorkerClient(spawn);
    this.#maxSilenceMs = maxSilenceMs;
  }

  analyse(analyse: AnalysisRequest, hear: (report: Report) => void): AnalystTask {
    return this.#begin({ analyse }, (progress) => {
      if ('report' in progress) hear(progress.report);
    });
  }

  /** `hear` gets the judgement of each turn, with its place among those that were asked for. */
  review(review: ReviewRequest, hear: (judgement: Judgement, turn: number) => void): AnalystTask {
    return this.#begin({ review }, (progress) => {
      if ('judgement' in progress) hear(progress.judgement, progress.turn);
    });
  }

  /** Ends the worker; the next request starts another. */
  close(): void {
    this.#client.endWorker();
  }

  #begin(request: AnalystRequest, onProgress: (progress: AnalystProgress) => void): AnalystTask {
    this.#current?.abort();
    const current = new AbortController();
    this.#current = current;
    return { ended: this.#run(request, onProgress, current.signal), stop: () => current.abort() };
  }

  async #run(
    request: AnalystRequest,
    onProgress: (progress: AnalystProgress) => void,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      const { fault } = await this.#client.ask(request, { onProgress, signal, timeoutMs: this.#maxSilenceMs });
      if (fault) throw new ThinkingFailed(fault);
    } catch (error) {
      if (!(error instanceof Stopped)) throw asThinkingFailed(error);
    }
  }
}
