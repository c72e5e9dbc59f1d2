import { Closed, ThinkingFailed } from '@oia/engine';
import type { Brain } from '@oia/engine/node';
import { FairQueue, type QueueLimits } from './fair-queue.ts';
import type { Job } from './job.ts';

/** So many wait already that another one would wait too long: ask again later. */
export class EngineBusy extends Error {
  override readonly name = 'EngineBusy';
}

export interface PoolOptions extends QueueLimits {
  readonly threads: number;
  /** Milliseconds without work after which a thread is ended. */
  readonly idle: number;
  readonly spawn: () => Brain;
}

/** Milliseconds over its budget after which a thread hears nothing any more, and is ended. */
const GRACE = 3_000;

/** Some threads that think for all rooms. They start when they are needed; one that dies costs its question and is replaced. */
export class EnginePool {
  readonly #options: PoolOptions;
  readonly #queue: FairQueue<Job>;
  readonly #working = new Map<Brain, Job>();
  /** Those without work, and what will end them. */
  readonly #resting = new Map<Brain, NodeJS.Timeout>();
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

  /** Its place, or its thread, is free for others. */
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
      const brain = this.#freeBrain();
      const job = brain && this.#queue.shift();
      if (!brain || !job) return;
      void this.#work(brain, job);
    }
  }

  #freeBrain(): Brain | undefined {
    const [rested] = this.#resting.keys();
    if (!rested) return this.#working.size < this.#options.threads ? this.#options.spawn() : undefined;
    clearTimeout(this.#resting.get(rested));
    this.#resting.delete(rested);
    return rested;
  }

  async #work(brain: Brain, job: Job): Promise<void> {
    this.#working.set(brain, job);
    const guard = setTimeout(() => brain.close(), job.question.budget + GRACE);
    const answered = await brain.think(job.question, 'wall', () => undefined);
    clearTimeout(guard);
    if (answered.ok) job.resolve(answered.thought);
    else job.reject(new ThinkingFailed({ code: 'failed', at: `${answered.code} ${answered.what}` }));
    this.#working.delete(brain);
    if (this.#isClosed) return;
    this.#rest(brain);
    this.#serve();
  }

  #rest(brain: Brain): void {
    const timer = setTimeout(() => this.#end(brain), this.#options.idle);
    this.#resting.set(brain, timer.unref());
  }

  #end(brain: Brain): void {
    clearTimeout(this.#resting.get(brain));
    this.#resting.delete(brain);
    brain.close();
  }
}
