import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEAD_AFTER_MS } from '../../src/database/process-store.ts';
import { openStore, type Store } from '../../src/rooms/room-store.ts';
import { claimed, claimedRoom } from '../rooms/stored-rooms.ts';
import { KINDS, type Place } from './test-databases.ts';

describe.each(KINDS)('processes on $name', ({ make }) => {
  let place: Place;
  let store: Store;

  beforeAll(async () => {
    place = await make();
    store = await openStore(place.place);
  });

  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  async function addUptime(id: string, from: number, until: number): Promise<void> {
    const life = { id, started_at: from, seen_at: until, stopped_at: null };
    await store.kysely.insertInto('process').values(life).execute();
  }

  /** Makes a process silent since a time. */
  async function silent(id: string, since: number): Promise<void> {
    await store.kysely.updateTable('process').set({ seen_at: since }).where('id', '=', id).execute();
  }

  test('clocks stand still while no process runs', async () => {
    await addUptime('a', 1000, 2000);
    await addUptime('b', 1500, 3000);
    await addUptime('c', 5000, 6000);
    expect(await store.processes.outage(1000, 6000)).toBe(2000);
    expect(await store.processes.outage(0, 7000)).toBe(4000);
    expect(await store.processes.outage(1200, 2900)).toBe(0);
  });

  test('a process is alive from its start until its heartbeats stop', async () => {
    const before = Date.now() - 10_000;
    const id = await store.processes.start();
    const outage = await store.processes.outage(before, Date.now());
    expect(outage).toBeGreaterThan(9_000);
    expect(outage).toBeLessThanOrEqual(Date.now() - before);
    // Between two beats it lives too.
    await silent(id, Date.now() - DEAD_AFTER_MS / 2);
    expect(await store.processes.outage(Date.now() - 1, Date.now())).toBe(0);
    await silent(id, Date.now() - DEAD_AFTER_MS - 500);
    expect(await store.processes.outage(Date.now() - 300, Date.now())).toBe(300);
    await store.processes.stop();
  });

  test('a heartbeat after a long silence starts a new uptime, with its rooms', async () => {
    const id = await store.processes.start();
    const { row } = await claimedRoom(store.rooms, id);
    const now = Date.now();
    await store.kysely
      .updateTable('process')
      .set({ started_at: now - 90_000, seen_at: now - 60_000 })
      .where('id', '=', id)
      .execute();
    await store.processes.heartbeat();
    const outage = await store.processes.outage(now - 80_000, Date.now());
    expect(outage).toBeGreaterThanOrEqual(59_000);
    expect(outage).toBeLessThan(65_000);
    expect(await store.rooms.claim(row.id, 'other')).toEqual({ heldBy: id });
    await store.processes.stop();
  });

  test('a process with heartbeats keeps its rooms', async () => {
    const id = await store.processes.start();
    const { row } = await claimedRoom(store.rooms, id);
    await silent(id, Date.now() - DEAD_AFTER_MS + 1000);
    await store.processes.heartbeat();
    const { seen_at } = await store.kysely
      .selectFrom('process')
      .select('seen_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(seen_at).toBeGreaterThan(Date.now() - DEAD_AFTER_MS / 2);
    expect(await store.rooms.claim(row.id, 'other')).toEqual({ heldBy: id });
    await store.processes.stop();
  });

  test('a process that stops releases its rooms at once', async () => {
    const id = await store.processes.start();
    const { row } = await claimedRoom(store.rooms, id);
    await store.processes.stop();
    expect((await claimed(store.rooms, row.id, 'next')).takenOverSince).toBeUndefined();
    await expect(store.processes.heartbeat()).rejects.toThrow('has stopped');
  });
});
