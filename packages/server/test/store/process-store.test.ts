import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEAD_AFTER } from '../../src/store/process-store.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { KINDS, type Place } from './places.ts';
import { claimed, claimedRoom } from './rooms.ts';

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

  async function lived(id: string, from: number, until: number): Promise<void> {
    const life = { id, started_at: from, seen_at: until, stopped_at: null };
    await store.kysely.insertInto('process').values(life).execute();
  }

  /** As if nothing had been heard of it since. */
  async function silent(id: string, since: number): Promise<void> {
    await store.kysely.updateTable('process').set({ seen_at: since }).where('id', '=', id).execute();
  }

  test('clocks do not run while no process lives', async () => {
    await lived('a', 1000, 2000);
    await lived('b', 1500, 3000);
    await lived('c', 5000, 6000);
    expect(await store.processes.outage(1000, 6000)).toBe(2000);
    expect(await store.processes.outage(0, 7000)).toBe(4000);
    expect(await store.processes.outage(1200, 2900)).toBe(0);
  });

  test('a process lives from its start until nothing is heard of it', async () => {
    const before = Date.now() - 10_000;
    const id = await store.processes.start();
    const outage = await store.processes.outage(before, Date.now());
    expect(outage).toBeGreaterThan(9_000);
    expect(outage).toBeLessThanOrEqual(Date.now() - before);
    // Between two beats it lives too.
    await silent(id, Date.now() - DEAD_AFTER / 2);
    expect(await store.processes.outage(Date.now() - 1, Date.now())).toBe(0);
    await silent(id, Date.now() - DEAD_AFTER - 500);
    expect(await store.processes.outage(Date.now() - 300, Date.now())).toBe(300);
    await store.processes.stop();
  });

  test('a beat after a long silence begins a new life, with its rooms', async () => {
    const id = await store.processes.start();
    const { row } = await claimedRoom(store.rooms, id);
    const now = Date.now();
    await store.kysely
      .updateTable('process')
      .set({ started_at: now - 90_000, seen_at: now - 60_000 })
      .where('id', '=', id)
      .execute();
    await store.processes.beat();
    const outage = await store.processes.outage(now - 80_000, Date.now());
    expect(outage).toBeGreaterThanOrEqual(59_000);
    expect(outage).toBeLessThan(65_000);
    expect(await store.rooms.claim(row.id, 'other')).toEqual({ heldBy: id });
    await store.processes.stop();
  });

  test('whoever beats keeps its rooms', async () => {
    const id = await store.processes.start();
    const { row } = await claimedRoom(store.rooms, id);
    await silent(id, Date.now() - DEAD_AFTER + 1000);
    await store.processes.beat();
    const { seen_at } = await store.kysely
      .selectFrom('process')
      .select('seen_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(seen_at).toBeGreaterThan(Date.now() - DEAD_AFTER / 2);
    expect(await store.rooms.claim(row.id, 'other')).toEqual({ heldBy: id });
    await store.processes.stop();
  });

  test('whoever stops lets go of its rooms at once', async () => {
    const id = await store.processes.start();
    const { row } = await claimedRoom(store.rooms, id);
    await store.processes.stop();
    expect((await claimed(store.rooms, row.id, 'next')).takenOverSince).toBeUndefined();
    await expect(store.processes.beat()).rejects.toThrow('has stopped');
  });
});
