import { parseRecords, replay } from '@oia/rules';
import { beforeAll, expect, test } from 'vitest';
import type { Member } from '../../src/accounts/member.ts';
import { Archive } from '../../src/archive/archive.ts';
import { gameRoutes } from '../../src/archive/game-routes.ts';
import { GameSearch } from '../../src/archive/game-search.ts';
import { playerRoutes } from '../../src/archive/player-routes.ts';
import { RatingStore } from '../../src/ratings/rating-store.ts';
import { DAY_MS } from '../../src/util/time.ts';
import { serving } from '../accounts/member-server.ts';
import { onEveryDatabase } from '../accounts/member-tests.ts';
import { type Ending, finishedRoom } from './finished-rooms.ts';

interface Shown {
  readonly id: string;
}

onEveryDatabase('the archive', (world) => {
  const server = serving(world, async (http) => {
    const { members, store } = world;
    const games = new GameSearch(store.kysely);
    const ratings = new RatingStore(store.kysely);
    await http.register(gameRoutes, { games, members });
    await http.register(playerRoutes, { games, members, ratings, now: () => world.now });
  });
  const get = async (path: string) => (await server.client().ask('GET', path)).body;
  const idsAt = async (path: string) => (await get(path)).games.map(({ id }: Shown) => id);
  let anna: Member;
  let ben: Member;

  async function account(name: string): Promise<Member> {
    const made = await world.members.accounts.register(undefined, { name, password: 'correct horse' });
    if (!made.ok) throw new Error(made.code);
    return made.value;
  }
  const finish = async (ending: Omit<Ending, 'at'>) => {
    const room = finishedRoom({ ...ending, at: ++world.now });
    return { room, ratings: await new Archive(world.store).finish(room) };
  };

  beforeAll(async () => {
    anna = await account('Anna Arch');
    ben = await account('Ben Arch');
  });

  test('a game is archived once, with a record that can be replayed', async () => {
    const { room } = await finish({ players: [anna, ben], options: { powers: ['apollo', 'hecate'] } });
    await new Archive(world.store).finish(room);
    const { game, record } = await get(`/api/games/${room.id}`);
    expect(game).toMatchObject({ id: room.id, pool: 'all', isRated: false, endedAt: world.now });
    expect(game.players).toMatchObject([
      { name: 'Anna Arch', kind: 'account', power: 'apollo' },
      { name: 'Ben Arch', kind: 'account', power: 'hecate' },
    ]);
    const [read] = parseRecords(record);
    const replayed = read?.ok ? replay(read.value) : undefined;
    expect(replayed?.ok && replayed.value.moments.length).toBe(room.table?.game?.moments.length);
    expect(record).toContain('[A "Anna Arch"]\n[B "Ben Arch"]\n');
    expect(record).toContain('[TimeControl "300+3"]');
    expect(await get(`/api/games/${room.id}/record`)).toBe(record);
  });

  test('a game that is not over, or never was, is not in the archive', async () => {
    const nothing = { status: 404, body: { error: { code: 'noSuchThing' } } };
    expect(await server.client().ask('GET', '/api/games/aaaaaaaa')).toMatchObject(nothing);
    const room = { ...finishedRoom({ players: [anna, ben], resigns: 0, at: 1 }), table: undefined };
    expect(await new Archive(world.store).finish(room)).toBeUndefined();
    expect(await server.client().ask('GET', `/api/games/${room.id}`)).toMatchObject(nothing);
  });

  test('a rated game changes both ratings, once', async () => {
    const [one, two] = [await account('Rated One'), await account('Rated Two')];
    const { room, ratings } = await finish({ players: [one, two], resigns: 1, isRated: true });
    expect(ratings).toEqual([
      { seat: 0, before: 1500, after: 1662 },
      { seat: 1, before: 1500, after: 1338 },
    ]);
    expect(await new Archive(world.store).finish(room)).toBeUndefined();
    const profile = await get('/api/players/rated%20one');
    expect(profile).toMatchObject({ name: 'Rated One', kind: 'account', games: [{ id: room.id }] });
    expect(profile.ratings).toMatchObject([{ pool: 'none', rating: 1662, games: 1, isProvisional: true }]);
    expect(profile.powers).toEqual([{ wins: 1, draws: 0, losses: 0 }]);
    expect(profile.games[0].players[1]).toMatchObject({ ratingBefore: 1500, ratingAfter: 1338, outcome: 'loss' });
  });

  test('games that end at the same time all count', async () => {
    const [one, two] = [await account('Busy One'), await account('Busy Two')];
    const games = Array.from({ length: 8 }, (_, i) =>
      finish({ players: i % 2 ? [one, two] : [two, one], resigns: 0, isRated: true }),
    );
    await Promise.all(games);
    const profile = await get('/api/players/Busy%20One');
    expect(profile.ratings).toMatchObject([{ games: 8 }]);
    expect(profile.powers).toEqual([{ wins: 4, draws: 0, losses: 4 }]);
  });

  test('games with a guest, a computer or a deleted member are not rated', async () => {
    const guest = await world.members.guests.add('Gast');
    if (!guest.ok) throw new Error(guest.code);
    const gone: Member = { id: 'mzzzzzzzzzzzzzzz', name: 'Gone', kind: 'account' };
    for (const other of [guest.value.member, undefined, gone]) {
      const { room, ratings } = await finish({ players: [anna, other], resigns: 1, isRated: true });
      expect(ratings).toBeUndefined();
      expect((await get(`/api/games/${room.id}`)).game.isRated).toBe(false);
    }
    const { games } = await get('/api/games?limit=2');
    expect(games[0].players[1]).toMatchObject({ name: '', kind: 'account' });
    expect(games[1].players[1]).toMatchObject({ name: '', kind: 'computer', level: 3 });
    expect((await get('/api/players/Anna%20Arch')).ratings).toEqual([]);
  });

  test('the leaderboard has members with certain ratings, until they pause for long', async () => {
    const names = ['Best', 'Middle', 'Worst'];
    const [best, middle, worst] = await Promise.all(names.map(account));
    expect((await get('/api/leaderboards/open')).entries).toEqual([]);
    const pairs = [
      [best, middle],
      [middle, worst],
      [best, worst],
    ];
    for (let i = 0; i < 12; i++) {
      for (const players of pairs) {
        await finish({ players, resigns: i % 3 ? 1 : 0, isRated: true, options: { powers: ['pan', 'atlas'] } });
      }
    }
    const { entries } = await get('/api/leaderboards/open');
    expect(entries.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(entries[0]).toMatchObject({ place: 1, kind: 'account', games: 24 });
    world.now += 2000 * DAY_MS;
    expect((await get('/api/leaderboards/open')).entries).toEqual([]);
    expect((await server.client().ask('GET', '/api/leaderboards/best')).status).toBe(400);
  });

  test('games are searched by power, player, result and pool, page by page', async () => {
    const players = [await account('Search One'), await account('Search Two')];
    const ids: string[] = [];
    for (const [powers, resigns] of [
      [['artemis', 'pan'], 0],
      [['artemis', 'atlas'], 1],
      [['chaos', 'atlas'], 1],
      [[], 1],
      [['pan', 'artemis'], 1],
    ] as const) {
      ids.unshift((await finish({ players, options: { powers }, resigns })).room.id);
    }
    const found = (query: string) => idsAt(`/api/games?player=Search%20One&${query}`);
    expect(await found('')).toEqual(ids);
    expect(await found('power=artemis')).toEqual([ids[3], ids[4]]);
    expect(await found('result=loss')).toEqual([ids[4]]);
    expect(await found('power=artemis&result=win')).toEqual([ids[3]]);
    expect(await found('pool=all')).toEqual([ids[2]]);
    expect(await found('pool=none')).toEqual([ids[1]]);
    expect(await found(`until=${world.now}`)).toEqual(ids.slice(1));
    expect(await found(`since=${world.now}`)).toEqual(ids.slice(0, 1));
    expect(await idsAt('/api/games?power=atlas&result=loss&limit=2')).toEqual([ids[2], ids[3]]);
    expect(await idsAt('/api/games?result=loss&limit=1')).toEqual([ids[4]]);
    expect(await get('/api/games?player=nobody%20at%20all')).toEqual({ games: [] });
    expect((await server.client().ask('GET', '/api/games?limit=1000')).status).toBe(400);
  });

  test('results come page by page, and as one file', async () => {
    const all = await idsAt('/api/games?player=Search%20Two');
    const pages: string[] = [];
    let next = '';
    do {
      const page = await get(`/api/games?player=Search%20Two&limit=2${next && `&before=${next}`}`);
      pages.push(...page.games.map(({ id }: Shown) => id));
      next = page.next ?? '';
    } while (next !== '');
    expect(pages).toEqual(all);
    const records = parseRecords(await get('/api/games/records?player=Search%20Two'));
    expect(records.filter(({ ok }) => ok)).toHaveLength(5);
    expect(parseRecords(await get('/api/games/records?player=Search%20Two&limit=3'))).toHaveLength(3);
    expect(await get('/api/games/records?player=nobody')).toBe('');
  });

  test('games show current names', async () => {
    const renamed = await account('Before');
    const { room } = await finish({ players: [renamed, ben], resigns: 1 });
    await world.members.accounts.rename(renamed, 'After "x"');
    const { game, record } = await get(`/api/games/${room.id}`);
    expect(game.players[0].name).toBe('After "x"');
    expect(record).toContain('[A "After \\"x\\""]');
  });
});
