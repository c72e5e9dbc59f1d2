import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { NotSaved } from '../../src/database/errors.ts';
import { openStore } from '../../src/rooms/room-store.ts';
import { append, claimed, claimedRoom } from '../rooms/stored-rooms.ts';
import { sqlite } from './test-databases.ts';

test('on a full disk nothing is half written, and writing continues when there is room', async () => {
  const { place, remove } = await sqlite.make();
  const store = await openStore(place);
  const me = await store.processes.start();
  const [small, large] = [await claimedRoom(store.rooms, me), await claimedRoom(store.rooms, me)];
  const pages = await sql<{ page_count: number }>`PRAGMA page_count`.execute(store.kysely);
  const limitTo = (count: number) => sql`PRAGMA max_page_count = ${sql.lit(count)}`.execute(store.kysely);
  await limitTo((pages.rows[0]?.page_count ?? 0) + 5);

  const bulky = { version: 1, at: 1, data: JSON.stringify('x'.repeat(100_000)) };
  const ends = await Promise.allSettled([
    store.commit.append(append(small, 1, { seats: ['mfull'] })),
    store.commit.append(append(large, 1, { entry: bulky })),
  ]);
  for (const end of ends) expect(end).toMatchObject({ status: 'rejected', reason: expect.any(NotSaved) });
  expect(await store.rooms.row(small.row.id)).toMatchObject({ version: 0, stage: 'waiting' });
  expect(await store.rooms.entries(small.row.id)).toEqual([]);
  expect(await store.rooms.ofMember('mfull')).toEqual([]);

  // Small writes still fit.
  await store.commit.append(append(await claimed(store.rooms, small.row.id, me), 1));
  await limitTo(100_000);
  await store.commit.append(append(await claimed(store.rooms, large.row.id, me), 1, { entry: bulky }));
  expect(await store.rooms.entries(large.row.id)).toEqual([bulky]);
  await store.close();
  await remove();
});
