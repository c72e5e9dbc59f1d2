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
import type { SqliteQueue } from './sqlite-queue.ts';
import type { Query, QueryAnswer } from './tasks.ts';
import type { Visit } from './visit.ts';

/** What Kysely takes for a connection: there is one to the file, and all of these stand in its queue. */
class SqliteConnection implements DatabaseConnection {
  readonly #queue: SqliteQueue;
  #visit: Visit | undefined;

  constructor(queue: SqliteQueue) {
    this.#queue = queue;
  }

  async begin(): Promise<void> {
    this.#visit = await this.#queue.visit();
  }

  async commit(): Promise<void> {
    await this.#visit?.commit();
    this.#visit = undefined;
  }

  async rollback(): Promise<void> {
    await this.#visit?.rollback();
    this.#visit = undefined;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const query: Query = { kind: 'query', sql, values: parameters as readonly SQLInputValue[] };
    const { rows, changes } = await (this.#visit?.query(query) ?? this.#queue.ask<QueryAnswer>(query));
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
  /** SQLite can undo the making of a table, so a migration that is interrupted leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Otherwise Kysely would send one query after the other, and nothing could share a transaction. */
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
