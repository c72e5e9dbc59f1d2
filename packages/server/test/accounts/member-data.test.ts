import type { RoomAction, RoomId, RoomTerms } from '@oia/protocol';
import { beforeAll, expect, test } from 'vitest';
import type { Member } from '../../src/accounts/member.ts';
import type { MemberData } from '../../src/accounts/member-data.ts';
import { nameKey } from '../../src/accounts/names.ts';
import { Archive } from '../../src/archive/archive.ts';
import { GameSearch } from '../../src/archive/game-search.ts';
import { ConductStore } from '../../src/conduct/conduct-store.ts';
import type { RoomHost } from '../../src/rooms/room-host.ts';
import { finishedRoom } from '../archive/finished-rooms.ts';
import { hostOf, memberDataOf } from '../rooms/test-host.ts';
import { termsOf } from '../terms.ts';
import { onEveryDatabase } from './member-tests.ts';

const TERMS = termsOf({ control: { kind: 'days', days: 3 }, isOpen: false });

const THREE: RoomTerms = {
  ...TERMS,
  setup: {
    ...TERMS.setup,
    seats: [...TERMS.setup.seats, { name: '', player: 'remote' }],
    way: { kind: 'match', options: { players: 3, powers: ['apollo', 'artemis', 'atlas'] } },
  },
};

onEveryDatabase('the data of members', (world) => {
  let rooms: RoomHost;
  let memberData: MemberData;
  let commands = 0;
  beforeAll(async () => {
    rooms = await hostOf(world.store);
    memberData = memberDataOf(world.store, rooms);
  });

  async function guest(name: string): Promise<Member> {
    const made = await world.members.guests.add(name);
    if (!made.ok) throw new Error(made.code);
    return made.value.member;
  }
  async function account(name: string): Promise<Member> {
    const made = await world.members.accounts.register(undefined, { name, password: 'correct horse' });
    if (!made.ok) throw new Error(made.code);
    return made.value;
  }
  async function act(room: RoomId, member: Member, action: RoomAction): Promise<void> {
    const answer = await rooms.act(room, member, { id: `c${++commands}`, action });
    if (!answer.ok) throw new Error(answer.refusal.code);
  }
  async function game(one: Member, two: Member): Promise<RoomId> {
    const room = await rooms.open(TERMS, one);
    await act(room, two, { kind: 'sit' });
    return room;
  }
  const archived = (players: readonly Member[]) => {
    const room = finishedRoom({ players, resigns: 1, at: ++world.now });
    return new Archive(world.store).finish(room).then(() => room.id);
  };
  const namesAt = async (room: RoomId) => (await rooms.view(room, undefined))?.sittings.map(({ name }) => name);
  /** Every row of every table, as text. */
  async function everything(): Promise<string> {
    const tables = await world.store.kysely.introspection.getTables();
    const rows = tables.map(({ name }) =>
      world.store.kysely
        .selectFrom(name as 'member')
        .selectAll()
        .execute(),
    );
    return JSON.stringify(await Promise.all(rows));
  }

  test('a guest who signs in hands games and seats over to the account', async () => {
    const [me, mine, other] = [await guest('Guest Me'), await account('Account Me'), await guest('Other')];
    const running = await game(me, other);
    const old = await archived([me, other]);
    expect(await memberData.handOver(me, mine)).toBe(true);
    expect(await namesAt(running)).toEqual(['Account Me', 'Other']);
    await act(running, mine, { kind: 'sayPhrase', phrase: 'hello' });
    await expect(act(running, me, { kind: 'sayPhrase', phrase: 'hello' })).rejects.toThrow('notSeated');
    const found = await new GameSearch(world.store.kysely).search({ member: mine.id }, undefined, 10);
    expect(found.map((each) => each.game.id)).toEqual([old]);
    expect(found[0]?.game.players[0]).toMatchObject({ name: 'Account Me', kind: 'account' });
    expect(await world.store.rooms.ofMember(mine.id, 'playing')).toHaveLength(1);
  });

  test('a guest keeps a seat opposite the account', async () => {
    const [me, mine] = [await guest('Guest Twin'), await account('Account Twin')];
    const running = await game(me, mine);
    const old = await archived([me, mine]);
    expect(await memberData.handOver(me, mine)).toBe(false);
    expect(await namesAt(running)).toEqual(['Guest Twin', 'Account Twin']);
    const { game: kept } = (await new GameSearch(world.store.kysely).find(old)) ?? {};
    expect(kept?.players.map(({ name }) => name)).toEqual(['Guest Twin', 'Account Twin']);
  });

  test('an export has everything that is stored, but no secrets', async () => {
    const [me, other] = [await account('Exporter'), await guest('Other Two')];
    await world.members.sessions.start(me.id, 'My browser');
    const room = await game(me, other);
    await act(room, me, { kind: 'sayText', text: 'My own words' });
    await act(room, other, { kind: 'sayText', text: 'Words of the other' });
    const old = await archived([me, other]);
    const data = await memberData.export(me);
    expect(data).toMatchObject({
      member: { id: me.id, name: 'Exporter' },
      sessions: [{ agent: 'My browser' }],
      games: [{ game: old, outcome: 'win' }],
      rooms: [{ id: room, said: [{ said: { text: 'My own words' } }] }],
    });
    expect(JSON.stringify(data)).not.toMatch(/scrypt|Words of the other|hash/);
  });

  test('a deleted member leaves nothing but games without a name', async () => {
    const [me, other] = [await account('Deleted Person'), await account('Somebody')];
    const secret = await world.members.sessions.start(me.id, 'Browser of Deleted Person');
    const program = await world.members.programs.addToken(me, { label: 'Bot', program: 'Deleted Robot' });
    const token = program.ok ? program.value.token : '';
    const conduct = new ConductStore(world.store.kysely);
    await conduct.addReport({ at: 1, by: other.id, about: me, reason: 'spam' });
    await conduct.mute(other.id, { id: me.id, name: me.name, at: 1 });
    const [waiting, playing, joined] = [
      await rooms.open(TERMS, me),
      await game(other, me),
      await rooms.open(THREE, other),
    ];
    await act(joined, me, { kind: 'sit' });
    await act(playing, me, { kind: 'sayText', text: 'Deleted Person was here' });
    await act(playing, other, { kind: 'sayText', text: 'Indeed' });
    const old = await archived([me, other]);

    expect(await memberData.remove(me)).toBe(true);
    const left = await everything();
    for (const trace of ['Deleted Person', nameKey('Deleted Person'), 'Deleted Robot']) {
      expect(left.includes(trace)).toBe(false);
    }
    expect(left.includes('Indeed')).toBe(true);
    expect(await world.members.memberOf({ cookie: `oia_session=${secret}` })).toBeUndefined();
    expect(await world.members.memberOf({ authorization: `Bearer ${token}` })).toBeUndefined();
    const { game: kept, record } = (await new GameSearch(world.store.kysely).find(old)) ?? {};
    expect(kept?.players.map(({ name }) => name)).toEqual(['', 'Somebody']);
    expect(record).not.toContain('Deleted');
    expect((await world.store.rooms.row(waiting))?.stage).toBe('cancelled');
    expect(await namesAt(joined)).toEqual(['Somebody']);
    expect((await world.store.rooms.row(playing))?.stage).toMatch(/over|cancelled/);
    expect(await account('Deleted Person')).toMatchObject({ name: 'Deleted Person' });
  });
});
