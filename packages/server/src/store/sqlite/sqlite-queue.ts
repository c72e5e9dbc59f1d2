import { SharedTransaction, type Waiter, type WaitingTask } from './shared-transaction.ts';
import type { SqliteThread } from './sqlite-thread.ts';
import type { Query, Task } from './tasks.ts';
import { Visit } from './visit.ts';

type Waiting =
  | (WaitingTask & { readonly kind: 'task' })
  | (Waiter & { readonly kind: 'alone'; readonly query: Query })
  | (Waiter & { readonly kind: 'visit' });

/** One transaction holds so much at most, so that nobody waits long for a crowd. */
const MOST_TASKS = 1000;
const MOST_VISITS = 50;

/** What may be in a transaction with others. */
const SHARES = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * Everything for the one connection, in order. What waits goes into one transaction, whoever asked: the disk is flushed
 * once for all. Otherwise each room that is opened, claimed or let go would cost a flush of its own.
 */
export class SqliteQueue {
  readonly #thread: SqliteThread;
  readonly #waiting: Waiting[] = [];
  #isWorking = false;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  ask<T>(task: Task): Promise<T> {
    if (task.kind === 'query' && !SHARES.test(task.sql))
      return this.#answer((waiter) => ({ kind: 'alone', query: task, ...waiter }));
    return this.#answer((waiter) => ({ kind: 'task', task, ...waiter }));
  }

  /** A transaction of one's own. Resolves when it has begun; everybody else waits until it ends. */
  visit(): Promise<Visit> {
    return this.#answer((waiter) => ({ kind: 'visit', ...waiter }));
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
    for (let visits = 0; !transaction.isLost; visits++) {
      const tasks = this.#takeTasks();
      const visitor = visits < MOST_VISITS ? this.#takeVisitor() : undefined;
      if (!visitor) return transaction.commit(tasks);
      await transaction.carryOut(tasks);
      await receive(visitor, transaction);
    }
  }

  #takeTasks(): WaitingTask[] {
    const other = this.#waiting.findIndex(({ kind }) => kind !== 'task');
    const count = Math.min(other < 0 ? this.#waiting.length : other, MOST_TASKS);
    return this.#waiting.splice(0, count) as (Waiting & { kind: 'task' })[];
  }

  #takeVisitor(): Waiter | undefined {
    return this.#waiting[0]?.kind === 'visit' ? this.#waiting.shift() : undefined;
  }
}

async function receive({ resolve, reject }: Waiter, transaction: SharedTransaction): Promise<void> {
  try {
    const visit = await Visit.begin(transaction);
    resolve(visit);
    await visit.over;
  } catch (error) {
    reject(error);
  }
}
