import type { Kysely } from 'kysely';
import type { Backend } from './backend.ts';
import type { Database } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { Locks } from './locks.ts';
import { migrate } from './migrating.ts';
import { PostgresBackend } from './postgres/postgres-backend.ts';
import { ProcessStore } from './process-store.ts';
import { Pruning } from './pruning.ts';
import { RoomStore } from './room-store.ts';
import { SqliteBackend } from './sqlite/sqlite-backend.ts';

/** Everything that outlives the process. */
export interface Store {
  readonly kysely: Kysely<Database>;
  readonly rooms: RoomStore;
  readonly processes: ProcessStore;
  readonly commit: GroupCommit;
  readonly writeAll: Backend['writeAll'];
  readonly locks: Locks;
  readonly pruning: Pruning;
  /** After what waits has been written. */
  close(): Promise<void>;
}

/** A folder with one SQLite file, or the address of a PostgreSQL database. */
export type StorePlace = { readonly data: string } | { readonly databaseUrl: string };

/** Told of every transaction with entries: how many, and how long it took. */
export type Flushed = (entries: number, seconds: number) => void;

/** Throws a `StoreError` if it cannot be opened. */
export async function openStore(place: StorePlace, flushed: Flushed = () => undefined): Promise<Store> {
  const backend = await openBackend(place);
  try {
    await migrate(backend.kysely);
    return storeOn(backend, flushed);
  } catch (error) {
    await backend.close();
    throw error;
  }
}

function openBackend(place: StorePlace): Promise<Backend> {
  return 'data' in place ? SqliteBackend.open(place.data) : PostgresBackend.open(place.databaseUrl);
}

function storeOn(backend: Backend, flushed: Flushed): Store {
  const rooms = new RoomStore(backend);
  const append: RoomStore['append'] = async (batch) => {
    const began = performance.now();
    const kept = await rooms.append(batch);
    flushed(batch.length, (performance.now() - began) / 1000);
    return kept;
  };
  const commit = new GroupCommit(append, backend.flushes);
  return {
    kysely: backend.kysely,
    rooms,
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
