import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sqliteDialect } from '../../src/database/sqlite/sqlite-dialect.ts';
import { SqliteQueue } from '../../src/database/sqlite/sqlite-queue.ts';
import { SqliteThread } from '../../src/database/sqlite/sqlite-thread.ts';
import type { Query, QueryAnswer } from '../../src/database/sqlite/tasks.ts';

const query = (sql: string, ...values: number[]): Query => ({ kind: 'query', sql, values });
const add = (value: number) => query('insert into number values (?)', value);
const all = query('select value from number order by value');
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('the queue of a SQLite file', () => {
  let folder: string;
  let thread: SqliteThread;
  let queue: SqliteQueue;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'oia-queue-'));
    thread = await SqliteThread.open(join(folder, 'test.sqlite'));
    queue = new SqliteQueue(thread);
    await queue.ask(query('create table number (value integer primary key)'));
    await queue.ask(
      query(`create trigger unlucky before insert on number when new.value = 13
        begin select raise(rollback, 'unlucky'); end`),
    );
  });

  afterEach(async () => {
    await queue.close();
    rmSync(folder, { recursive: true });
  });

  const values = async () => (await queue.ask<QueryAnswer>(all)).rows.map((row) => (row as { value: number }).value);

  /** The number of transactions committed by the work. */
  async function commits(work: () => Promise<unknown>): Promise<number> {
    const order = vi.spyOn(thread, 'order');
    await work();
    return order.mock.calls.filter(([one]) => one.kind === 'run' && one.isLast).length;
  }

  test('pending tasks share a transaction', async () => {
    const adding = () => Promise.all(Array.from({ length: 100 }, (_, i) => queue.ask(add(100 + i))));
    // The first one goes at once, the others wait for it.
    expect(await commits(adding)).toBe(2);
    expect(await values()).toHaveLength(100);
  });

  test('queries of Kysely share a transaction too', async () => {
    const kysely = new Kysely<{ number: { value: number } }>({ dialect: sqliteDialect(queue) });
    const insert = (value: number) => kysely.insertInto('number').values({ value }).execute();
    expect(await commits(() => Promise.all(Array.from({ length: 50 }, (_, i) => insert(100 + i))))).toBeLessThan(5);
    expect(await values()).toHaveLength(50);
  });

  test('a failed task does not affect others', async () => {
    const ends = await Promise.allSettled([1, 2, 2, 3].map((value) => queue.ask(add(value))));
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await values()).toEqual([1, 2, 3]);
  });

  test('a lost transaction is lost for all that share it', async () => {
    const first = queue.ask(add(1));
    const ends = Promise.allSettled([2, 13, 4].map((value) => queue.ask(add(value))));
    await first;
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await queue.ask(add(5));
    expect(await values()).toEqual([1, 5]);
  });

  test('a statement that cannot be in a transaction runs alone, in its turn', async () => {
    const asked = [queue.ask(add(1)), queue.ask(query('vacuum')), queue.ask(add(2))];
    await Promise.all(asked);
    expect(await values()).toEqual([1, 2]);
  });

  test('other tasks wait during an exclusive transaction', async () => {
    const visit = await queue.beginExclusive();
    const seen = values();
    await visit.query(add(1));
    await pause();
    await visit.query(add(2));
    await visit.commit();
    expect(await seen).toEqual([1, 2]);
  });

  test('rolling back an exclusive transaction does not affect others', async () => {
    const before = queue.ask(add(1));
    const visiting = queue.beginExclusive();
    const after = queue.ask(add(3));
    const visit = await visiting;
    await visit.query(add(2));
    await visit.rollback();
    await Promise.all([before, after]);
    expect(await values()).toEqual([1, 3]);
  });

  test('exclusive transactions share a flush', async () => {
    async function visit(value: number): Promise<void> {
      const mine = await queue.beginExclusive();
      await mine.query(add(value));
      await mine.commit();
    }
    expect(await commits(() => Promise.all([1, 2, 3, 4].map(visit)))).toBe(1);
    expect(await values()).toEqual([1, 2, 3, 4]);
  });

  test('a lost exclusive transaction cannot be committed', async () => {
    const visit = await queue.beginExclusive();
    await visit.query(add(1));
    await expect(visit.query(add(13))).rejects.toThrow('unlucky');
    await expect(visit.query(add(2))).rejects.toThrow('unlucky');
    await expect(visit.commit()).rejects.toThrow('unlucky');
    await visit.rollback();
    expect(await values()).toEqual([]);
  });

  test('a request to an ended thread is rejected', async () => {
    await queue.close();
    await expect(queue.ask(add(1))).rejects.toThrow('has ended');
    await expect(queue.beginExclusive()).rejects.toThrow('has ended');
  });
});
