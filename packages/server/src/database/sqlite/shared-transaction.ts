import { SqliteError, type SqliteThread } from './sqlite-thread.ts';
import type { Outcome, Query, QueryAnswer, Task } from './tasks.ts';

/** The settling functions of a pending promise. */
export interface Waiter {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

export interface WaitingTask extends Waiter {
  readonly task: Task;
}

/** A transaction shared by many tasks. None is answered before it is durable; a failure fails all. */
export class SharedTransaction {
  readonly #thread: SqliteThread;
  readonly #waiters: Waiter[] = [];
  readonly #answers: (() => void)[] = [];
  #isOpen = false;
  #lostBy: unknown;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  get isLost(): boolean {
    return this.#lostBy !== undefined;
  }

  async carryOut(waiting: readonly WaitingTask[]): Promise<void> {
    if (waiting.length > 0) await this.#run(waiting, false);
  }

  /** Runs the last tasks and commits. */
  async commit(waiting: readonly WaitingTask[]): Promise<void> {
    if (waiting.length === 0 && !this.#isOpen) return;
    if (!(await this.#run(waiting, true))) return;
    for (const answer of this.#answers) answer();
  }

  async #run(waiting: readonly WaitingTask[], isLast: boolean): Promise<boolean> {
    this.#waiters.push(...waiting);
    try {
      const outcomes = await this.#inThread(
        waiting.map(({ task }) => task),
        isLast,
      );
      for (const [i, waiter] of waiting.entries()) this.#answers.push(() => settle(waiter, outcomes[i]));
      return true;
    } catch {
      return false;
    }
  }

  /** For an exclusive transaction: answered at once, durable later. */
  async query(query: Query): Promise<QueryAnswer> {
    if (this.#lostBy !== undefined) throw this.#lostBy;
    const [outcome] = await this.#inThread([query], false);
    if (!outcome?.ok) throw new SqliteError(outcome?.failure ?? NO_ANSWER);
    return outcome.value as QueryAnswer;
  }

  /** Resolves when everything so far is durable. */
  durable(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiters.push({ resolve: () => resolve(), reject });
      this.#answers.push(resolve);
    });
  }

  async #inThread(tasks: readonly Task[], isLast: boolean): Promise<readonly Outcome[]> {
    this.#isOpen = true;
    try {
      return await this.#thread.order<readonly Outcome[]>({ kind: 'run', tasks, isLast });
    } catch (error) {
      this.#lostBy = error;
      for (const { reject } of this.#waiters) reject(error);
      throw error;
    }
  }
}

const NO_ANSWER = { message: 'There is no answer.', resultCode: undefined };

function settle({ resolve, reject }: Waiter, outcome: Outcome | undefined): void {
  if (outcome?.ok) resolve(outcome.value);
  else reject(new SqliteError(outcome?.failure ?? NO_ANSWER));
}
