import type { SQLInputValue } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { ExclusiveTransaction } from './exclusive-transaction.ts';
import type { SqliteQueue } from './sqlite-queue.ts';
import type { Query, QueryAnswer } from './tasks.ts';

/** A connection for Kysely. All of them share the queue of the one real connection. */
class SqliteConnection implements DatabaseConnection {
  readonly #queue: SqliteQueue;
  #transaction: ExclusiveTransaction | undefined;

  constructor(queue: SqliteQueue) {
    this.#queue = queue;
  }

  async begin(): Promise<void> {
    this.#transaction = await this.#queue.beginExclusive();
  }

  async commit(): Promise<void> {
    await this.#transaction?.commit();
    this.#transaction = undefined;
  }

  async rollback(): Promise<void> {
    await this.#transaction?.rollback();
    this.#transaction = undefined;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const query: Query = { kind: 'query', sql, values: parameters as readonly SQLInputValue[] };
    const { rows, changes } = await (this.#transaction?.query(query) ?? this.#queue.ask<QueryAnswer>(query));
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: nothing streams from a thread.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Read it in pages: SQLite does not stream.');
  }
}

const ours = (connection: DatabaseConnection): SqliteConnection => connection as SqliteConnection;

const driverOf = (queue: SqliteQueue): Driver => ({
  init: async () => undefined,
  acquireConnection: async () => new SqliteConnection(queue),
  beginTransaction: (connection) => ours(connection).begin(),
  commitTransaction: (connection) => ours(connection).commit(),
  rollbackTransaction: (connection) => ours(connection).rollback(),
  releaseConnection: async () => undefined,
  destroy: () => queue.close(),
});

class QueueingAdapter extends SqliteAdapter {
  /** SQLite can roll back DDL, so an interrupted migration leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Otherwise Kysely would serialise all queries, and none could share a transaction. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export const sqliteDialect = (queue: SqliteQueue): Dialect => ({
  createAdapter: () => new QueueingAdapter(),
  createDriver: () => driverOf(queue),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
