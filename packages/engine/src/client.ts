import type { Answer, Message, ThinkFault } from './messages.ts';
import type { Question } from './question.ts';
import type { Thought } from './think.ts';

/** What is used of a Web Worker that is sent such messages. */
export interface WorkerLike<Sent = Message> {
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', hear: (event: { readonly message: string }) => void): void;
  postMessage(message: Sent): void;
  terminate(): void;
}

/** The question was taken back. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** There is nobody left to ask. */
export class Closed extends Error {
  override readonly name = 'Closed';
}

/** The engine could not answer; `fault` says why. */
export class ThinkingFailed extends Error {
  override readonly name = 'ThinkingFailed';
  readonly fault: ThinkFault;

  constructor(fault: ThinkFault) {
    super(`no thought: ${fault.code}${fault.at === undefined ? '' : ` at ${fault.at}`}`);
    this.fault = fault;
  }
}

interface Waiting {
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
}

/** Asks a worker, so that the page never waits. The worker starts with the first question. */
export class Thinker {
  readonly #spawn: () => WorkerLike;
  readonly #waiting = new Map<number, Waiting>();
  #worker: WorkerLike | undefined;
  #lastId = 0;
  #isClosed = false;

  constructor(spawn: () => WorkerLike) {
    this.#spawn = spawn;
  }

  think(question: Question): Promise<Thought> {
    if (this.#isClosed) return Promise.reject(new Closed('this thinker is closed'));
    const worker = this.#worker ?? this.#start();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, question });
    });
  }

  /** Interrupts everything under way. A thinking worker hears nothing, so it is ended; the next question starts another. */
  stop(): void {
    if (this.#waiting.size === 0) return;
    this.#end();
    this.#rejectAll(new Stopped('thinking was stopped'));
  }

  close(): void {
    this.#isClosed = true;
    this.#end();
    this.#rejectAll(new Closed('this thinker was closed'));
  }

  #start(): WorkerLike {
    const worker = this.#spawn();
    worker.addEventListener('message', ({ data }) => this.#hear(data as Answer));
    worker.addEventListener('error', ({ message }) => this.#fail(worker, message));
    this.#worker = worker;
    return worker;
  }

  /** What a worker says that was ended before is of no interest. */
  #fail(worker: WorkerLike, message: string): void {
    if (worker !== this.#worker) return;
    this.#end();
    this.#rejectAll(new ThinkingFailed({ code: 'failed', at: message }));
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('thought' in answer) waiting?.resolve(answer.thought);
    else waiting?.reject(new ThinkingFailed(answer.error));
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #rejectAll(error: Error): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(error);
  }
}
