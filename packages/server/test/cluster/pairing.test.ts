import type { MyRoom, OpenedRoom, Pairing } from '@oia/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasPostgres, hasRedis, type Service, startPostgres, startRedis } from '../services.ts';
import { TestPlayer } from '../sockets/test-player.ts';
import { ServerProcess } from './server-process.ts';

const wishOf = (days: number): Pairing => ({ preset: 'none', control: { kind: 'days', days }, isRated: false });

describe.runIf(hasPostgres && hasRedis)('pairing at different processes', () => {
  let services: readonly Service[];
  let servers: readonly ServerProcess[];

  beforeAll(async () => {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    services = [postgres, redis];
    const shared = { databaseUrl: postgres.url, redisUrl: redis.url };
    servers = await Promise.all(Array.from({ length: 3 }, () => ServerProcess.start(shared)));
  });

  afterAll(async () => {
    await Promise.all((servers ?? []).map((server) => server.end('SIGKILL')));
    await Promise.all((services ?? []).map((service) => service.remove()));
  });

  /** Guests, distributed over the processes. */
  const guests = (count: number): Promise<TestPlayer[]> =>
    Promise.all(
      Array.from({ length: count }, (_, i) =>
        TestPlayer.guest(servers[i % servers.length]?.address ?? '', `Guest ${i}`),
      ),
    );

  const stagesOf = async (player: TestPlayer): Promise<string[]> => {
    const { rooms } = (await (await player.request('GET', '/api/me/rooms')).json()) as { rooms: MyRoom[] };
    return rooms.map(({ stage }) => stage);
  };

  /** Lets all guests ask at once. Returns the stages of their rooms. */
  async function sought(people: readonly TestPlayer[], wish: Pairing): Promise<string[]> {
    await Promise.all(people.map((one) => one.post<OpenedRoom>('/api/pairing', wish)));
    return (await Promise.all(people.map(stagesOf))).flat().toSorted();
  }

  test('at the same moment: all but at most one are paired', async () => {
    const stages = await sought(await guests(21), wishOf(7));
    expect(stages).toEqual([...Array(20).fill('playing'), 'waiting']);
  });

  test.each([2, 3])('%i at the same moment, again and again, meet each time', async (count) => {
    for (let round = 1; round <= 12; round++) {
      const wish: Pairing = {
        ...wishOf(1),
        control: { kind: 'live', base: (count * 20 + round) * 10_000, increment: 0 },
      };
      const stages = await sought(await guests(count), wish);
      expect(stages).toEqual(['playing', 'playing', 'waiting'].slice(0, count));
    }
  });

  test('one after the other, with different spellings of one wish', async () => {
    const [anna, ben] = (await guests(2)) as [TestPlayer, TestPlayer];
    const { room } = await anna.post<OpenedRoom>('/api/pairing', wishOf(14));
    const turned = { isRated: false, control: { days: 14, kind: 'days' }, preset: 'none' };
    expect((await anna.post<OpenedRoom>('/api/pairing', turned)).room).toBe(room);
    expect((await ben.post<OpenedRoom>('/api/pairing', turned)).room).toBe(room);
  });
});
