import { once } from 'node:events';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { RedisCounts } from '../../src/cluster/redis-counts.ts';
import { type RunningServer, startTemporaryServer } from '../../src/index.ts';
import type { ServerOptions } from '../../src/options.ts';
import { hasPostgres, hasRedis, type Service, startPostgres, startRedis } from '../services.ts';

const ACCOUNT = { name: 'Anna', password: 'a long enough password' };

describe.runIf(hasPostgres && hasRedis)('limits of several processes', () => {
  let postgres: Service;
  let redis: Service;

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  });
  afterAll(async () => {
    await Promise.all([postgres?.remove(), redis?.remove()]);
  });

  /** Two servers of one cluster. */
  async function pair(options: Partial<ServerOptions> = {}): Promise<readonly RunningServer[]> {
    const shared = { databaseUrl: postgres.url, redisUrl: redis.url, ...options };
    const servers = [await startTemporaryServer(shared), await startTemporaryServer(shared)];
    onTestFinished(async () => {
      for (const server of servers) await server.close();
    });
    return servers;
  }

  async function post({ address }: RunningServer, path: string, body: unknown): Promise<number> {
    const headers = { origin: address, 'content-type': 'application/json' };
    return (await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  }

  const flushed = async (): Promise<void> => {
    const client = await createClient({ url: redis.url }).connect();
    await client.flushAll();
    client.destroy();
  };

  test('guesses of a password count together, however they are spread', async () => {
    const [one, other] = (await pair()) as [RunningServer, RunningServer];
    expect(await post(one, '/api/register', ACCOUNT)).toBe(200);
    const guesses = Array.from({ length: 16 }, (_, i) =>
      post(i % 2 ? one : other, '/api/sign-in', { ...ACCOUNT, password: `wrong ${i} wrong` }),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter((status) => status === 401).length).toBe(8);
    expect(answers.filter((status) => status === 429).length).toBe(8);
    for (const server of [one, other]) expect(await post(server, '/api/sign-in', ACCOUNT)).toBe(429);
    await flushed();
    expect(await post(other, '/api/sign-in', { ...ACCOUNT, name: 'Ben' })).toBe(401);
  });

  test('requests count together, and each process counts alone while Redis is away', async () => {
    await flushed();
    const [one, other] = (await pair({ requestRate: 20 })) as [RunningServer, RunningServer];
    const asked = async ({ address }: RunningServer) => (await fetch(`${address}/api/rooms`)).status;
    const answers: number[] = [];
    for (let i = 0; i < 24; i++) answers.push(await asked(i % 2 ? one : other));
    expect(answers).toEqual([...Array(20).fill(200), ...Array(4).fill(429)]);
    await redis.kill();
    onTestFinished(() => redis.start());
    const alone: number[] = [];
    for (let i = 0; i < 10; i++) alone.push(await asked(one));
    expect(alone).toEqual([...Array(8).fill(200), 429, 429]);
  });

  test('sockets of one address count together, also after some have gone', async () => {
    await flushed();
    const [one, other] = (await pair({ socketLimits: { all: 100, each: 4 } })) as [RunningServer, RunningServer];
    const opened = async ({ address }: RunningServer): Promise<WebSocket | number> => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { origin: address } });
      const status = new Promise<number>((resolve) =>
        socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode)),
      );
      return Promise.race([once(socket, 'open').then(() => socket), status]);
    };
    const sockets = [await opened(one), await opened(other), await opened(one), await opened(other)];
    expect(sockets.every((socket) => socket instanceof WebSocket)).toBe(true);
    expect([await opened(one), await opened(other)]).toEqual([429, 429]);
    (sockets[0] as WebSocket).close();
    await expect.poll(() => opened(other), { timeout: 5_000 }).toBeInstanceOf(WebSocket);
  });

  test('counts do not wait for a hanging Redis', async () => {
    const client = await createClient({ url: redis.url }).connect();
    onTestFinished(() => client.destroy());
    const counts = new RedisCounts(redis.url);
    onTestFinished(() => counts.close());
    await expect.poll(async () => (await counts.add('warm', 60_000)).count).toBeGreaterThan(0);
    await client.sendCommand(['CLIENT', 'PAUSE', '10000', 'ALL']);
    let isBack = false;
    const back = client.ping().then(() => {
      isBack = true;
    });
    for (let i = 1; i <= 50; i++) expect((await counts.add('key', 60_000)).count).toBe(i);
    expect(isBack).toBe(false);
    await back;
  });
});
