import { DatabaseError } from 'pg';
import { describe, expect, test } from 'vitest';
import { outcomeOf as postgresOutcome } from '../../src/database/postgres/postgres-failures.ts';
import { outcomeOf as sqliteOutcome } from '../../src/database/sqlite/sqlite-failures.ts';
import { SqliteError, ThreadEnded } from '../../src/database/sqlite/sqlite-thread.ts';

const nameOf = (error: unknown) => (error as Error).name;

describe('a failed batch on SQLite', () => {
  test.each([
    ['the disk is full', 13, 'NotSaved'],
    ['a write failed', 778, 'NotSaved'],
    ['the file is read-only', 8, 'NotSaved'],
    ['the flush failed, so the disk may have it', 1034, 'Unknown'],
    ['a row breaks a constraint, perhaps one of many', 1299, 'SqliteError'],
  ])('because %s', (_, resultCode, name) => {
    expect(nameOf(sqliteOutcome(new SqliteError({ message: '', resultCode })))).toBe(name);
  });

  test('because the thread has ended', () => {
    expect(nameOf(sqliteOutcome(new ThreadEnded()))).toBe('Unknown');
  });
});

describe('a failed batch on PostgreSQL', () => {
  const failure = (severity: string, code: string) =>
    Object.assign(new DatabaseError('', 0, 'error'), { severity, code });

  test.each([
    ['the disk is full', failure('ERROR', '53100'), 'NotSaved'],
    ['the server is a standby', failure('ERROR', '25006'), 'NotSaved'],
    ['the connection is ended by an operator', failure('FATAL', '57P01'), 'Unknown'],
    ['the connection broke', new Error('Connection terminated unexpectedly'), 'Unknown'],
    ['a row breaks a constraint, perhaps one of many', failure('ERROR', '23502'), 'error'],
  ])('because %s', (_, error, name) => {
    expect(nameOf(postgresOutcome(error))).toBe(name);
  });
});
