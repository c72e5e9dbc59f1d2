import { describe, expect, test } from 'vitest';
import { openStore, type Store } from '../../src/store/store.ts';
import { killedWhileAppending } from './killed-process.ts';
import { KINDS } from './places.ts';
import { newRoom } from './rooms.ts';

/** How many acknowledged changes before each kill. */
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
      await lateDeath(store);
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

/** The test does not wait until others notice the death. */
async function lateDeath({ kysely }: Store): Promise<void> {
  await kysely.updateTable('process').set({ seen_at: 1 }).execute();
}
