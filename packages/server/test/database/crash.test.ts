import { describe, expect, test } from 'vitest';
import { openStore, type Store } from '../../src/rooms/room-store.ts';
import { newRoom } from '../rooms/stored-rooms.ts';
import { killedWhileAppending } from './killed-process.ts';
import { KINDS } from './test-databases.ts';

/** Acknowledged changes before each kill. */
const KILLS = [1, 333];

describe.each(KINDS)('a process that is killed on $name', ({ make }) => {
  test('has lost nothing that it acknowledged, and left nothing half written', async () => {
    const { place, remove } = await make();
    const rooms = Array.from({ length: 12 }, () => newRoom());
    const first = await openStore(place);
    for (const room of rooms) await first.rooms.create(room);
    await first.close();
    for (const after of KILLS) {
      const ids = rooms.map(({ id }) => id);
      const acknowledged = await killedWhileAppending(place, ids, { after });
      const store = await openStore(place);
      for (const id of ids) await expectWhole(store, id, acknowledged.get(id) ?? 0);
      await markDead(store);
      await store.close();
    }
    await remove();
  });
});

async function expectWhole(store: Store, id: string, acknowledged: number): Promise<void> {
  const versions = (await store.rooms.entries(id)).map(({ version }) => version);
  expect(versions.length).toBeGreaterThanOrEqual(acknowledged);
  expect(versions).toEqual(versions.map((_, i) => i + 1));
  expect(await store.rooms.row(id)).toMatchObject({ version: versions.length });
}

/** Makes the processes count as dead at once. */
async function markDead({ kysely }: Store): Promise<void> {
  await kysely.updateTable('process').set({ seen_at: 1 }).execute();
}
