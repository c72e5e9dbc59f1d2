import type { RoomId, RoomStage } from '@oia/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MemberStore } from '../../src/accounts/member-store.ts';
import { PasskeyStore } from '../../src/accounts/passkey-store.ts';
import { SessionStore } from '../../src/accounts/session-store.ts';
import { RETENTION_MS } from '../../src/database/pruning.ts';
import { openStore, type Store } from '../../src/rooms/room-store.ts';
import { DAY_MS } from '../../src/util/time.ts';
import { claimed, newRoom } from '../rooms/stored-rooms.ts';
import { KINDS, type Place } from './test-databases.ts';

const NOW = Date.now();

describe.each(KINDS)('pruning on $name', ({ make }) => {
  let place: Place;
  let store: Store;
  let own: string;

  beforeAll(async () => {
    place = await make();
    store = await openStore(place.place);
    own = await store.processes.start();
  });

  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  /** A room with one entry for each stage; the last one is its own. */
  async function room(stages: readonly RoomStage[], openedAt: number, member?: string): Promise<RoomId> {
    const made = newRoom({}, openedAt);
    await store.rooms.create(made);
    const { row } = await claimed(store.rooms, made.id, own);
    for (const [i, stage] of stages.entries()) {
      const entry = { version: i + 1, at: openedAt, data: JSON.stringify({ version: i + 1, stage }) };
      const seats = member && i === 0 ? [member] : undefined;
      await store.commit.append({ room: row.id, fence: row.fence, entry, stage, deadline: undefined, seats });
    }
    await store.rooms.release(row.id, row.fence);
    return row.id;
  }

  const isThere = async (id: RoomId): Promise<boolean> => (await store.rooms.row(id)) !== undefined;

  test('deletes cancelled rooms without a game, with their entries and seats', async () => {
    const long = NOW - RETENTION_MS.cancelledRooms - DAY_MS;
    const gone = await room(['waiting', 'cancelled'], long, 'mgone');
    const kept = [
      await room(['waiting', 'cancelled'], NOW - DAY_MS),
      await room(['waiting', 'playing', 'cancelled'], long),
      await room(['waiting', 'playing'], long),
      await room(['waiting', 'playing', 'over'], long),
      await room(['waiting'], long),
    ];
    const held = await room(['waiting', 'cancelled'], long);
    await claimed(store.rooms, held, own);
    const reported = await room(['waiting', 'cancelled'], long);
    const report = { id: 'r', at: 1, by: 'a', about: 'b', about_name: 'B', room: reported, reason: 'other' };
    await store.kysely
      .insertInto('report')
      .values({ ...report, said: null, note: null })
      .execute();
    await store.pruning.prune(NOW);
    expect(await isThere(gone)).toBe(false);
    expect(await store.rooms.entries(gone)).toEqual([]);
    expect(await store.rooms.ofMember('mgone')).toEqual([]);
    for (const id of [...kept, held, reported]) expect(await isThere(id)).toBe(true);
    expect((await store.rooms.entries(kept[1] ?? '')).length).toBe(3);
  });

  test('deletes guests who never took a seat, but no accounts', async () => {
    const members = new MemberStore(store.kysely);
    const long = NOW - RETENTION_MS.guests - DAY_MS;
    for (const id of ['mold', 'mplayer', 'mfinished', 'mmuted']) await members.addGuest(id, 'Old', long);
    await members.addGuest('mnew', 'New', NOW - 300 * DAY_MS);
    await members.add({ id: 'maccount', kind: 'account', name: 'Anna', key: 'anna', at: long });
    await room(['waiting', 'playing'], NOW - DAY_MS, 'mplayer');
    await store.kysely.insertInto('mute').values({ member: 'mnew', muted: 'mmuted', name: 'Old', at: 1 }).execute();
    const player = { game: 'gone', seat: 0, member: 'mfinished', name: '', kind: 'guest', outcome: 'won', ended_at: 1 };
    const nothing = { level: null, power: null, rating_before: null, rating_after: null };
    await store.kysely
      .insertInto('game')
      .values({
        ...{
          id: 'gone',
          ended_at: 1,
          pool: 'none',
          is_rated: 0,
          control: '{}',
          result: '1-0',
          reason: 'win',
          turns: 1,
        },
        ...{ position: '', fleece: null, record: '' },
      })
      .execute();
    await store.kysely
      .insertInto('game_player')
      .values({ ...player, ...nothing } as never)
      .execute();
    await store.pruning.prune(NOW);
    const left = await store.kysely.selectFrom('member').select('id').orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual(['maccount', 'mfinished', 'mmuted', 'mnew', 'mplayer']);
  });

  test('deletes expired sessions and challenges', async () => {
    const sessions = new SessionStore(store.kysely);
    const session = { member: 'maccount', agent: '', at: 1 };
    await sessions.add({ ...session, hash: 'old', id: 'old', expiresAt: NOW - 1 });
    await sessions.add({ ...session, hash: 'new', id: 'new', expiresAt: NOW + 1 });
    const passkeys = new PasskeyStore(store.kysely);
    await passkeys.ask({ challenge: 'old', purpose: 'signIn', expiresAt: NOW - 1 });
    await passkeys.ask({ challenge: 'new', purpose: 'signIn', expiresAt: NOW + 1 });
    expect(await store.pruning.prune(NOW)).toBe(2);
    expect(await store.kysely.selectFrom('session').select('id').execute()).toEqual([{ id: 'new' }]);
    expect(await store.kysely.selectFrom('challenge').select('challenge').execute()).toEqual([{ challenge: 'new' }]);
  });

  test('deletes processes that ended long ago and hold no room, in more than one batch', async () => {
    const long = NOW - RETENTION_MS.processes - DAY_MS;
    const life = (id: string, seen_at: number) => ({ id, started_at: seen_at - 1, seen_at, stopped_at: null });
    const many = Array.from({ length: 600 }, (_, i) => life(`many ${i}`, long));
    await store.kysely
      .insertInto('process')
      .values([...many, life('holds', long), life('young', NOW - DAY_MS)])
      .execute();
    const held = newRoom();
    await store.rooms.create(held);
    await store.kysely.updateTable('room').set({ owner: 'holds' }).where('id', '=', held.id).execute();
    expect(await Promise.all([store.pruning.prune(NOW), store.pruning.prune(NOW)])).toHaveLength(2);
    const left = await store.kysely.selectFrom('process').select('id').execute();
    expect(left.map(({ id }) => id).toSorted()).toEqual(['holds', own, 'young'].toSorted());
  });
});
