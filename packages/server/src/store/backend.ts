import type { Compilable, Kysely, RawBuilder } from 'kysely';
import type { RoomChange } from './appending.ts';
import type { Database } from './database.ts';

/** What differs between the databases, beyond the dialect of a query. */
export interface Backend {
  readonly kysely: Kysely<Database>;
  /** The database's own time in milliseconds: the clocks of several machines differ. */
  readonly now: RawBuilder<number>;
  /** No other process can have it open. */
  readonly isAlone: boolean;
  /** How many transactions may be written at once. */
  readonly flushes: number;
  /** Writes all in one transaction; false for each whose fence or version is not the stored one. */
  append(changes: readonly RoomChange[]): Promise<readonly boolean[]>;
  /**
   * Writes all of them in order, or nothing. Unlike a transaction, in which something is read before it is decided what to write,
   * nobody else has to wait for it.
   */
  writeAll(queries: readonly Compilable[]): Promise<void>;
  close(): Promise<void>;
}
