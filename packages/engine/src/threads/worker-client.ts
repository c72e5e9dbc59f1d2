/** The part of a Web Worker that is used here. */
export interface WorkerLike<Sent = unknown> {
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', hear: (event: { readonly message: string }) => void): void;
  postMessage(message: Sent): void;
  terminate(): void;
}

/** From the client to its worker. */
export type WorkerMessage<Request> =
  | { readonly id: number; readonly request: Request }
  | { readonly id: number; readonly stop: true };

/** From the worker to its client. `ready`: the script was loaded, or is still at work. `answer` and `failure` are the last word about an id. */
export type WorkerReply<Answer, Progress> =
  | { readonly ready: true }
  | { readonly id: number; readonly progress: Progress }
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly failure: string };

/** The request was taken back. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** The client was closed. */
export class Closed extends Error {
  override readonly name = 'Closed';
}

/** The worker could not be loaded, died or did not answer in time, and so did the one that replaced it. */
export class WorkerFailed extends Error {
  override readonly name = 'WorkerFailed';
}

export interface AskOptions<Progress> {
  readonly onProgress?: (progress: Progress) => void;
  /** Takes the request back. A worker that does not notice within `STOP_TIMEOUT_MS` is replaced. */
  readonly signal?: AbortSignal;
  /**
   * Maximum silence of a loaded worker while it is busy with this request; progress and heartbeats end a silence. A worker that is silent for
   * longer is replaced. Left out: no limit.
   */
  readonly timeoutMs?: number;
}

/** Maximum wait for the first sign of life of a worker. */
const LOAD_TIMEOUT_MS = 30_000;
/** Maximum wait until a loaded worker confirms `stop`. */
const STOP_TIMEOUT_MS = 800;
/** A timer that fires later than this was held up, as in a device that was asleep: the worker was held up too. */
const HELD_UP_MS = 1_000;
/** Browsers fire much longer timers at once; nothing is limited to weeks. */
const MAX_TIMER_MS = 2e9;
/** A request is sent to a second worker if the first one fails. */
const MAX_ATTEMPTS = 2;

interface Pending<Request, Answer, Progress> extends AskOptions<Progress> {
  readonly id: number;
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  failures: number;
}

type Timer = ReturnType<typeof setTimeout>;

/** The loading or the silence of the worker, or the stop of the request with this id. */
type TimerKey = 'load' | 'silence' | number;

/**
 * Asks a worker, which starts with the first request. A worker that cannot be loaded, dies or falls silent is replaced once, and gets what was
 * not answered yet; if that one fails too, the requests are rejected and the next one starts another.
 */
export class WorkerClient<Request, Answer, Progress = never> {
  readonly #spawn: () => WorkerLike<WorkerMessage<Request>>;
  readonly #pending = new Map<number, Pending<Request, Answer, Progress>>();
  /** Requests that were taken back, and that the worker has not confirmed. */
  readonly #stopping = new Set<number>();
  readonly #timers = new Map<TimerKey, Timer>();
  #worker: WorkerLike<WorkerMessage<Request>> | undefined;
  #isAlive = false;
  #isClosed = false;
  #lastId = 0;

  constructor(spawn: () => WorkerLike<WorkerMessage<Request>>) {
    this.#spawn = spawn;
  }

  /** Rejects with `Stopped`, `Closed` or `WorkerFailed`. */
  ask(request: Request, options: AskOptions<Progress> = {}): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(new Closed('this client is closed'));
    if (options.signal?.aborted) return Promise.reject(new Stopped('the request was stopped'));
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      const pending = { ...options, id, request, resolve, reject, failures: 0 };
      this.#pending.set(id, pending);
      options.signal?.addEventListener('abort', () => this.#takeBack(id), { once: true });
      this.#send([pending]);
    });
  }

  /** Takes everything back. A worker that computes hears nothing, so it is ended; one without work stays for the next request. */
  stop(): void {
    if (this.#pending.size > 0) this.endWorker();
  }

  /** Takes everything back and ends the worker; the next request starts another. */
  endWorker(): void {
    this.#endWorker();
    this.#rejectAll(new Stopped('the request was stopped'));
  }

  close(): void {
    this.#isClosed = true;
    this.#endWorker();
    this.#rejectAll(new Closed('this client is closed'));
  }

  #send(requests: readonly Pending<Request, Answer, Progress>[]): void {
    let worker: WorkerLike<WorkerMessage<Request>>;
    try {
      worker = this.#worker ?? this.#start();
    } catch (error) {
      return this.#fail(String(error));
    }
    for (const pending of requests) {
      // A worker may fail while it is sent something: then its replacement was sent everything already.
      if (worker !== this.#worker) return;
      if (!this.#timers.has('silence')) this.#watchSilence();
      try {
        worker.postMessage({ id: pending.id, request: pending.request });
      } catch (error) {
        this.#settle(pending.id)?.reject(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  #start(): WorkerLike<WorkerMessage<Request>> {
    const worker = this.#spawn();
    this.#worker = worker;
    this.#isAlive = false;
    this.#setTimer('load', LOAD_TIMEOUT_MS, () => this.#fail('the worker was not loaded in time'));
    worker.addEventListener('message', ({ data }) => {
      if (worker === this.#worker) this.#hear(data as WorkerReply<Answer, Progress>);
    });
    worker.addEventListener('error', ({ message }) => {
      if (worker === this.#worker) this.#fail(message);
    });
    return worker;
  }

  #hear(reply: WorkerReply<Answer, Progress>): void {
    this.#noteLife();
    if ('ready' in reply) return;
    if ('progress' in reply) this.#pending.get(reply.id)?.onProgress?.(reply.progress);
    else if ('answer' in reply) this.#settle(reply.id)?.resolve(reply.answer);
    else this.#settle(reply.id)?.reject(new WorkerFailed(reply.failure));
  }

  #noteLife(): void {
    const wasAlive = this.#isAlive;
    this.#isAlive = true;
    this.#clearTimer('load');
    this.#watchSilence();
    if (!wasAlive) for (const id of this.#stopping) this.#watchStop(id);
  }

  /** The oldest request is the one the worker is busy with. Its time counts from the last sign of life, and never while the worker is being loaded. */
  #watchSilence(): void {
    this.#clearTimer('silence');
    const [busyWith] = this.#pending.values();
    if (!this.#isAlive || !busyWith?.timeoutMs || busyWith.timeoutMs > MAX_TIMER_MS) return;
    const { timeoutMs } = busyWith;
    const dueAt = Date.now() + timeoutMs;
    this.#setTimer('silence', timeoutMs, () => {
      if (Date.now() > dueAt + HELD_UP_MS) this.#watchSilence();
      else this.#fail('the worker did not answer in time', [busyWith]);
    });
  }

  #takeBack(id: number): void {
    const pending = this.#settle(id);
    if (!pending) return;
    this.#stopping.add(id);
    this.#worker?.postMessage({ id, stop: true });
    if (this.#isAlive) this.#watchStop(id);
    pending.reject(new Stopped('the request was stopped'));
  }

  #watchStop(id: number): void {
    this.#setTimer(id, STOP_TIMEOUT_MS, () => this.#replace());
  }

  #settle(id: number): Pending<Request, Answer, Progress> | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    this.#stopping.delete(id);
    this.#clearTimer(id);
    this.#watchSilence();
    return pending;
  }

  /** The worker is of no use any more: requests that have met their last failure are rejected, the others go to another worker. */
  #fail(reason: string, concerned = [...this.#pending.values()]): void {
    for (const pending of concerned) {
      if (++pending.failures >= MAX_ATTEMPTS) this.#settle(pending.id)?.reject(new WorkerFailed(reason));
    }
    this.#replace();
  }

  #replace(): void {
    this.#endWorker();
    if (this.#pending.size > 0) this.#send([...this.#pending.values()]);
  }

  #endWorker(): void {
    for (const key of [...this.#timers.keys()]) this.#clearTimer(key);
    this.#stopping.clear();
    const worker = this.#worker;
    this.#worker = undefined;
    this.#isAlive = false;
    worker?.terminate();
  }

  #rejectAll(error: Error): void {
    for (const id of [...this.#pending.keys()]) this.#settle(id)?.reject(error);
  }

  #setTimer(key: TimerKey, delayMs: number, run: () => void): void {
    this.#clearTimer(key);
    this.#timers.set(key, setTimeout(run, delayMs));
  }

  #clearTimer(key: TimerKey): void {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
  }
}
