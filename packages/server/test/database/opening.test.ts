import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoreError } from '../../src/database/errors.ts';
import type { DatabaseLocation } from '../../src/database/open-database.ts';
import { openStore } from '../../src/rooms/room-store.ts';
import { append, claimed, claimedRoom, newRoom } from '../rooms/stored-rooms.ts';
import { killedWhileAppending } from './killed-process.ts';
import { KINDS, postgres } from './test-databases.ts';

async function refusal(place: DatabaseLocation): Promise<StoreError> {
  const error = await openStore(place).then(
    () => new Error('it was opened'),
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(StoreError);
  return error as StoreError;
}

describe.each(KINDS)('opening a store on $name', ({ make }) => {
  test('finds everything again, and refuses a database of a newer version', async () => {
    const { place, remove } = await make();
    const first = await openStore(place);
    const { row } = await claimedRoom(first.rooms, await first.processes.start());
    await first.commit.append(append({ row, entries: [] }, 1));
    await first.processes.stop();
    await first.close();

    const second = await openStore(place);
    expect((await claimed(second.rooms, row.id, await second.processes.start())).entries).toHaveLength(1);
    const future = { name: '99-future', timestamp: '2999' };
    await second.kysely
      .withTables<{ kysely_migration: typeof future }>()
      .insertInto('kysely_migration')
      .values(future)
      .execute();
    await second.close();
    expect(await refusal(place)).toMatchObject({ code: 'storeTooNew', message: expect.stringContaining('99-future') });
    await remove();
  });
});

test.runIf(process.platform === 'linux')('a folder that cannot be created is refused at once', async () => {
  expect(await refusal({ data: '/proc/oia' })).toMatchObject({ code: 'storeNotWritable' });
});

describe.runIf(KINDS.includes(postgres))('PostgreSQL', () => {
  test('several processes start at once', async () => {
    const { place, remove } = await postgres.make();
    const stores = await Promise.all(Array.from({ length: 6 }, () => openStore(place)));
    const ids = await Promise.all(stores.map(({ processes }) => processes.start()));
    expect(new Set(ids).size).toBe(6);
    for (const store of stores) await store.close();
    await remove();
  });

  test('is reported as unreachable without its password', async () => {
    const { code, message } = await refusal({ databaseUrl: 'postgres://me:secret@127.0.0.1:1/oia' });
    expect(code).toBe('databaseUnreachable');
    expect(message).toContain('DATABASE_URL');
    expect(message).not.toContain('secret');
  });
});

describe('a SQLite file', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'oia-store-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  test('is for one server at a time', async () => {
    const store = await openStore({ data: folder });
    expect(await refusal({ data: folder })).toMatchObject({
      code: 'storeInUse',
      message: expect.stringContaining(folder),
    });
    await store.close();
    await (await openStore({ data: folder })).close();
  });

  test('is refused while another process uses it, and free when that is killed', async () => {
    const first = await openStore({ data: folder });
    const room = newRoom();
    await first.rooms.create(room);
    await first.close();
    const before = async () => expect((await refusal({ data: folder })).code).toBe('storeInUse');
    await killedWhileAppending({ data: folder }, [room.id], { after: 1, before });
    const store = await openStore({ data: folder });
    expect((await claimed(store.rooms, room.id, await store.processes.start())).takenOverSince).toBeGreaterThan(0);
    await store.close();
  });

  test('creates its folder', async () => {
    await (await openStore({ data: join(folder, 'a', 'b') })).close();
  });

  test('needs a writable folder', async () => {
    writeFileSync(join(folder, 'file'), '');
    const { code, message } = await refusal({ data: join(folder, 'file', 'data') });
    expect(code).toBe('storeNotWritable');
    expect(message).toContain('--data');
  });

  test('that is no database is refused and left alone', async () => {
    writeFileSync(join(folder, 'oia.sqlite'), 'this is no database, and it is long enough to be looked at'.repeat(20));
    const { code, message } = await refusal({ data: folder });
    expect(code).toBe('storeUnreadable');
    expect(message).toContain('backup');
    expect(message).toContain('--data');
    // Nothing holds the folder afterwards.
    rmSync(join(folder, 'oia.sqlite'));
    await (await openStore({ data: folder })).close();
  });
});
