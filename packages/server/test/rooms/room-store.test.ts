import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ProcessId } from '../../src/database/process-store.ts';
import { openStore, type Store } from '../../src/rooms/room-store.ts';
import { KINDS, type Place } from '../database/test-databases.ts';
import { append, claimed, claimedRoom, newRoom, roomId } from './stored-rooms.ts';

describe.each(KINDS)('rooms on $name', ({ make }) => {
  let place: Place;
  let store: Store;
  let me: ProcessId;

  beforeAll(async () => {
    place = await make();
    store = await openStore(place.place);
    me = await store.processes.start();
  });

  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  // A slow machine takes longer than a process may be silent.
  beforeEach(() => store.processes.heartbeat());

  const versions = async (room: string) => (await store.rooms.entries(room)).map(({ version }) => version);

  /** Another process, without heartbeats since a time. */
  async function deadProcess(seenAt: number): Promise<ProcessId> {
    const id = `dead-${roomId()}`;
    await store.kysely
      .insertInto('process')
      .values({ id, started_at: seenAt - 1, seen_at: seenAt, stopped_at: null })
      .execute();
    return id;
  }

  async function liveProcess(): Promise<ProcessId> {
    return deadProcess(Date.now());
  }

  test('a room is as it was opened', async () => {
    const room = newRoom();
    await store.rooms.create(room);
    expect(await store.rooms.row(room.id)).toEqual({ ...room, version: 0, stage: 'waiting', fence: 0 });
    expect(await store.rooms.entries(room.id)).toEqual([]);
  });

  test('an id is given once', async () => {
    const room = newRoom();
    await store.rooms.create(room);
    await expect(store.rooms.create(room)).rejects.toThrow();
  });

  test('a room that does not exist cannot be claimed', async () => {
    expect(await store.rooms.claim(roomId(), me)).toBe('none');
    expect(await store.rooms.row(roomId())).toBeUndefined();
  });

  test('entries stay in order, each with its time and data', async () => {
    const claim = await claimedRoom(store.rooms, me);
    expect(await store.rooms.append([append(claim, 1), append(claim, 2)])).toEqual([true, true]);
    expect(await store.rooms.append([append(claim, 3, { stage: 'over' })])).toEqual([true]);
    expect(await store.rooms.entries(claim.row.id)).toEqual([
      { version: 1, at: 2001, data: '{"version":1}' },
      { version: 2, at: 2002, data: '{"version":2}' },
      { version: 3, at: 2003, data: '{"version":3}' },
    ]);
    expect(await store.rooms.row(claim.row.id)).toMatchObject({ version: 3, stage: 'over' });
  });

  test('data may hold any character', async () => {
    const claim = await claimedRoom(store.rooms, me);
    const data = JSON.stringify({ said: 'Привет, "Οία" 🏛 \u0000 \ud800 {}, \\' });
    const entry = { version: 1, at: Number.MAX_SAFE_INTEGER, data };
    await store.rooms.append([append(claim, 1, { entry })]);
    expect(await store.rooms.entries(claim.row.id)).toEqual([entry]);
  });

  test('a claim brings what is stored', async () => {
    const first = await claimedRoom(store.rooms, me);
    await store.rooms.append([append(first, 1)]);
    const again = await claimed(store.rooms, first.row.id, me);
    expect(again.row).toMatchObject({ version: 1, stage: 'playing', fence: first.row.fence + 1 });
    expect(again.entries).toHaveLength(1);
    expect(again.takenOverSince).toBeUndefined();
  });

  test('a room of a live process cannot be claimed', async () => {
    const other = await liveProcess();
    const { row } = await claimedRoom(store.rooms, other);
    expect(await store.rooms.claim(row.id, me)).toEqual({ heldBy: other });
    await store.rooms.release(row.id, row.fence);
    expect(await store.rooms.claim(row.id, me)).not.toHaveProperty('takenOverSince');
  });

  test('the room of a dead process can be claimed, and its late append is refused', async () => {
    const other = await deadProcess(5000);
    const old = await claimedRoom(store.rooms, other);
    await store.rooms.append([append(old, 1)]);
    const mine = await claimed(store.rooms, old.row.id, me);
    expect(mine.takenOverSince).toBe(5000);
    expect(await store.rooms.append([append(old, 2), append(old, 3)])).toEqual([false, false]);
    expect(await store.rooms.append([append(mine, 2)])).toEqual([true]);
    expect(await versions(old.row.id)).toEqual([1, 2]);
  });

  test('one of two processes that claim at once gets the room', async () => {
    const [a, b] = [await liveProcess(), await liveProcess()];
    const rooms = await Promise.all(Array.from({ length: 20 }, () => newRoom()));
    for (const room of rooms) await store.rooms.create(room);
    for (const { id } of rooms) {
      const claims = await Promise.all([a, b].map((process) => store.rooms.claim(id, process)));
      expect(claims.filter((claim) => claim !== 'none' && 'heldBy' in claim)).toHaveLength(1);
    }
  });

  test('claiming again raises the fence', async () => {
    const old = await claimedRoom(store.rooms, me);
    const mine = await claimed(store.rooms, old.row.id, me);
    expect(await store.rooms.append([append(old, 1), append(mine, 1)])).toEqual([false, true]);
    expect(await versions(old.row.id)).toEqual([1]);
  });

  test('releasing with an old fence changes nothing', async () => {
    const other = await liveProcess();
    const { row } = await claimedRoom(store.rooms, me);
    await store.rooms.release(row.id, row.fence - 1);
    expect(await store.rooms.claim(row.id, other)).toEqual({ heldBy: me });
  });

  test('a refused room leaves the others of its batch alone', async () => {
    const [a, lost, b] = [
      await claimedRoom(store.rooms, me),
      await claimedRoom(store.rooms, me),
      await claimedRoom(store.rooms, me),
    ];
    await claimed(store.rooms, lost.row.id, me);
    const batch = [append(a, 1), append(lost, 1, { seats: ['mlost'] }), append(b, 1), append(lost, 2), append(a, 2)];
    expect(await store.rooms.append(batch)).toEqual([true, false, true, false, true]);
    expect(await versions(a.row.id)).toEqual([1, 2]);
    expect(await versions(lost.row.id)).toEqual([]);
    expect(await store.rooms.ofMember('mlost')).toEqual([]);
  });

  test('a version that does not follow is refused', async () => {
    const claim = await claimedRoom(store.rooms, me);
    expect(await store.rooms.append([append(claim, 2)])).toEqual([false]);
    expect(await store.rooms.append([append(claim, 1), append(claim, 3)])).toEqual([true, false]);
    expect(await store.rooms.append([append(claim, 1)])).toEqual([false]);
    expect(await versions(claim.row.id)).toEqual([1]);
  });

  test('a batch that fails leaves nothing behind', async () => {
    const [good, bad] = [await claimedRoom(store.rooms, me), await claimedRoom(store.rooms, me)];
    const broken = append(bad, 1, { entry: { version: 1, at: 1, data: null as unknown as string } });
    await expect(store.rooms.append([append(good, 1, { seats: ['mhalf'] }), broken])).rejects.toThrow();
    expect(await store.rooms.row(good.row.id)).toMatchObject({ version: 0, stage: 'waiting' });
    expect(await versions(good.row.id)).toEqual([]);
    expect(await store.rooms.ofMember('mhalf')).toEqual([]);
  });

  test('open rooms that wait are listed, the newest first', async () => {
    const rooms = [newRoom({}, 9001), newRoom({ isOpen: false }, 9002), newRoom({}, 9003), newRoom({}, 9004)];
    for (const room of rooms) await store.rooms.create(room);
    const [old, , young, started] = rooms.map(({ id }) => id);
    await store.rooms.append([append(await claimed(store.rooms, started ?? '', me), 1)]);
    expect((await store.rooms.waiting(2)).map(({ id }) => id)).toEqual([young, old]);
    expect(await store.rooms.waiting(1)).toHaveLength(1);
  });

  test('the rooms of a member follow the seats', async () => {
    const [first, second] = [await claimedRoom(store.rooms, me), await claimedRoom(store.rooms, me, newRoom({}, 3000))];
    await store.rooms.append([
      append(first, 1, { seats: ['mx', 'my'] }),
      append(second, 1, { seats: ['mx'], stage: 'over' }),
    ]);
    const of = async (...args: Parameters<typeof store.rooms.ofMember>) =>
      (await store.rooms.ofMember(...args)).map(({ id }) => id);
    expect(await of('mx')).toEqual([second.row.id, first.row.id]);
    expect(await of('mx', 'playing')).toEqual([first.row.id]);
    await store.rooms.append([append(first, 2), append(first, 3, { seats: ['my', 'mz'] })]);
    expect(await of('mx')).toEqual([second.row.id]);
    expect(await of('my')).toEqual([first.row.id]);
    expect(await of('mz')).toEqual([first.row.id]);
  });

  test('rooms are due when their deadline has passed and no process holds them', async () => {
    const dead = await deadProcess(1);
    const held = await claimedRoom(store.rooms, me);
    const [late, later] = [await claimedRoom(store.rooms, dead), await claimedRoom(store.rooms, me)];
    const batch = [held, late, later].map((claim, i) => append(claim, 1, { deadline: 700 - i }));
    await store.rooms.append(batch);
    await store.rooms.release(later.row.id, later.row.fence);
    expect(await store.rooms.due(697, 9)).toEqual([]);
    expect(await store.rooms.due(700, 9)).toEqual([later.row.id, late.row.id]);
    expect(await store.rooms.due(700, 1)).toEqual([later.row.id]);
    await store.rooms.append([append(late, 2)]);
    expect(await store.rooms.due(700, 9)).toEqual([later.row.id]);
  });

  test('games that are over stay unfinished until they are archived', async () => {
    const claim = await claimedRoom(store.rooms, me);
    await store.rooms.append([append(claim, 1, { stage: 'over' })]);
    const ids = async () => (await store.rooms.unfinished()).map(({ id }) => id);
    expect(await ids()).toContain(claim.row.id);
    await store.kysely.updateTable('room').set({ archived: 1 }).where('id', '=', claim.row.id).execute();
    expect(await ids()).not.toContain(claim.row.id);
  });
});
