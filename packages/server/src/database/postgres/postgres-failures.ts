import { DatabaseError } from 'pg';
import { NotSaved, Unknown } from '../errors.ts';

/** Classes of error codes that concern all writes rather than one row. */
const GENERAL = [
  /** The transaction is read-only: this server is a standby. */
  '25',
  /** Out of disk or memory. */
  '53',
  /** Stopped by an operator. */
  '57',
  /** The disk. */
  '58',
  'XX',
];

/** The meaning of a failed statement for its batch. An error returned unchanged may concern a single row. */
export function outcomeOf(error: unknown): unknown {
  if (!(error instanceof DatabaseError) || error.severity !== 'ERROR') return new Unknown(error);
  return GENERAL.includes(error.code?.slice(0, 2) ?? '') ? new NotSaved(error) : error;
}
