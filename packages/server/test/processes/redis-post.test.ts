import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Letter } from '../../src/processes/letters.ts';
import { RedisPost } from '../../src/processes/redis-post.ts';
import { hasRedis, type Service, startRedis } from '../services.ts';

const alive = (link: string): Letter => ({ kind: 'alive', link });
const presence = { kind: 'presence', here: [0], spectators: 2, away: [] } as const;

/** A post that notes what it hears. */
class Noted {
  readonly post: RedisPost;
  readonly heard: [from: string, letter: Letter][] = [];
  readonly undelivered: [to: string, ...letters: Letter[]][] = [];
  gaps = 0;

  constructor(post: RedisPost) {
    this.post = post;
    post.listen({
      letter: (from, letter) => void this.heard.push([from, letter]),
      undelivered: (to, letters) => void this.undelivered.push([to, ...letters]),
      gap: () => void this.gaps++,
    });
  }

  static async open(url: string, own: string): Promise<Noted> {
    const post = await RedisPost.open(url, own);
    onTestFinished(() => post.close());
    return new Noted(post);
  }
}

describe('a Redis that is not there', { timeout: 20_000 }, () => {
  const sentence = /^The Redis of REDIS_URL cannot be reached: .* Start it, correct the address/;

  test('is said to be', async () => {
    await expect(RedisPost.open('redis://:secret@127.0.0.1:1', 'a')).rejects.toThrow(sentence);
  });

  test('but something that never answers is waited for some seconds', async () => {
    const silent = createServer((socket) => void socket.on('error', () => undefined)).listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    await expect(RedisPost.open(`redis://127.0.0.1:${port}`, 'a')).rejects.toThrow(sentence);
  });
});

describe.runIf(hasRedis)('letters over Redis', () => {
  let redis: Service;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis?.remove());

  test('come in order, to whom they are for', async () => {
    const anna = await Noted.open(redis.url, 'a');
    const ben = await Noted.open(redis.url, 'b');
    const cleo = await Noted.open(redis.url, 'c');
    for (const link of ['1', '2', '3']) anna.post.send('b', alive(link));
    cleo.post.send('b', alive('4'));
    await expect.poll(() => ben.heard.length).toBe(4);
    expect(ben.heard.filter(([from]) => from === 'a')).toEqual(['1', '2', '3'].map((link) => ['a', alive(link)]));
    expect([anna.heard, cleo.heard]).toEqual([[], []]);
  });

  test('a notice comes to all others', async () => {
    const anna = await Noted.open(redis.url, 'a');
    const others = [await Noted.open(redis.url, 'b'), await Noted.open(redis.url, 'c')];
    anna.post.sendAll({ kind: 'lobby' });
    await expect.poll(() => others.map(({ heard }) => heard)).toEqual(Array(2).fill([['a', { kind: 'lobby' }]]));
    expect(anna.heard).toEqual([]);
  });

  test('what nobody hears is given back', async () => {
    const { post, undelivered } = await Noted.open(redis.url, 'a');
    post.send('nobody', alive('1'));
    await expect.poll(() => undelivered).toEqual([['nobody', alive('1')]]);
  });

  test('what several are told at the same time is sent once', async () => {
    const anna = await Noted.open(redis.url, 'a');
    const ben = await Noted.open(redis.url, 'b');
    const told = { kind: 'told', link: 'l', telling: presence } as const;
    for (const [number, watch] of ['x', 'y', 'z'].entries()) anna.post.send('b', { ...told, number, watches: [watch] });
    anna.post.send('b', { ...told, number: 3, watches: ['x'], telling: { kind: 'lost' } });
    await expect.poll(() => ben.heard.length).toBe(2);
    expect(ben.heard).toMatchObject([
      ['a', { number: 0, watches: ['x', 'y', 'z'] }],
      ['a', { number: 3, watches: ['x'] }],
    ]);
  });

  test('servers with different numbers do not hear each other', async () => {
    const anna = await Noted.open(`${redis.url}/1`, 'a');
    const ben = await Noted.open(`${redis.url}/2`, 'b');
    anna.post.sendAll({ kind: 'lobby' });
    anna.post.send('b', alive('1'));
    await expect.poll(() => anna.undelivered.length).toBe(1);
    expect(ben.heard).toEqual([]);
  });

  test('what is no letter of ours is not heard', async () => {
    const ben = await Noted.open(redis.url, 'b');
    const stranger = await createClient({ url: redis.url }).connect();
    onTestFinished(() => stranger.destroy());
    const letters = [{ kind: 'unheard of' }, { kind: 'turn', member: 'x', room: '../..' }, 7];
    for (const letter of letters) await stranger.publish('oia:b', JSON.stringify({ from: 's', letters: [letter] }));
    for (const text of ['', '{', 'null', '[]']) await stranger.publish('oia:b', text);
    await stranger.publish('oia:b', JSON.stringify({ from: 's', letters: [...letters, alive('1'), ...letters] }));
    await expect.poll(() => ben.heard).toEqual([['s', alive('1')]]);
  });

  test('what was on its way arrives when a post closes', async () => {
    const anna = await Noted.open(redis.url, 'a');
    const ben = await Noted.open(redis.url, 'b');
    anna.post.send('b', alive('1'));
    await anna.post.close();
    await expect.poll(() => ben.heard).toEqual([['a', alive('1')]]);
  });

  test('after a restart of Redis it goes on, and says that something was missed', async () => {
    const anna = await Noted.open(redis.url, 'a');
    const ben = await Noted.open(redis.url, 'b');
    await redis.kill();
    await expect.poll(() => anna.post.isConnected).toBe(false);
    anna.post.send('b', alive('missed'));
    await expect.poll(() => anna.undelivered).toEqual([['b', alive('missed')]]);
    await redis.start();
    await expect.poll(() => [anna.gaps, ben.gaps]).toEqual([1, 1]);
    await expect.poll(() => anna.post.isConnected).toBe(true);
    anna.post.send('b', alive('heard'));
    await expect.poll(() => ben.heard).toEqual([['a', alive('heard')]]);
  });

  test('does not open without Redis', async () => {
    await expect(RedisPost.open('redis://127.0.0.1:1', 'a')).rejects.toThrow('ECONNREFUSED');
  });
});
