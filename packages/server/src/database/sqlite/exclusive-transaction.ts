import type { SharedTransaction } from './shared-transaction.ts';
import type { Query, QueryAnswer } from './tasks.ts';

const plain = (sql: string): Query => ({ kind: 'query', sql, values: [] });

/** A savepoint inside the shared transaction. Other tasks wait until it ends. */
export class ExclusiveTransaction {
  /** Resolves when other tasks may continue. */
  readonly ended: Promise<void>;
  readonly #transaction: SharedTransaction;
  readonly #resolveEnded: () => void;
  #hasEnded = false;

  static async begin(transaction: SharedTransaction): Promise<ExclusiveTransaction> {
    await transaction.query(plain('SAVEPOINT visit'));
    return new ExclusiveTransaction(transaction);
  }

  private constructor(transaction: SharedTransaction) {
    this.#transaction = transaction;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ended = promise;
    this.#resolveEnded = resolve;
  }

  query(query: Query): Promise<QueryAnswer> {
    return this.#transaction.query(query);
  }

  /** Resolves when the shared transaction is durable. */
  async commit(): Promise<void> {
    await this.query(plain('RELEASE visit'));
    const durable = this.#transaction.durable();
    this.#end();
    await durable;
  }

  async rollback(): Promise<void> {
    if (this.#hasEnded) return;
    try {
      if (this.#transaction.isLost) return;
      await this.query(plain('ROLLBACK TO visit'));
      await this.query(plain('RELEASE visit'));
    } finally {
      this.#end();
    }
  }

  #end(): void {
    this.#hasEnded = true;
    this.#resolveEnded();
  }
}
