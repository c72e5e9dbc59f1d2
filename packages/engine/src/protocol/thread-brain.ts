import { Worker } from 'node:worker_threads';
import { DEFAULT_RESOURCES, type Resources } from '../helpers.ts';
import type { NetWeights } from '../net/weights.ts';
import type { Question } from '../question.ts';
import type { Thought } from '../think.ts';
import type { Answered, Brain, ClockKind } from './session.ts';
import type { Request, ThreadData } from './thread.ts';

type Heard = { readonly progress: Thought } | { readonly answered: Answered };

/** Thinks in a thread of Node. One that dies is replaced with the next question. */
export class ThreadBrain implements Brain {
  readonly #stopFlag = new Int32Array(new SharedArrayBuffer(4));
  readonly #net: NetWeights | undefined;
  #resources: Resources;
  #worker: Worker | undefined;

  /** `net`: left out, it uses the hand-made evaluation. */
  constructor(net?: NetWeights, resources: Resources = DEFAULT_RESOURCES) {
    this.#net = net;
    this.#resources = resources;
  }

  /** What was allotted before is given back; the next question starts another thread. */
  allot(resources: Partial<Resources>): void {
    this.#resources = { ...this.#resources, ...resources };
    this.close();
  }

  /** It starts the thread, so that the first question need not wait for it. */
  forget(): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage('newgame' satisfies Request);
  }

  async think(question: Question, clock: ClockKind, report: (progress: Thought) => void): Promise<Answered> {
    Atomics.store(this.#stopFlag, 0, 0);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    try {
      return await answerOf(worker, { question, clock }, report);
    } catch (error) {
      this.#drop(worker);
      return { ok: false, code: 'failed', what: error instanceof Error ? error.message : String(error) };
    }
  }

  #start(): Worker {
    const workerData: ThreadData = { stopFlag: this.#stopFlag.buffer, net: this.#net, resources: this.#resources };
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData });
    // One that dies while nobody asks it must not take the conversation with it.
    const drop = (): void => this.#drop(worker);
    return worker.on('error', drop).on('exit', drop);
  }

  #drop(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined;
  }

  stop(): void {
    Atomics.store(this.#stopFlag, 0, 1);
  }

  close(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }
}

function answerOf(worker: Worker, request: Request, report: (progress: Thought) => void): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const hear = (heard: Heard): void => {
      if ('progress' in heard) return report(heard.progress);
      worker.off('message', hear).off('error', reject).off('exit', leave);
      resolve(heard.answered);
    };
    const leave = (code: number): void => reject(new Error(`the thinking thread ended with code ${code}`));
    worker.on('message', hear).on('error', reject).on('exit', leave);
    worker.postMessage(request);
  });
}
