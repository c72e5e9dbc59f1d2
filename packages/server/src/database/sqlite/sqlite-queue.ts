import { ExclusiveTransaction } from './exclusive-transaction.ts';
import { SharedTransaction, type Waiter, type WaitingTask } from './shared-transaction.ts';
import type { SqliteThread } from './sqlite-thread.ts';
import type { Query, Task } from './tasks.ts';

type Waiting =
  | (WaitingTask & { readonly kind: 'task' })
  | (Waiter & { readonly kind: 'alone'; readonly query: Query })
  | (Waiter & { readonly kind: 'exclusive' });

/** Bounds the length of one shared transaction. */
const MAX_TASKS = 1000;
const MAX_EXCLUSIVE = 50;

/** Statements that may share a transaction. */
const SHAREABLE = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * The tasks for the one connection, in order. Pending tasks share a transaction and thereby a disk flush; otherwise each
 * room that is opened, claimed or released would cost its own flush.
 */
export class SqliteQueue {
  readonly #thread: SqliteThread;
  readonly #waiting: Waiting[] = [];
  #isWorking = false;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  ask<T>(task: Task): Promise<T> {
    if (task.kind === 'query' && !SHAREABLE.test(task.sql))
      return this.#answer((waiter) => ({ kind: 'alone', query: task, ...waiter }));
    return this.#answer((waiter) => ({ kind: 'task', task, ...waiter }));
  }

  /** Starts an exclusive transaction. Resolves when it has begun; other tasks wait until it ends. */
  beginExclusive(): Promise<ExclusiveTransaction> {
    return this.#answer((waiter) => ({ kind: 'exclusive', ...waiter }));
  }

  close(): Promise<void> {
    return this.#thread.close();
  }

  #answer<T>(waiting: (waiter: Waiter) => Waiting): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push(waiting({ resolve: resolve as Waiter['resolve'], reject }));
      if (!this.#isWorking) this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    while (this.#waiting.length > 0) await this.#next();
    this.#isWorking = false;
  }

  async #next(): Promise<void> {
    const [first] = this.#waiting;
    if (first?.kind !== 'alone') return this.#share(new SharedTransaction(this.#thread));
    this.#waiting.shift();
    await this.#thread.order({ kind: 'alone', query: first.query }).then(first.resolve, first.reject);
  }

  async #share(transaction: SharedTransaction): Promise<void> {
    for (let exclusives = 0; !transaction.isLost; exclusives++) {
      const tasks = this.#takeTasks();
      const exclusive = exclusives < MAX_EXCLUSIVE ? this.#takeExclusive() : undefined;
      if (!exclusive) return transaction.commit(tasks);
      await transaction.carryOut(tasks);
      await runExclusive(exclusive, transaction);
    }
  }

  #takeTasks(): WaitingTask[] {
    const other = this.#waiting.findIndex(({ kind }) => kind !== 'task');
    const count = Math.min(other < 0 ? this.#waiting.length : other, MAX_TASKS);
    return this.#waiting.splice(0, count) as (Waiting & { kind: 'task' })[];
  }

  #takeExclusive(): Waiter | undefined {
    return this.#waiting[0]?.kind === 'exclusive' ? this.#waiting.shift() : undefined;
  }
}

async function runExclusive({ resolve, reject }: Waiter, shared: SharedTransaction): Promise<void> {
  try {
    const transaction = await ExclusiveTransaction.begin(shared);
    resolve(transaction);
    await transaction.ended;
  } catch (error) {
    reject(error);
  }
}
