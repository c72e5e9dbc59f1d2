import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { USE_HERO_STEP, USE_RAM_STEP } from '@oia/rules';
import { afterEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { startTemporaryServer } from '../../src/temporary-server.ts';
import { setupOf, termsOf } from '../terms.ts';
import { TestPlayer } from './test-player.ts';

const TERMS = termsOf({ control: { kind: 'live', base: 60_000, increment: 1000 } });

let server: RunningServer | undefined;
const players: TestPlayer[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const player of players.splice(0)) player.leave();
  await server?.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function guest(name: string): Promise<TestPlayer> {
  const player = await TestPlayer.guest(server?.address ?? '', name);
  players.push(player);
  await player.connect();
  return player;
}

/** Anna opens a room, Ben finds it by its link. */
async function twoAtATable(terms = TERMS): Promise<{ anna: TestPlayer; ben: TestPlayer; room: string }> {
  const [anna, ben] = [await guest('Anna'), await guest('Ben')];
  const room = await anna.open(terms);
  await anna.watch(room);
  await ben.watch(room);
  expect((await ben.act(room, { kind: 'sit' })).kind).toBe('done');
  await anna.until(({ stage }) => stage === 'playing');
  await ben.until(({ stage }) => stage === 'playing');
  return { anna, ben, room };
}

/** Plays legal steps for the player to act. */
async function play(room: string, both: readonly TestPlayer[], steps: number): Promise<void> {
  for (let i = 0; i < steps; i++) {
    const length = both[0]?.view?.table?.game?.moments.length ?? 0;
    const actor = both.find(({ view }) => (view?.table?.game?.legal.length ?? 0) > 0);
    const legal = actor?.view?.table?.game?.legal ?? [];
    if (!actor || legal.length === 0) return;
    expect((await actor.act(room, { kind: 'step', step: legal[(i * 7) % legal.length] as number })).kind).toBe('done');
    const isPlayed = ({ table }: NonNullable<TestPlayer['view']>): boolean =>
      (table?.game?.moments.length ?? 0) > length;
    await Promise.all(both.map((player) => player.until(isPlayed)));
  }
}

describe('two players over sockets', () => {
  it('play a game to its end, and see the same as a spectator', async () => {
    server = await startTemporaryServer({ messageRate: 1000 });
    const { anna, ben, room } = await twoAtATable();
    const spectator = await guest('Cleo');
    await spectator.watch(room);
    await play(room, [anna, ben], 400);
    const over = await spectator.until(({ stage }) => stage === 'over');
    expect(over.table?.game?.outcome).toEqual(anna.view?.table?.game?.outcome);
    expect(anna.view?.table?.game?.moments).toEqual(ben.view?.table?.game?.moments);
    expect(spectator.seat).toBeUndefined();
  });

  it('continue after a restart of the server', async () => {
    const data = mkdtempSync(join(tmpdir(), 'oia-test-'));
    folders.push(data);
    server = await startTemporaryServer({ data, messageRate: 1000 });
    const { anna, ben, room } = await twoAtATable();
    await play(room, [anna, ben], 6);
    const { port } = server;
    const before = anna.view;
    await server.close();
    await anna.closed();
    server = await startTemporaryServer({ data, port, messageRate: 1000 });
    await Promise.all([anna.connect(), ben.connect()]);
    await anna.watch(room, before?.version);
    await ben.watch(room);
    expect(ben.view?.table?.game?.moments).toEqual(before?.table?.game?.moments);
    await play(room, [anna, ben], 4);
    expect(anna.view?.table?.game?.moments.length).toBe(10);
  });

  it('name a card in the Golden Fleece with heroes, and see the same after a restart', async () => {
    const data = mkdtempSync(join(tmpdir(), 'oia-test-'));
    folders.push(data);
    server = await startTemporaryServer({ data, messageRate: 1000 });
    const options = { players: 2, fleece: 'pan', powers: ['jason', 'medea'], house: { fleeceHeroes: true } } as const;
    const setup = { ...setupOf(), way: { kind: 'match', options } } as const;
    const { anna, ben, room } = await twoAtATable({ ...TERMS, setup });
    const both = [anna, ben];
    const namings = [USE_RAM_STEP, USE_HERO_STEP];
    const isNaming = (): boolean =>
      both.some(({ view }) => namings.every((step) => view?.table?.game?.legal.includes(step)));
    for (let steps = 0; steps < 400 && !isNaming(); steps++) await play(room, both, 1);
    const namer = both.find(({ view }) => view?.table?.game?.legal.length);
    expect(namer?.view?.table?.game?.legal).toEqual(namings);
    expect((await namer?.act(room, { kind: 'step', step: USE_HERO_STEP }))?.kind).toBe('done');
    const moments = namer?.view?.table?.game?.moments;
    const { port } = server;
    await server.close();
    await Promise.all(both.map((player) => player.closed()));
    server = await startTemporaryServer({ data, port, messageRate: 1000 });
    await Promise.all(both.map((player) => player.connect()));
    await Promise.all(both.map((player) => player.watch(room)));
    for (const { view } of both) expect(view?.table?.game?.moments.length).toBe(moments?.length);
    expect(namer?.view?.table?.game?.legal).not.toContain(USE_RAM_STEP);
  });

  it('are paired by the same wish', async () => {
    server = await startTemporaryServer();
    const [anna, ben] = [await guest('Anna'), await guest('Ben')];
    const wish = { preset: 'simple', control: TERMS.control, isRated: false };
    const { room } = await anna.post<{ room: string }>('/api/pairing', wish);
    expect(await anna.post('/api/pairing', wish)).toEqual({ room });
    await ben.connect();
    ben.send({ kind: 'lobby', isWatched: true });
    const lobby = await ben.next(({ kind }) => kind === 'lobby');
    expect(lobby).toMatchObject({ games: [{ room }] });
    expect(await ben.post('/api/pairing', wish)).toEqual({ room });
    await anna.watch(room);
    expect(anna.view?.stage).toBe('playing');
    const mine = await (await ben.request('GET', '/api/me/rooms')).json();
    expect(mine).toMatchObject({ rooms: [{ room, stage: 'playing' }] });
  });
});

describe('a socket', () => {
  it('of a foreign page is refused', async () => {
    server = await startTemporaryServer();
    const anna = await TestPlayer.guest(server.address, 'Anna');
    const { WebSocket } = await import('ws');
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: anna.cookie, origin: 'https://elsewhere.example' },
    });
    const refusal = await new Promise((resolve) => socket.on('error', ({ message }) => resolve(message)));
    expect(refusal).toMatch(/403/);
  });

  it('that sends nonsense gets faults, and is closed if it continues', async () => {
    server = await startTemporaryServer({ messageRate: 5 });
    const anna = await guest('Anna');
    anna.send('{"kind":"act"}');
    expect(await anna.next(({ kind }) => kind === 'fault')).toEqual({ kind: 'fault', code: 'badMessage' });
    for (let i = 0; i < 100; i++) anna.send('[]');
    await anna.closed();
    expect(anna.received.some((text) => text.includes('tooFast'))).toBe(true);
    const ben = await guest('Ben');
    ben.send({ kind: 'ping' });
    expect((await ben.next(({ kind }) => kind === 'pong')).kind).toBe('pong');
  });

  it('asks for a room that does not exist', async () => {
    server = await startTemporaryServer();
    const anna = await guest('Anna');
    await anna.watch('zzzzzzzz');
    expect(anna.received.at(-1)).toBe('{"kind":"gone","room":"zzzzzzzz","code":"noRoom"}');
  });
});
