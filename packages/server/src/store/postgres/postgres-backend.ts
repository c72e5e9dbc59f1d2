import { type Compilable, Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import type { RoomChange } from '../appending.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../database.ts';
import { NotSaved, StoreError, Unknown } from '../errors.ts';
import { outcomeOf } from './outcome.ts';
import { appendStatement, type Statement } from './statement.ts';

/** The whole numbers that PostgreSQL sends as text, because they could be too large: int8, and numeric as sums are. */
const NUMBERS: readonly number[] = [types.builtins.INT8, types.builtins.NUMERIC];

/** Ours never are: times in milliseconds, fences and counts. */
const typeParsers: typeof types = {
  ...types,
  getTypeParser: ((oid: number, format?: 'text') =>
    NUMBERS.includes(oid) ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

const FLUSHES = 4;

/** Whoever waits longer for a commit gives the connection up, and does not know. */
const ANSWER_WITHIN = 15_000;

/** A database that several processes share. A pool reconnects by itself when the database was restarted. */
export class PostgresBackend implements Backend {
  readonly kysely: Kysely<Database>;
  readonly now = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;
  readonly isAlone = false;
  /** Transactions that commit at the same time share a flush of the disk. */
  readonly flushes = FLUSHES;
  /** Of their own: a crowd of other queries must not be in the way of appends. */
  readonly #appending: Pool;

  static async open(databaseUrl: string): Promise<PostgresBackend> {
    const pool = poolOf(databaseUrl, 10);
    try {
      (await pool.connect()).release();
      return new PostgresBackend(pool, poolOf(databaseUrl, FLUSHES));
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

  async append(changes: readonly RoomChange[]): Promise<readonly boolean[]> {
    const rows = await answerOf(await this.#connected(), appendStatement(changes));
    const kept = new Set(rows.map(({ id, fence }) => `${id} ${fence}`));
    return changes.map(({ room, fence }) => kept.has(`${room} ${fence}`));
  }

  /** As long as nothing was sent nothing can be stored. */
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

function poolOf(connectionString: string, max: number): Pool {
  const pool = new Pool({
    connectionString,
    types: typeParsers,
    max,
    connectionTimeoutMillis: 5000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'oia',
  });
  // A connection has broken. The pool drops it and opens another one when it is needed; whoever uses it sees the query fail.
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
  const patience = setTimeout(() => reject(new Error('The database did not answer.')), ANSWER_WITHIN);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(patience);
  }
}
