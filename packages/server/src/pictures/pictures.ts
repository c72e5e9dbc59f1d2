import { WorkerClient } from '@oia/engine';
import { nodeWorker } from '@oia/engine/node';
import { WorkQueue } from '../util/work-queue.ts';
import type { Subject } from './drawing.ts';

/** Pictures in memory: many sites request the picture of a shared game at once. */
const MAX_REMEMBERED_PICTURES = 200;
const MAX_WAITING_PICTURES = 50;
/** A picture that takes longer is tried once more by another thread, and then given up. */
const PICTURE_TIMEOUT_MS = 15_000;

/** Makes pictures of finished games, one at a time, in a thread that starts on demand. */
export class Pictures {
  readonly #made = new Map<string, Promise<Buffer>>();
  readonly #queue = new WorkQueue(1, MAX_WAITING_PICTURES);
  readonly #client: WorkerClient<Subject, Uint8Array>;

  /** `entry`: the script of the thread. */
  constructor(entry = new URL('./picture-worker.ts', import.meta.url)) {
    this.#client = new WorkerClient(() => nodeWorker(entry));
  }

  /** A PNG. Rejects with `TooBusy` if too many are pending. */
  of(key: string, subject: Subject): Promise<Buffer> {
    const known = this.#made.get(key);
    if (known) return known;
    const making = this.#queue.run(() => this.#make(subject));
    this.#made.set(key, making);
    making.catch(() => this.#made.delete(key));
    const [oldest] = this.#made.keys();
    if (this.#made.size > MAX_REMEMBERED_PICTURES && oldest !== undefined) this.#made.delete(oldest);
    return making;
  }

  async #make(subject: Subject): Promise<Buffer> {
    return Buffer.from(await this.#client.ask(subject, { timeoutMs: PICTURE_TIMEOUT_MS }));
  }

  /** Rejects pending pictures. */
  close(): void {
    this.#client.close();
  }
}
