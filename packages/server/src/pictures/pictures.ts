import { Worker } from 'node:worker_threads';
import { WorkQueue } from '../members/work-queue.ts';
import type { Subject } from './drawing.ts';
import type { Made, Order } from './thread.ts';

/** So many are remembered: what is shared is asked for by many at once. */
const KEPT = 200;
const MOST_WAITING = 50;
/** A picture that takes longer never comes. */
const PATIENCE = 30_000;

/** Makes the pictures of finished games, one after the other, in a thread that is started when it is needed. */
export class Pictures {
  readonly #made = new Map<string, Promise<Buffer>>();
  readonly #queue = new WorkQueue(1, MOST_WAITING);
  #worker: Worker | undefined;
  #lastId = 0;

  /** A PNG. Rejects with `TooBusy` where too many are waited for. */
  of(key: string, subject: Subject): Promise<Buffer> {
    const known = this.#made.get(key);
    if (known) return known;
    const making = this.#queue.run(() => this.#make(subject));
    this.#made.set(key, making);
    making.catch(() => this.#made.delete(key));
    const [oldest] = this.#made.keys();
    if (this.#made.size > KEPT && oldest !== undefined) this.#made.delete(oldest);
    return making;
  }

  #make(subject: Subject): Promise<Buffer> {
    const worker = this.#started();
    const order: Order = { id: ++this.#lastId, subject };
    return new Promise<Buffer>((resolve, reject) => {
      const timer = setTimeout(() => this.#giveUp(worker, new Error('a picture took too long'), reject), PATIENCE);
      worker.once('message', (answer: Made) => {
        clearTimeout(timer);
        worker.off('error', reject);
        if ('png' in answer) resolve(Buffer.from(answer.png));
        else reject(new Error(answer.fault));
      });
      worker.once('error', reject);
      worker.postMessage(order);
    });
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./thread.ts', import.meta.url));
    worker.unref();
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    this.#worker = worker;
    return worker;
  }

  #giveUp(worker: Worker, error: Error, reject: (error: Error) => void): void {
    worker.removeAllListeners('message');
    void worker.terminate();
    reject(error);
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
