import { NotSaved, Unknown } from '../errors.ts';
import { SqliteError, ThreadEnded } from './sqlite-thread.ts';

/** Primary result codes of SQLite that concern all writes rather than one row. */
const GENERAL = new Map([
  [5, 'BUSY'],
  [6, 'LOCKED'],
  [7, 'NOMEM'],
  [8, 'READONLY'],
  [10, 'IOERR'],
  [11, 'CORRUPT'],
  [13, 'FULL'],
  [14, 'CANTOPEN'],
  [26, 'NOTADB'],
]);

/** The write may have reached the disk: a crash right now could bring it back. */
const SYNC_FAILED = 1034;

/** The meaning of a failed script for its batch. An error returned unchanged may concern a single row. */
export function outcomeOf(error: unknown): unknown {
  if (error instanceof ThreadEnded) return new Unknown(error);
  if (!(error instanceof SqliteError) || error.resultCode === undefined) return error;
  if (error.resultCode === SYNC_FAILED) return new Unknown(error);
  return GENERAL.has(error.resultCode & 0xff) ? new NotSaved(error) : error;
}
