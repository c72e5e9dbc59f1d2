import { ThinkingFailed, type WorkerLike } from '../client.ts';
import type { ThinkFault } from '../messages.ts';
import type { AnalystAnswer, AnalystMessage } from './messages.ts';
import type { Report } from './report.ts';
import type { AnalysisRequest } from './request.ts';
import type { Judgement, ReviewRequest } from './review.ts';

/** Milliseconds a worker has to hear `stop`; one that is deep in thought is ended. */
const HEARING = 800;

/** Something the analyst does. */
export interface Work {
  /** Resolves when there is nothing more to find out, or when it was stopped; rejects with `ThinkingFailed`. */
  readonly ended: Promise<void>;
  /** Nothing is heard of it any more, from now on. */
  stop(): void;
}

interface Task {
  readonly message: AnalystMessage;
  readonly hear: (answer: AnalystAnswer) => void;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** Asks a worker that analyses, so that the page never waits. One thing at a time: what is asked next ends what is under way. */
export class Analyst {
  readonly #spawn: () => WorkerLike<AnalystMessage>;
  #worker: WorkerLike<AnalystMessage> | undefined;
  #task: Task | undefined;
  #lastId = 0;
  /** Stopped, and not yet acknowledged. */
  readonly #fading = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(spawn: () => WorkerLike<AnalystMessage>) {
    this.#spawn = spawn;
  }

  analyse(analyse: AnalysisRequest, hear: (report: Report) => void): Work {
    return this.#begin({ id: ++this.#lastId, analyse }, (answer) => {
      if ('report' in answer) hear(answer.report);
    });
  }

  /** `hear` gets each turn of the game by its place among those that were asked for. */
  review(review: ReviewRequest, hear: (judgement: Judgement, turn: number) => void): Work {
    return this.#begin({ id: ++this.#lastId, review }, (answer) => {
      if ('judgement' in answer) hear(answer.judgement, answer.turn);
    });
  }

  close(): void {
    this.#stop();
    this.#end();
  }

  #begin(message: AnalystMessage, hear: Task['hear']): Work {
    this.#stop();
    const ended = new Promise<void>((resolve, reject) => {
      this.#task = { message, hear, resolve, reject };
    });
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
    return { ended, stop: () => this.#task?.message.id === message.id && this.#stop() };
  }

  #stop(): void {
    const task = this.#task;
    if (!task) return;
    this.#task = undefined;
    const { id } = task.message;
    this.#worker?.postMessage({ id, stop: true });
    this.#fading.set(
      id,
      setTimeout(() => this.#replace(), HEARING),
    );
    task.resolve();
  }

  /** It did not hear: another one takes over what was asked since. */
  #replace(): void {
    this.#end();
    if (!this.#task) return;
    this.#worker = this.#start();
    this.#worker.postMessage(this.#task.message);
  }

  #start(): WorkerLike<AnalystMessage> {
    const worker = this.#spawn();
    worker.addEventListener('message', ({ data }) => worker === this.#worker && this.#hear(data as AnalystAnswer));
    worker.addEventListener('error', ({ message }) => worker === this.#worker && this.#lose(message));
    return worker;
  }

  #hear(answer: AnalystAnswer): void {
    if ('ended' in answer) this.#forget(answer.id);
    const task = this.#task;
    if (task?.message.id !== answer.id) return;
    if ('error' in answer) this.#fail(answer.error);
    else if ('ended' in answer) {
      this.#task = undefined;
      task.resolve();
    } else task.hear(answer);
  }

  #forget(id: number): void {
    clearTimeout(this.#fading.get(id));
    this.#fading.delete(id);
  }

  #fail(fault: ThinkFault): void {
    const task = this.#task;
    this.#task = undefined;
    task?.reject(new ThinkingFailed(fault));
  }

  #lose(message: string): void {
    this.#end();
    this.#fail({ code: 'failed', at: message });
  }

  #end(): void {
    for (const id of [...this.#fading.keys()]) this.#forget(id);
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
