import type { SharedTransaction } from './shared-transaction.ts';
import type { Query, QueryAnswer } from './tasks.ts';

const plain = (sql: string): Query => ({ kind: 'query', sql, values: [] });

/** A transaction of somebody's own, inside of one that others share. Nobody else is carried out meanwhile. */
export class Visit {
  /** When the others may go on. */
  readonly over: Promise<void>;
  readonly #transaction: SharedTransaction;
  readonly #leave: () => void;
  #isOver = false;

  static async begin(transaction: SharedTransaction): Promise<Visit> {
    await transaction.query(plain('SAVEPOINT visit'));
    return new Visit(transaction);
  }

  private constructor(transaction: SharedTransaction) {
    this.#transaction = transaction;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.over = promise;
    this.#leave = resolve;
  }

  query(query: Query): Promise<QueryAnswer> {
    return this.#transaction.query(query);
  }

  /** Resolves when it is durable, together with what the others have done. */
  async commit(): Promise<void> {
    await this.query(plain('RELEASE visit'));
    const durable = this.#transaction.durable();
    this.#end();
    await durable;
  }

  async rollback(): Promise<void> {
    if (this.#isOver) return;
    try {
      if (this.#transaction.isLost) return;
      await this.query(plain('ROLLBACK TO visit'));
      await this.query(plain('RELEASE visit'));
    } finally {
      this.#end();
    }
  }

  #end(): void {
    this.#isOver = true;
    this.#leave();
  }
}
