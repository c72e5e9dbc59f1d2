import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import type { NewToken, OpenedRoom, RoomList, RoomView } from '@oia/protocol';
import { type RunningServer, startTemporaryServer } from '@oia/server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { BackOff } from '../src/bridge/api-client.ts';
import { BIN } from './oia.ts';

const OLDER = [process.execPath, join(import.meta.dirname, 'older-program.ts')];

let server: RunningServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTemporaryServer({ requestRate: 100_000 });
  const signedUp = await fetch(`${server.address}/api/register`, {
    method: 'POST',
    headers: { origin: server.address, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Anna', password: 'correct horse battery' }),
  });
  const cookie = signedUp.headers.getSetCookie().map((one) => one.split(';')[0]);
  headers = { origin: server.address, 'content-type': 'application/json', cookie: cookie.join('; ') };
});
afterAll(() => server.close());

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const content = body ? { body: JSON.stringify(body) } : {};
  const response = await fetch(server.address + path, { method, headers, ...content });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

interface Running {
  readonly child: ChildProcess;
  readonly out: () => string;
  readonly ended: Promise<number | null>;
}
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** Starts `oia bridge --server` as a user would. */
async function program(name: string, args: readonly string[], address = server.address): Promise<Running> {
  const { token } = await ask<NewToken>('POST', '/api/tokens', { label: name, program: name, scope: 'play' });
  const child = spawn(process.execPath, [BIN, 'bridge', '--server', address, ...args], {
    env: { ...process.env, OIA_TOKEN: token },
  });
  running.push(child);
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
  return { child, out: () => out, ended: new Promise((resolve) => child.on('close', resolve)) };
}

const waiting = async (): Promise<number> => (await ask<RoomList>('GET', '/api/rooms')).games.length;

// Real processes that think: some seconds each.
test('two programs of both protocols find each other and play to the end', async () => {
  const terms = ['--terms', 'simple', '--games', '1', '--movetime', '50', '--'];
  const one = await program('Stone', [...terms, ...OLDER]);
  await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
  const other = await program('Marble', [...terms, '5']);
  const codes = [await one.ended, await other.ended];
  expect(codes, `${one.out()}\n${other.out()}`).toEqual([0, 0]);
  expect(one.out()).toContain(`Stone plays on ${server.address}`);
  expect(one.out()).toMatch(/^won by side [01]: \w+$/m);
  expect(one.out().split('\n').slice(1)).toEqual(other.out().split('\n').slice(1));
});

async function openRoom(): Promise<string> {
  const terms = {
    setup: {
      seats: [
        { name: '', player: 'remote' },
        { name: '', player: 'remote' },
      ],
      looks: [0, 1, 2],
      way: { kind: 'match', options: { players: 2, start: 0 } },
    },
    control: { kind: 'unlimited' },
    isRated: false,
    isOpen: false,
    hasChat: false,
  };
  return (await ask<OpenedRoom>('POST', '/api/rooms', terms)).room;
}

test('a program that plays an illegal turn resigns with a reason, and the game is lost', async () => {
  const room = await openRoom();
  const { ended, out } = await program('Sand', ['--room', room, '--movetime', '30', '--', ...OLDER, 'illegal']);
  await expect.poll(async () => (await ask<RoomView>('GET', `/api/rooms/${room}`)).stage).toBe('playing');
  await ask('POST', `/api/rooms/${room}/actions`, { id: '1', action: { kind: 'text', text: '@b2 @d4' } });
  expect(await ended).toBe(0);
  expect(out()).toContain('the program played an illegal turn: error illegalAnswer');
  const { table } = await ask<RoomView>('GET', `/api/rooms/${room}`);
  expect(table?.game?.outcome).toMatchObject({ winner: 0, reason: 'resigned' });
});

test('Ctrl+C leaves a room that waits', async () => {
  const { child, ended, out } = await program('Slate', ['--control', '3d', '--', ...OLDER]);
  await expect.poll(out, { timeout: 20_000 }).toContain('room http');
  await expect.poll(waiting).toBe(1);
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(out()).toContain('left the room');
  expect(await waiting()).toBe(0);
});

test('Ctrl+C in a game plays on, and the second one resigns', async () => {
  const room = await openRoom();
  const { child, ended, out } = await program('Chalk', ['--room', room, '--', ...OLDER]);
  await expect.poll(async () => (await ask<RoomView>('GET', `/api/rooms/${room}`)).stage).toBe('playing');
  await expect.poll(out).toContain('room http');
  // The stream says that the game has begun.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  child.kill('SIGINT');
  await expect.poll(out).toContain('played to its end');
  await new Promise((resolve) => setTimeout(resolve, 600));
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(out()).toContain('resigned');
});

test('a token that is not known is refused', async () => {
  const child = spawn(process.execPath, [BIN, 'bridge', '--server', server.address, '--token', 'oia_x', '--', '1']);
  running.push(child);
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(2);
});

test('a connection that breaks is opened again', async () => {
  const sockets = new Set<Socket>();
  const { port } = new URL(server.address);
  // Passes bytes on, so that streams can be cut in the middle.
  const proxy = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const room = await openRoom();
  const { ended, out } = await program('Flint', ['--room', room, '--movetime', '30', '--', ...OLDER], address);
  await expect.poll(out, { timeout: 20_000 }).toContain('room http');
  await expect.poll(async () => (await ask<RoomView>('GET', `/api/rooms/${room}`)).stage).toBe('playing');
  const gameOf = async () => (await ask<RoomView>('GET', `/api/rooms/${room}`)).table?.game;
  const stepsOf = async (): Promise<number> => (await gameOf())?.moments.length ?? 0;
  await ask('POST', `/api/rooms/${room}/actions`, { id: '1', action: { kind: 'text', text: '@b2 @d4' } });
  // Its answer shows that it reads the stream.
  await expect.poll(stepsOf, { timeout: 20_000 }).toBe(4);
  for (const socket of sockets) socket.destroy();
  await expect.poll(out, { timeout: 10_000 }).toContain('next attempt in');
  for (let game = await gameOf(); game?.actor === 0; game = await gameOf()) {
    const action = { kind: 'step', step: game.legal[0] };
    await ask('POST', `/api/rooms/${room}/actions`, { id: `step-${game.moments.length}`, action });
  }
  // Four placements, and a move and a build of each.
  await expect.poll(stepsOf, { timeout: 20_000 }).toBe(8);
  await ask('POST', `/api/rooms/${room}/actions`, { id: '2', action: { kind: 'resign' } });
  expect(await ended).toBe(0);
  proxy.close();
});

test('attempts are further and further apart, up to a limit', () => {
  const backOff = new BackOff();
  const delays = Array.from({ length: 8 }, () => backOff.nextDelay(() => 1));
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  backOff.reset();
  expect(backOff.nextDelay(() => 0)).toBe(500);
});
