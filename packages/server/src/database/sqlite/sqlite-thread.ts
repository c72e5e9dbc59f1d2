import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Answer, Failure, Order, Outcome } from './tasks.ts';

/** A failure of SQLite. */
export class SqliteError extends Error {
  override readonly name = 'SqliteError';
  /** The extended result code; undefined if the failure is not SQLite's. */
  readonly resultCode: number | undefined;

  constructor({ message, resultCode }: Failure) {
    super(message);
    this.resultCode = resultCode;
  }
}

/** The thread ended before it answered. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
}

interface Asked {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

function settle({ resolve, reject }: Asked, outcome: Outcome): void {
  if (outcome.ok) resolve(outcome.value);
  else reject(new SqliteError(outcome.failure));
}

/** The database file in its thread. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #asked = new Map<number, Asked>();
  #lastId = 0;
  #ended: Error | undefined;

  static async open(path: string): Promise<SqliteThread> {
    const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: path });
    await once(worker, 'message');
    return new SqliteThread(worker);
  }

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', ({ id, outcome }: Answer) => {
      const asked = this.#asked.get(id);
      this.#asked.delete(id);
      if (asked) settle(asked, outcome);
    });
    worker.on('error', (error) => this.#end(error));
    worker.on('exit', () => this.#end());
  }

  order<T>(order: Order): Promise<T> {
    if (this.#ended) return Promise.reject(this.#ended);
    const id = ++this.#lastId;
    return new Promise<T>((resolve, reject) => {
      this.#asked.set(id, { resolve: resolve as Asked['resolve'], reject });
      this.#worker.postMessage({ id, order });
    });
  }

  async close(): Promise<void> {
    if (this.#ended) return;
    const isOver = once(this.#worker, 'exit');
    await this.order({ kind: 'close' });
    await isOver;
  }

  #end(cause?: unknown): void {
    this.#ended ??= new ThreadEnded('The thread of the database has ended.', { cause });
    for (const { reject } of this.#asked.values()) reject(this.#ended);
    this.#asked.clear();
  }
}
