import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RoomId } from '@oia/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Member } from '../../src/accounts/member.ts';
import { Members } from '../../src/accounts/members.ts';
import { Lobby } from '../../src/rooms/lobby.ts';
import type { RoomHost } from '../../src/rooms/room-host.ts';
import { RoomLists } from '../../src/rooms/room-lists.ts';
import { openStore, type Store } from '../../src/rooms/room-store.ts';
import { startTemporaryServer } from '../../src/temporary-server.ts';
import { TestPlayer } from '../sockets/test-player.ts';
import { termsOf } from '../terms.ts';
import { settle, TestTimers } from './room-harness.ts';
import { hostOf } from './test-host.ts';

async function temporaryStore(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'oia-bad-room-'));
  const store = await openStore({ data: folder });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return store;
}

async function twoGuests(store: Store): Promise<readonly [Member, Member]> {
  const { guests } = await Members.open(store.kysely);
  const made = await Promise.all([guests.add('Anna'), guests.add('Ben')]);
  const [anna, ben] = made.map((one) => (one.ok ? one.value.member : undefined));
  if (!anna || !ben) throw new Error('no guests');
  return [anna, ben];
}

/** Games that are over, in the order of the store. */
async function finishedGames(store: Store, host: RoomHost, count: number): Promise<RoomId[]> {
  const [anna, ben] = await twoGuests(store);
  for (let i = 0; i < count; i++) {
    const room = await host.open(termsOf({ isOpen: false }), anna);
    await host.act(room, ben, { id: `s${i}`, action: { kind: 'sit' } });
    await host.act(room, ben, { id: `r${i}`, action: { kind: 'resign' } });
  }
  await settle();
  return (await store.rooms.unfinished()).map(({ id }) => id);
}

/** Stores a step that the rules do not allow, as after a ruling that was corrected. */
async function spoil(store: Store, room: RoomId): Promise<void> {
  const entry = (await store.rooms.entries(room)).at(-1);
  if (!entry) throw new Error('an empty room');
  const changed = JSON.parse(entry.data);
  const data = JSON.stringify({ ...changed, table: { ...changed.table, steps: [123456] } });
  await store.kysely
    .updateTable('entry')
    .set({ data })
    .where('room', '=', room)
    .where('version', '=', entry.version)
    .execute();
}

async function archive(store: Store, room: RoomId): Promise<undefined> {
  await store.kysely.updateTable('room').set({ archived: 1 }).where('id', '=', room).execute();
}

test('a room that cannot be read or archived keeps no other from the archive, and is reported once', async () => {
  const store = await temporaryStore();
  const timers = new TestTimers();
  const away = (): Promise<never> => Promise.reject(new Error('the archive is away'));
  const first = await hostOf(store, { timers, finish: away, report: () => undefined });
  const [unreadable = '', unarchivable = '', ...others] = await finishedGames(store, first, 4);
  await first.close();
  await store.processes.stop();
  await spoil(store, unreadable);
  const finished: RoomId[] = [];
  const reported: RoomId[] = [];
  const second = await hostOf(store, {
    timers,
    report: (_error, room) => reported.push(room),
    finish: async ({ id }) => {
      if (id === unarchivable) throw new Error('this game cannot be archived');
      finished.push(id);
      return archive(store, id);
    },
  });
  for (let i = 0; i < 3; i++) await second.finishOthers();
  expect(second.broken).toEqual([unreadable]);
  expect(finished).toEqual(others);
  expect(reported.sort()).toEqual([unreadable, unarchivable].sort());
  await second.close();
});

test('a room that cannot be read keeps no other from being looked at when it is due', async () => {
  const store = await temporaryStore();
  const [anna, ben] = await twoGuests(store);
  const timers = new TestTimers();
  const first = await hostOf(store, { timers });
  const terms = termsOf({ control: { kind: 'live', base: 60_000, increment: 0 } });
  const rooms: RoomId[] = [];
  for (let i = 0; i < 2; i++) {
    const room = await first.open(terms, anna);
    await first.act(room, ben, { id: `s${i}`, action: { kind: 'sit' } });
    rooms.push(room);
    await timers.pass(1);
  }
  await first.close();
  await store.processes.stop();
  const [unreadable = '', overdue = ''] = rooms;
  await spoil(store, unreadable);
  const reported: RoomId[] = [];
  const second = await hostOf(store, { timers, report: (_error, room) => reported.push(room) });
  await timers.pass(3_600_000);
  for (let i = 0; i < 3; i++) await second.sweep();
  await settle();
  expect(reported).toEqual([unreadable]);
  expect(second.held(overdue)).toBeDefined();
  await second.loadWaiting();
  await second.close();
});

test('lists leave out a room that cannot be read, and report it once', async () => {
  const store = await temporaryStore();
  const host = await hostOf(store);
  const [anna, ben] = await twoGuests(store);
  const rooms: RoomId[] = [];
  for (const id of ['a', 'b']) {
    const room = await host.open(termsOf(), anna);
    await host.act(room, ben, { id, action: { kind: 'sit' } });
    rooms.push(room);
  }
  const [unreadable = '', sound = ''] = rooms;
  await spoil(store, unreadable);
  const reported: RoomId[] = [];
  const lists = new RoomLists(store.rooms, (_error, room) => reported.push(room));
  for (let i = 0; i < 2; i++) {
    expect((await lists.playing()).map(({ room }) => room)).toEqual([sound]);
    expect((await lists.ofMember(anna)).map(({ room }) => room)).toEqual([sound]);
  }
  expect(reported).toEqual([unreadable]);
  await host.close();
});

test('a list of open games that could not be read is sent once it can be', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let isAway = true;
  const reported: unknown[] = [];
  const waiting = async () => {
    if (isAway) throw new Error('the store is away');
    return [];
  };
  const lobby = new Lobby({ waiting }, (error) => reported.push(error));
  const told: unknown[] = [];
  lobby.watch((games) => told.push(games));
  await vi.advanceTimersByTimeAsync(100);
  expect([told, reported]).toEqual([[], [new Error('the store is away')]]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual([[]]);
  lobby.close();
});

test('a room that cannot be read is reported to its watchers once, listed for the operator, and not tried again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'oia-broken-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const before = await startTemporaryServer({ data: folder });
  const [anna, ben] = await Promise.all([
    TestPlayer.guest(before.address, 'Anna'),
    TestPlayer.guest(before.address, 'Ben'),
  ]);
  const rooms: RoomId[] = [];
  for (const id of ['a', 'b']) {
    const room = await anna.open(termsOf());
    await ben.post(`/api/rooms/${room}/actions`, { id, action: { kind: 'sit' } });
    rooms.push(room);
  }
  await before.close();
  const [broken = '', sound = ''] = rooms;
  const store = await openStore({ data: folder });
  await spoil(store, broken);
  const fence = (await store.rooms.row(broken))?.fence ?? 0;
  await store.close();

  const server = await startTemporaryServer({ data: folder, log: 'silent' });
  await anna.connect(server.address);
  for (let i = 0; i < 3; i++) {
    const gone = anna.next(({ kind }) => kind === 'gone');
    anna.send({ kind: 'watch', room: broken });
    expect(await gone).toEqual({ kind: 'gone', room: broken, code: 'broken' });
  }
  const refused = await anna.act(broken, { kind: 'resign' });
  expect(refused).toMatchObject({ kind: 'refused', refusal: { code: 'broken' } });
  const asked = await fetch(`${server.address}/api/rooms/${broken}`);
  expect([asked.status, await asked.json()]).toMatchObject([500, { error: { code: 'broken' } }]);
  await anna.watch(sound);
  expect((await anna.act(sound, { kind: 'text', text: '@b2' })).kind).toBe('done');
  const metrics = await (await fetch(`${server.address}/metrics`)).text();
  expect(metrics).toContain(`oia_room_broken{room="${broken}"} 1`);
  anna.leave();
  await server.close();
  const after = await openStore({ data: folder });
  expect((await after.rooms.row(broken))?.fence).toBe(fence + 1);
  await after.close();
});
