import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { BusMessage } from '../../src/cluster/bus-messages.ts';
import { RedisBus } from '../../src/cluster/redis-bus.ts';
import { hasRedis, type Service, startRedis } from '../services.ts';

const heartbeat = (feed: string): BusMessage => ({ kind: 'heartbeat', feed });
const presence = { kind: 'presence', here: [0], spectators: 2, away: [] } as const;

/** A bus that records what it receives. */
class RecordingBus {
  readonly bus: RedisBus;
  readonly received: [from: string, message: BusMessage][] = [];
  readonly undelivered: [to: string, ...messages: BusMessage[]][] = [];
  gaps = 0;
  /** Reports about the connection, in order. */
  readonly reports: string[] = [];

  constructor(bus: RedisBus) {
    this.bus = bus;
    bus.listen({
      onMessage: (from, message) => void this.received.push([from, message]),
      onUndelivered: (to, messages) => void this.undelivered.push([to, ...messages]),
      onGap: () => void this.gaps++,
    });
  }

  static async open(url: string, own: string): Promise<RecordingBus> {
    const reports: string[] = [];
    const record = { lost: () => void reports.push('lost'), back: () => void reports.push('back') };
    const bus = await RedisBus.open(url, own, record);
    onTestFinished(() => bus.close());
    return Object.assign(new RecordingBus(bus), { reports });
  }
}

describe('an unreachable Redis', () => {
  const sentence = /^The Redis of REDIS_URL cannot be reached: .* Start it, correct the address/;

  test('is reported', async () => {
    await expect(RedisBus.open('redis://:secret@127.0.0.1:1', 'a')).rejects.toThrow(sentence);
  });

  test('is also reported if something listens there that never answers', async () => {
    const silent = createServer((socket) => void socket.on('error', () => undefined)).listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    await expect(RedisBus.open(`redis://127.0.0.1:${port}`, 'a')).rejects.toThrow(sentence);
  });
});

describe.runIf(hasRedis)('messages over Redis', () => {
  let redis: Service;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis?.remove());

  test('arrive in order at their receiver', async () => {
    const anna = await RecordingBus.open(redis.url, 'a');
    const ben = await RecordingBus.open(redis.url, 'b');
    const cleo = await RecordingBus.open(redis.url, 'c');
    for (const feed of ['1', '2', '3']) anna.bus.send('b', heartbeat(feed));
    cleo.bus.send('b', heartbeat('4'));
    await expect.poll(() => ben.received.length).toBe(4);
    expect(ben.received.filter(([from]) => from === 'a')).toEqual(
      ['1', '2', '3'].map((feed) => ['a', heartbeat(feed)]),
    );
    expect([anna.received, cleo.received]).toEqual([[], []]);
  });

  test('a notice reaches all other processes', async () => {
    const anna = await RecordingBus.open(redis.url, 'a');
    const others = [await RecordingBus.open(redis.url, 'b'), await RecordingBus.open(redis.url, 'c')];
    anna.bus.sendAll({ kind: 'lobby' });
    await expect.poll(() => others.map(({ received }) => received)).toEqual(Array(2).fill([['a', { kind: 'lobby' }]]));
    expect(anna.received).toEqual([]);
  });

  test('a message without a receiver is reported as undelivered', async () => {
    const { bus, undelivered } = await RecordingBus.open(redis.url, 'a');
    bus.send('nobody', heartbeat('1'));
    await expect.poll(() => undelivered).toEqual([['nobody', heartbeat('1')]]);
  });

  test('the same update for several watches is sent once', async () => {
    const anna = await RecordingBus.open(redis.url, 'a');
    const ben = await RecordingBus.open(redis.url, 'b');
    const update = { kind: 'update', feed: 'f', update: presence } as const;
    for (const [sequence, watch] of ['x', 'y', 'z'].entries())
      anna.bus.send('b', { ...update, sequence, watches: [watch] });
    anna.bus.send('b', { ...update, sequence: 3, watches: ['x'], update: { kind: 'lost' } });
    await expect.poll(() => ben.received.length).toBe(2);
    expect(ben.received).toMatchObject([
      ['a', { sequence: 0, watches: ['x', 'y', 'z'] }],
      ['a', { sequence: 3, watches: ['x'] }],
    ]);
  });

  test('servers with different database numbers are separate', async () => {
    const anna = await RecordingBus.open(`${redis.url}/1`, 'a');
    const ben = await RecordingBus.open(`${redis.url}/2`, 'b');
    anna.bus.sendAll({ kind: 'lobby' });
    anna.bus.send('b', heartbeat('1'));
    await expect.poll(() => anna.undelivered.length).toBe(1);
    expect(ben.received).toEqual([]);
  });

  test('unknown messages are dropped', async () => {
    const ben = await RecordingBus.open(redis.url, 'b');
    const stranger = await createClient({ url: redis.url }).connect();
    onTestFinished(() => stranger.destroy());
    const unknown = [{ kind: 'unheard of' }, { kind: 'turn', member: 'x', room: '../..' }, 7];
    for (const message of unknown) await stranger.publish('oia:b', JSON.stringify({ from: 's', messages: [message] }));
    for (const text of ['', '{', 'null', '[]']) await stranger.publish('oia:b', text);
    await stranger.publish('oia:b', JSON.stringify({ from: 's', messages: [...unknown, heartbeat('1'), ...unknown] }));
    await expect.poll(() => ben.received).toEqual([['s', heartbeat('1')]]);
  });

  test('pending messages arrive when the bus closes', async () => {
    const anna = await RecordingBus.open(redis.url, 'a');
    const ben = await RecordingBus.open(redis.url, 'b');
    anna.bus.send('b', heartbeat('1'));
    await anna.bus.close();
    await expect.poll(() => ben.received).toEqual([['a', heartbeat('1')]]);
  });

  test('after a restart of Redis messages flow again, and a gap is reported', async () => {
    const anna = await RecordingBus.open(redis.url, 'a');
    const ben = await RecordingBus.open(redis.url, 'b');
    await redis.kill();
    await expect.poll(() => anna.bus.isConnected).toBe(false);
    anna.bus.send('b', heartbeat('missed'));
    await expect.poll(() => anna.undelivered).toEqual([['b', heartbeat('missed')]]);
    await redis.start();
    await expect.poll(() => [anna.gaps, ben.gaps]).toEqual([1, 1]);
    await expect.poll(() => anna.bus.isConnected).toBe(true);
    anna.bus.send('b', heartbeat('received'));
    await expect.poll(() => ben.received).toEqual([['a', heartbeat('received')]]);
    expect([anna.reports, ben.reports]).toEqual(Array(2).fill(['lost', 'back']));
  });

  test('a Redis that hangs is reported once, and once more when it answers', async () => {
    const anna = await RecordingBus.open(redis.url, 'a');
    const operator = await createClient({ url: redis.url }).connect();
    onTestFinished(() => operator.destroy());
    await operator.sendCommand(['CLIENT', 'PAUSE', '3000', 'ALL']);
    for (const feed of ['1', '2']) anna.bus.send('a', heartbeat(feed));
    await expect.poll(() => anna.reports, { timeout: 10_000 }).toEqual(['lost']);
    await expect.poll(() => anna.reports, { timeout: 10_000 }).toEqual(['lost', 'back']);
  });

  test('does not open without Redis', async () => {
    await expect(RedisBus.open('redis://127.0.0.1:1', 'a')).rejects.toThrow('ECONNREFUSED');
  });
});
