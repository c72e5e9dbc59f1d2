import { join } from 'node:path';
import { type Compilable, Kysely, sql } from 'kysely';
import type { RoomBatch } from '../appending.ts';
import type { Backend } from '../backend.ts';
import { StoreError } from '../errors.ts';
import type { Database } from '../tables.ts';
import { appendScript, scriptOf } from './append-script.ts';
import { FolderLock } from './folder-lock.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { outcomeOf } from './sqlite-failures.ts';
import { SqliteQueue } from './sqlite-queue.ts';
import { SqliteThread } from './sqlite-thread.ts';

/** One file in a folder, for one process. */
export class SqliteBackend implements Backend {
  readonly kysely: Kysely<Database>;
  readonly now = sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;
  readonly isExclusive = true;
  /** SQLite has one writer, and larger batches are cheaper. */
  readonly flushes = 1;
  readonly #queue: SqliteQueue;
  readonly #lock: FolderLock;

  static async open(folder: string): Promise<SqliteBackend> {
    const lock = new FolderLock(folder);
    try {
      return new SqliteBackend(lock, await SqliteThread.open(join(folder, 'oia.sqlite')));
    } catch (error) {
      lock.release();
      throw new StoreError('storeUnreadable', unreadable(folder, error), error);
    }
  }

  private constructor(lock: FolderLock, thread: SqliteThread) {
    this.#lock = lock;
    this.#queue = new SqliteQueue(thread);
    this.kysely = new Kysely<Database>({ dialect: sqliteDialect(this.#queue) });
  }

  async append(changes: readonly RoomBatch[]): Promise<readonly boolean[]> {
    const { script, decisive } = appendScript(changes);
    try {
      const changed = await this.#queue.ask<readonly number[]>(script);
      return decisive.map((step) => changed[step] === 1);
    } catch (error) {
      throw outcomeOf(error);
    }
  }

  async writeAll(queries: readonly Compilable[]): Promise<void> {
    await this.#queue.ask(scriptOf(queries.map((query) => query.compile())));
  }

  async close(): Promise<void> {
    await this.kysely.destroy();
    await this.#queue.close();
    this.#lock.release();
  }
}

const unreadable = (folder: string, error: unknown): string =>
  `The file oia.sqlite in ${folder} cannot be opened (${error instanceof Error ? error.message : error}). ` +
  'Put a backup in its place (docs/operations.md), or name another folder with --data; the file is left as it is.';
