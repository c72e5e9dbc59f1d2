import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RatingChange, RoomAction, RoomId } from '@oia/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Member } from '../../src/accounts/member.ts';
import { Members } from '../../src/accounts/members.ts';
import { CLAIM_TIMEOUT_MS, type RoomHost } from '../../src/rooms/room-host.ts';
import { openStore, type Store } from '../../src/rooms/room-store.ts';
import { termsOf } from '../terms.ts';
import { TestClient, TestTimers } from './room-harness.ts';
import { hostOf } from './test-host.ts';

let folder: string;
let store: Store;
let timers: TestTimers;
let rooms: RoomHost;
let anna: Member;
let ben: Member;
let commands = 0;
/** The result of archiving a game. */
let finished: Promise<readonly RatingChange[] | undefined>;
/** The names of the errors in the log. */
let reported: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oia-rooms-'));
  store = await openStore({ data: folder });
  const { guests } = await Members.open(store.kysely);
  const added = [await guests.add('Anna'), await guests.add('Ben')];
  [anna, ben] = added.map((guest) => {
    if (!guest.ok) throw new Error(guest.code);
    return guest.value.member;
  }) as [Member, Member];
  timers = new TestTimers();
  finished = Promise.resolve(undefined);
  reported = [];
  const report = (error: unknown): void => void reported.push(error instanceof Error ? error.name : String(error));
  rooms = await hostOf(store, { timers, finish: () => finished, report });
});

afterEach(async () => {
  expect(reported).toEqual([]);
  await rooms.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const act = (room: RoomId, member: Member, action: RoomAction) =>
  rooms.act(room, member, { id: `c${++commands}`, action });

async function begunGame(): Promise<RoomId> {
  const room = await rooms.open(termsOf({ isOpen: false }), anna);
  await act(room, ben, { kind: 'sit' });
  return room;
}

/** Advances the clock and sweeps. */
async function later(milliseconds: number): Promise<void> {
  await timers.pass(milliseconds);
  await rooms.sweep();
  // Releasing waits for the database.
  await store.rooms.due(0, 1);
  await timers.pass(0);
}

test('an unwatched game stays in memory for half a minute, a finished one for a second', async () => {
  const played = await begunGame();
  const over = await begunGame();
  await act(over, ben, { kind: 'resign' });
  await later(500);
  expect(rooms.size).toBe(2);
  await later(1_000);
  expect(rooms.held(over)).toBeUndefined();
  expect(rooms.held(played)).toBeDefined();
  await later(30_000);
  expect(rooms.size).toBe(0);
});

test('a finished game stays in memory as long as it is watched', async () => {
  const room = await begunGame();
  const watching = await rooms.watch(room, anna, undefined, new TestClient());
  await act(room, ben, { kind: 'resign' });
  await later(60_000);
  expect(rooms.held(room)).toBeDefined();
  watching?.stop();
  await later(2_000);
  expect(rooms.held(room)).toBeUndefined();
});

test('a game that has left memory is loaded on demand, and a rematch is possible', async () => {
  const room = await begunGame();
  await act(room, ben, { kind: 'resign' });
  await later(2_000);
  expect(rooms.size).toBe(0);
  expect(await act(room, anna, { kind: 'rematch' })).toMatchObject({ ok: true });
  expect(await act(room, ben, { kind: 'rematch' })).toMatchObject({ ok: true });
  await expect.poll(async () => (await rooms.view(room, anna))?.next).toBeDefined();
});

test('a finished game stays in memory until its ratings are known', async () => {
  const ratings: readonly RatingChange[] = [{ seat: 0, before: 1500, after: 1510 }];
  const { promise, resolve } = Promise.withResolvers<readonly RatingChange[]>();
  finished = promise;
  const room = await begunGame();
  await act(room, ben, { kind: 'resign' });
  await later(60_000);
  expect(rooms.held(room)).toBeDefined();
  resolve(ratings);
  await expect.poll(async () => (await rooms.view(room, anna))?.ratings).toEqual(ratings);
  await later(2_000);
  expect(rooms.held(room)).toBeUndefined();
});

test('a claim that hangs is given up, other rooms load meanwhile, and the room is there once the store answers', async () => {
  const [stuck, other] = [await begunGame(), await begunGame()];
  await later(60_000);
  expect(rooms.size).toBe(0);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const claim = store.rooms.claim.bind(store.rooms);
  store.rooms.claim = async (id, process) => {
    if (id === stuck) await released;
    return claim(id, process);
  };
  const viewed = rooms.view(stuck, anna).then(
    () => 'shown',
    (error: Error) => error.name,
  );
  expect((await rooms.view(other, anna))?.id).toBe(other);
  await timers.pass(CLAIM_TIMEOUT_MS);
  expect(await viewed).toBe('ClaimOverdue');
  expect(reported.splice(0)).toEqual(['ClaimOverdue']);
  release();
  await expect.poll(async () => (await store.rooms.row(stuck))?.fence).toBeGreaterThan(1);
  expect((await rooms.view(stuck, anna))?.id).toBe(stuck);
  expect(await act(stuck, anna, { kind: 'sayPhrase', phrase: 'hello' })).toMatchObject({ ok: true });
});
