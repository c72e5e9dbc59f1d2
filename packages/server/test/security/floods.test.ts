import { createServer } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import type { Member } from '../../src/accounts/member.ts';
import { listen } from '../../src/listening.ts';
import type { Rooms } from '../../src/rooms/contract.ts';
import type { Lobby } from '../../src/rooms/lobby.ts';
import type { RunningServer } from '../../src/server.ts';
import { Sockets } from '../../src/sockets/sockets.ts';
import { startTemporaryServer } from '../../src/temporary-server.ts';
import { Metrics } from '../../src/util/metrics.ts';
import { randomTerms } from '../chaos/crowd.ts';
import { TestPlayer } from '../sockets/test-player.ts';
import { intrude } from './intrusion.ts';
import { FRAME, frame, hungUp, rawSocket, written } from './raw-socket.ts';

let server: RunningServer | undefined;
afterEach(() => server?.close());

const address = (): string => server?.address ?? '';

async function guest(name: string): Promise<TestPlayer> {
  const player = await TestPlayer.guest(address(), name);
  await player.connect();
  return player;
}

/** Expects the server to answer another client. */
async function expectWell(): Promise<void> {
  const honest = new TestPlayer(address());
  await honest.connect();
  honest.send({ kind: 'ping' });
  expect((await honest.next(() => true)).kind).toBe('pong');
  honest.leave();
}

const openSockets = async (): Promise<number> =>
  Number(/^oia_sockets (\d+)/m.exec(await (await fetch(`${address()}/metrics`)).text())?.[1]);

describe('sockets', () => {
  test('of one address are limited, and a closed one frees its slot', async () => {
    server = await startTemporaryServer({ socketLimits: { all: 5, each: 3 } });
    const players = await Promise.all(Array.from({ length: 3 }, async () => new TestPlayer(address())));
    for (const player of players) await player.connect();
    await expect(new TestPlayer(address()).connect()).rejects.toThrow('429');
    players[0]?.leave();
    await expect
      .poll(() =>
        new TestPlayer(address()).connect().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  });

  test('are limited in all, for any addresses that a proxy names', async () => {
    server = await startTemporaryServer({ socketLimits: { all: 2, each: 1 }, trustsProxy: true });
    const from = (ip: string) => rawSocket(address(), '', `X-Forwarded-For: 1.1.1.1, ${ip}\r\n`);
    const answers = [await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.2'), await from('10.0.0.3')];
    // Refused sockets are closed.
    await Promise.all([answers[1], answers[3]].map((socket) => hungUp(socket as (typeof answers)[number])));
    expect(await openSockets()).toBe(2);
    for (const socket of answers) socket.destroy();
  });

  test('that send pings and never read are closed', async () => {
    server = await startTemporaryServer();
    const socket = await rawSocket(address());
    socket.pause();
    const pings = Buffer.concat(Array.from({ length: 200 }, () => frame(FRAME.ping, 'x'.repeat(100))));
    socket.write(pings);
    await expect.poll(openSockets).toBe(0);
    socket.destroy();
    await expectWell();
  });

  test('that do not stop are no longer read', async () => {
    server = await startTemporaryServer();
    const socket = await rawSocket(address());
    socket.pause();
    const pings = Buffer.concat(Array.from({ length: 1000 }, () => frame(FRAME.ping, 'x'.repeat(100))));
    while (!socket.destroyed) await written(socket, pings);
    // The size of the system's buffers. A server that continues to read takes many times as much.
    expect(socket.bytesWritten).toBeLessThan(12_000_000);
    await expectWell();
  });

  test('that request much and never read are closed', async () => {
    server = await startTemporaryServer({ messageRate: 100_000 });
    const anna = await guest('Anna');
    const room = await anna.open(randomTerms(2, () => 0.9));
    const greedy = await rawSocket(address(), anna.cookie);
    greedy.pause();
    const asks = Buffer.concat(
      Array.from({ length: 500 }, () => frame(FRAME.text, JSON.stringify({ kind: 'watch', room }))),
    );
    const pumping = setInterval(() => greedy.write(asks), 20);
    await expect.poll(openSockets, { timeout: 60_000 }).toBe(1);
    clearInterval(pumping);
    greedy.destroy();
    await expectWell();
    anna.leave();
  });

  test.each([
    ['too long', [frame(FRAME.text, 'x'.repeat(5000))]],
    [
      'in too many pieces',
      [
        frame(FRAME.text, '{', { fin: false }),
        ...Array.from({ length: 20 }, () => frame(FRAME.continuation, '', { fin: false })),
      ],
    ],
    ['not masked', [frame(FRAME.text, '{"kind":"ping"}', { masked: false })]],
    ['of an unknown kind', [frame(5, 'x')]],
    ['with reserved bits', [frame(FRAME.text, '{}', { reserved: 4 })]],
    ['no text at all', [frame(FRAME.text, Buffer.from([0xff, 0xfe]))]],
    ['a continuation of nothing', [frame(FRAME.continuation, 'x')]],
    ['a long ping', [frame(FRAME.ping, 'x'.repeat(126))]],
  ])('whose message is %s are closed', async (_, frames) => {
    server = await startTemporaryServer();
    const socket = await rawSocket(address());
    socket.resume();
    socket.write(Buffer.concat(frames));
    await hungUp(socket);
    await expectWell();
  });

  test('get a fault for each bad message', async () => {
    server = await startTemporaryServer({ messageRate: 1000 });
    const anna = await guest('Anna');
    const nonsense = [
      '',
      'null',
      '[]',
      '{}',
      '"ping"',
      '{"kind":"ping","more":1}',
      '{"kind":"__proto__"}',
      '{"__proto__":{"kind":"ping"}}',
      '{"kind":"act","room":"constructor","id":"a","action":{"kind":"undo"}}',
      '{"kind":"watch","room":"zzzzzzzz","since":1e999}',
      '{"kind":"watch","room":"zzzzzzzz","since":-1}',
      '['.repeat(2000),
      `{"kind":"act","room":"zzzzzzzz","id":"a","action":${'{"kind":'.repeat(300)}`,
      '{"kind":"act","room":"zzzzzzzz","id":"a","action":{"kind":"step","step":1.5}}',
    ];
    for (const text of nonsense) {
      anna.send(text);
      expect(await anna.next(({ kind }) => kind === 'fault')).toMatchObject({ code: 'badMessage' });
    }
    anna.leave();
  });

  test('get a code for each of thousands of damaged messages', async () => {
    server = await startTemporaryServer({ messageRate: 1_000_000 });
    const anna = await guest('Anna');
    const room = await anna.open(randomTerms(2, () => 0.9));
    const { sent, answers } = await intrude(address(), { messages: 4000, seed: 1, sockets: 4, room });
    expect(sent).toBeGreaterThanOrEqual(4000);
    expect(answers.badMessage).toBeGreaterThan(1000);
    expect(answers.signedOut).toBeGreaterThan(10);
    expect(answers.refused).toBeGreaterThan(20);
    expect(answers.internal).toBeUndefined();
    await expectWell();
    anna.leave();
  });

  test('of a deleted member are closed', async () => {
    let isMember = true;
    const member: Member = { id: 'mabcdefghjkmnpqr', name: 'Anna', kind: 'guest' };
    const sockets = new Sockets({
      rooms: {} as Rooms,
      lobby: {} as Lobby,
      metrics: new Metrics(),
      messageRate: 10,
      now: Date.now,
      memberOf: async () => (isMember ? member : undefined),
      isOwnOrigin: () => true,
      socketLimits: { all: 10, each: 10 },
      trustsProxy: false,
      report: () => undefined,
      heartbeat: 20,
    });
    const http = createServer();
    sockets.attach(http);
    const port = await listen(http, '127.0.0.1', 0);
    const player = new TestPlayer(`http://127.0.0.1:${port}`);
    await player.connect();
    isMember = false;
    await player.closed();
    sockets.close();
    http.close();
  });
});

describe('requests', () => {
  test('that open rooms have a lower limit', async () => {
    server = await startTemporaryServer({ requestRate: 50 });
    const anna = await TestPlayer.guest(address(), 'Anna');
    const terms = randomTerms(2, () => 0.9);
    const open = () => anna.request('POST', '/api/rooms', terms);
    const answers: number[] = [];
    for (let i = 0; i < 7; i++) answers.push((await open()).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await anna.request('GET', '/api/me')).status).toBe(200);
  });

  test('for new guests are limited', async () => {
    server = await startTemporaryServer();
    const statuses: number[] = [];
    for (let i = 0; i < 35; i++) {
      statuses.push((await new TestPlayer(address()).request('POST', '/api/guest', { name: `Guest ${i}` })).status);
    }
    expect(statuses.slice(-5)).toEqual([429, 429, 429, 429, 429]);
  });

  test('that are too long or not JSON are refused with a code', async () => {
    server = await startTemporaryServer();
    const post = async (body: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${address()}/api/guest`, {
        method: 'POST',
        headers: { origin: address(), 'content-type': 'application/json', ...headers },
        body,
      });
      return [answer.status, ((await answer.json()) as { error: { code: string } }).error.code];
    };
    expect(await post(`{"name":"${'x'.repeat(20_000)}"}`)).toEqual([413, 'badRequest']);
    expect(await post('{"name":')).toEqual([400, 'badRequest']);
    expect(await post('{"__proto__":{"name":"Eve"}}')).toEqual([400, 'badRequest']);
    expect(await post('{"constructor":{"prototype":{"name":"Eve"}}}')).toEqual([400, 'badRequest']);
    expect(await post('['.repeat(16_000))).toEqual([400, 'badRequest']);
    expect(await post('{}', { 'content-type': 'application/json\ta' })).toEqual([415, 'notAllowed']);
  });
});
