import { Closed, ThinkingFailed } from '@oia/engine';
import type { EngineThreadLike } from '@oia/engine/node';
import { FairQueue, type QueueLimits } from '../util/fair-queue.ts';
import type { Job } from './job.ts';

/** Too many questions wait; ask again later. */
export class EngineBusy extends Error {
  override readonly name = 'EngineBusy';
}

export interface PoolOptions extends QueueLimits {
  readonly threads: number;
  /** Milliseconds without work after which a thread ends. */
  readonly idle: number;
  /** Milliseconds by which a thread may exceed its budget. */
  readonly graceMs?: number;
  /** Milliseconds that a new thread may need to start. */
  readonly startMs?: number;
  readonly spawn: () => EngineThreadLike;
}

/** A thread that exceeds its budget by more is stuck, and is ended. */
const GRACE_MS = 3_000;
/** More time for the first question of a thread: on a busy machine it takes seconds to load its code. */
const START_MS = 15_000;

/** A pool of threads that think for all rooms. Threads start on demand; one that dies fails its question and is replaced. */
export class EnginePool {
  readonly #options: PoolOptions;
  readonly #queue: FairQueue<Job>;
  readonly #working = new Map<EngineThreadLike, Job>();
  /** Idle threads and their timers. */
  readonly #resting = new Map<EngineThreadLike, NodeJS.Timeout>();
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#queue = new FairQueue(options);
  }

  get load(): { readonly waiting: number; readonly thinking: number; readonly threads: number } {
    const thinking = this.#working.size;
    return { waiting: this.#queue.size, thinking, threads: thinking + this.#resting.size };
  }

  add(job: Job): void {
    if (this.#isClosed) return job.reject(new Closed('the engine is closed'));
    if (!this.#queue.push(job.room, job)) return job.reject(new EngineBusy('too many questions wait'));
    this.#serve();
  }

  /** Frees the place in the queue, or the thread. */
  remove(job: Job): void {
    job.takeBack();
    this.#queue.remove(job.room, job);
    for (const [brain, own] of this.#working) if (own === job) brain.stop();
  }

  close(): void {
    this.#isClosed = true;
    for (let job = this.#queue.shift(); job; job = this.#queue.shift()) job.reject(new Closed('the engine is closed'));
    for (const job of this.#working.values()) job.reject(new Closed('the engine is closed'));
    for (const brain of [...this.#working.keys(), ...this.#resting.keys()]) this.#end(brain);
  }

  #serve(): void {
    while (this.#queue.size > 0) {
      if (!this.#hasFreeThread) return;
      const job = this.#queue.shift();
      if (job) this.#begin(job);
    }
  }

  get #hasFreeThread(): boolean {
    return this.#resting.size > 0 || this.#working.size < this.#options.threads;
  }

  /** A thread that cannot start or fails rejects its own question only. */
  #begin(job: Job): void {
    const fail = (error: unknown): void =>
      job.reject(new ThinkingFailed({ code: 'failed', at: error instanceof Error ? error.message : String(error) }));
    try {
      const { graceMs = GRACE_MS, startMs = START_MS } = this.#options;
      const limitMs = job.question.budget + graceMs + (this.#resting.size > 0 ? 0 : startMs);
      this.#work(this.#freeBrain(), job, limitMs).catch(fail);
    } catch (error) {
      fail(error);
    }
  }

  #freeBrain(): EngineThreadLike {
    const [rested] = this.#resting.keys();
    if (!rested) return this.#options.spawn();
    clearTimeout(this.#resting.get(rested));
    this.#resting.delete(rested);
    return rested;
  }

  async #work(brain: EngineThreadLike, job: Job, limitMs: number): Promise<void> {
    this.#working.set(brain, job);
    const { promise: overdue, resolve: giveUp } = Promise.withResolvers<'overdue'>();
    const guard = setTimeout(() => giveUp('overdue'), limitMs);
    let isUsable = false;
    try {
      const answered = await Promise.race([brain.think(job.question, 'wall', () => undefined), overdue]);
      if (answered === 'overdue') throw new Error('the thread did not answer in time');
      isUsable = true;
      if (answered.ok) job.resolve(answered.thought);
      else job.reject(new ThinkingFailed({ code: 'failed', at: `${answered.code} ${answered.what}` }));
    } finally {
      clearTimeout(guard);
      this.#working.delete(brain);
      if (!isUsable) brain.close();
      else if (!this.#isClosed) this.#rest(brain);
      this.#serve();
    }
  }

  #rest(brain: EngineThreadLike): void {
    const timer = setTimeout(() => this.#end(brain), this.#options.idle);
    this.#resting.set(brain, timer.unref());
  }

  #end(brain: EngineThreadLike): void {
    clearTimeout(this.#resting.get(brain));
    this.#resting.delete(brain);
    brain.close();
  }
}
