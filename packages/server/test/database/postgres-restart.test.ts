import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NotSaved, Unknown } from '../../src/database/errors.ts';
import { openStore, type Store } from '../../src/rooms/room-store.ts';
import { append, claimed, newRoom } from '../rooms/stored-rooms.ts';
import { hasPostgres, type Service, startPostgres } from '../services.ts';

describe.runIf(hasPostgres)('PostgreSQL restarted under way', () => {
  let service: Service;
  let store: Store;
  let me: string;

  beforeAll(async () => {
    service = await startPostgres();
    store = await openStore({ databaseUrl: service.url });
    me = await store.processes.start();
  });

  afterAll(async () => {
    await store.close();
    await service.remove();
  });

  /** Appends until `isDone`, and claims the room again after each failure. Returns the failures. */
  async function persist(room: string, isDone: () => boolean): Promise<{ version: number; refusals: unknown[] }> {
    const refusals: unknown[] = [];
    let version = 0;
    while (!isDone()) {
      try {
        const claim = await claimed(store.rooms, room, me);
        expect(claim.row.version).toBeGreaterThanOrEqual(version);
        for (version = claim.row.version; !isDone(); version++) {
          await store.commit.append(append(claim, version + 1)).catch((error: unknown) => {
            refusals.push(error);
            throw error;
          });
        }
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    return { version, refusals };
  }

  test.each([
    ['stopped', () => service.stop()],
    ['killed', () => service.kill()],
  ])('after it was %s nothing acknowledged is lost, and everything goes on', async (_, end) => {
    const rooms = Array.from({ length: 8 }, () => newRoom());
    for (const room of rooms) await store.rooms.create(room);
    let isDone = false;
    const persisting = rooms.map(({ id }) => persist(id, () => isDone));
    await new Promise((resolve) => setTimeout(resolve, 150));
    await end();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await service.start();
    const before = await counts();
    await expect.poll(counts).toBeGreaterThan(before + rooms.length);
    isDone = true;
    const results = await Promise.all(persisting);
    for (const [i, { version, refusals }] of results.entries()) {
      expect(await store.rooms.entries(rooms[i]?.id ?? '')).toHaveLength(version);
      for (const refusal of refusals) expect([NotSaved, Unknown]).toContain((refusal as Error).constructor);
    }
    expect(results.flatMap(({ refusals }) => refusals).length).toBeGreaterThan(0);
  });

  async function counts(): Promise<number> {
    const { count } = await store.kysely
      .selectFrom('entry')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }
});
