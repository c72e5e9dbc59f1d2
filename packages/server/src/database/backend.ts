import type { Compilable, Kysely, RawBuilder } from 'kysely';
import type { RoomBatch } from './appending.ts';
import type { Database } from './tables.ts';

/** Differences between the databases that Kysely's dialects do not cover. */
export interface Backend {
  readonly kysely: Kysely<Database>;
  /** The database's own time in milliseconds, because the clocks of several machines differ. */
  readonly now: RawBuilder<number>;
  /** Whether no other process can have it open. */
  readonly isExclusive: boolean;
  /** Append transactions that may run concurrently. */
  readonly flushes: number;
  /** Writes all in one transaction; false for each room whose fence or version is not the stored one. */
  append(rooms: readonly RoomBatch[]): Promise<readonly boolean[]>;
  /** Writes all queries in order, or none. Unlike a transaction with reads, it makes no other query wait. */
  writeAll(queries: readonly Compilable[]): Promise<void>;
  close(): Promise<void>;
}
