import { type Compilable, Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, type PoolClient, type PoolConfig, types } from 'pg';
import type { RoomBatch } from '../appending.ts';
import type { Backend } from '../backend.ts';
import { NotSaved, StoreError, Unknown } from '../errors.ts';
import type { Database } from '../tables.ts';
import { appendStatement, type Statement } from './append-statement.ts';
import { outcomeOf } from './postgres-failures.ts';

/** Integer types that PostgreSQL sends as text because they may exceed doubles: int8, and numeric for sums. */
const INTEGER_TYPES: readonly number[] = [types.builtins.INT8, types.builtins.NUMERIC];

/** Parses them as numbers: times, fences and counts stay small enough. */
const typeParsers: typeof types = {
  ...types,
  getTypeParser: ((oid: number, format?: 'text') =>
    INTEGER_TYPES.includes(oid) ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

const CONCURRENT_FLUSHES = 4;

/** After this time the connection is dropped, and the outcome of the commit is unknown. */
const COMMIT_TIMEOUT_MS = 15_000;

/** A query that takes longer is given up, and its connection with it: requests must not wait for ever. Appends have their own limit. */
const QUERY_TIMEOUT_MS = 60_000;

/** A database for several processes. The pools reconnect by themselves after a restart of the database. */
export class PostgresBackend implements Backend {
  readonly kysely: Kysely<Database>;
  readonly now = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;
  readonly isExclusive = false;
  /** Concurrent commits share a disk flush. */
  readonly flushes = CONCURRENT_FLUSHES;
  /** A separate pool, so that other queries do not delay appends. */
  readonly #appending: Pool;

  static async open(databaseUrl: string): Promise<PostgresBackend> {
    const pool = poolOf(databaseUrl, 10, { query_timeout: QUERY_TIMEOUT_MS });
    try {
      (await pool.connect()).release();
      return new PostgresBackend(pool, poolOf(databaseUrl, CONCURRENT_FLUSHES));
    } catch (error) {
      await pool.end();
      const reason = error instanceof Error ? error.message : String(error);
      throw new StoreError(
        'databaseUnreachable',
        `The PostgreSQL of DATABASE_URL cannot be reached: ${reason}. Start it, or correct the address.`,
        error,
      );
    }
  }

  private constructor(pool: Pool, appending: Pool) {
    this.#appending = appending;
    this.kysely = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  }

  async append(changes: readonly RoomBatch[]): Promise<readonly boolean[]> {
    const rows = await answerOf(await this.#connected(), appendStatement(changes));
    const kept = new Set(rows.map(({ id, fence }) => `${id} ${fence}`));
    return changes.map(({ room, fence }) => kept.has(`${room} ${fence}`));
  }

  /** Without a connection nothing was sent, so nothing is stored. */
  async #connected(): Promise<PoolClient> {
    try {
      return await this.#appending.connect();
    } catch (error) {
      throw new NotSaved(error);
    }
  }

  async writeAll(queries: readonly Compilable[]): Promise<void> {
    await this.kysely.transaction().execute(async (trx) => {
      for (const query of queries) await trx.executeQuery(query.compile());
    });
  }

  async close(): Promise<void> {
    await this.kysely.destroy();
    await this.#appending.end();
  }
}

function poolOf(connectionString: string, max: number, limits: PoolConfig = {}): Pool {
  const pool = new Pool({
    ...limits,
    connectionString,
    types: typeParsers,
    max,
    connectionTimeoutMillis: 5000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'oia',
  });
  // The pool replaces broken connections by itself; queries under way fail.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

interface Moved {
  readonly id: string;
  readonly fence: number;
}

async function answerOf(client: PoolClient, { name, text, values }: Statement): Promise<readonly Moved[]> {
  try {
    const { rows } = await inTime(client.query<Moved>({ name, text, values: [...values] }));
    client.release();
    return rows;
  } catch (error) {
    const outcome = outcomeOf(error);
    client.release(outcome instanceof Unknown || outcome instanceof NotSaved);
    throw outcome;
  }
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database did not answer.')), COMMIT_TIMEOUT_MS);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}
