import type { Kysely } from 'kysely';
import { appendBatch } from './appending.ts';
import type { Backend } from './backend.ts';
import { GroupCommit } from './group-commit.ts';
import { Locks } from './locks.ts';
import { migrate } from './migrate.ts';
import { PostgresBackend } from './postgres/postgres-backend.ts';
import { ProcessStore } from './process-store.ts';
import { Pruning } from './pruning.ts';
import { SqliteBackend } from './sqlite/sqlite-backend.ts';
import type { Database } from './tables.ts';

/** An open database with the stores that belong to no single subject. */
export interface DatabaseHandle {
  readonly backend: Backend;
  readonly kysely: Kysely<Database>;
  readonly processes: ProcessStore;
  readonly commit: GroupCommit;
  readonly writeAll: Backend['writeAll'];
  readonly locks: Locks;
  readonly pruning: Pruning;
  /** Closes it after pending writes. */
  close(): Promise<void>;
}

/** A folder with one SQLite file, or the address of a PostgreSQL database. */
export type DatabaseLocation = { readonly data: string } | { readonly databaseUrl: string };

/** Called after every transaction that appended entries. */
export type OnFlush = (entries: number, seconds: number) => void;

/** Throws a `StoreError` if the database cannot be opened. */
export async function openDatabase(location: DatabaseLocation, onFlush: OnFlush): Promise<DatabaseHandle> {
  const backend = await openBackend(location);
  try {
    await migrate(backend.kysely);
    return handleOf(backend, onFlush);
  } catch (error) {
    await backend.close();
    throw error;
  }
}

function openBackend(location: DatabaseLocation): Promise<Backend> {
  return 'data' in location ? SqliteBackend.open(location.data) : PostgresBackend.open(location.databaseUrl);
}

function handleOf(backend: Backend, onFlush: OnFlush): DatabaseHandle {
  const commit = new GroupCommit(async (batch) => {
    const startedAt = performance.now();
    const stored = await appendBatch(backend, batch);
    onFlush(batch.length, (performance.now() - startedAt) / 1000);
    return stored;
  }, backend.flushes);
  return {
    backend,
    kysely: backend.kysely,
    processes: new ProcessStore(backend),
    commit,
    writeAll: (queries) => backend.writeAll(queries),
    locks: new Locks(backend),
    pruning: new Pruning(backend),
    close: async () => {
      await commit.drained();
      await backend.close();
    },
  };
}
