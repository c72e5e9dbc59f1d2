import { setTimeout as sleep } from 'node:timers/promises';
import type { RoomId } from '@oia/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DEAD_AFTER_MS } from '../../src/database/process-store.ts';
import { openStore } from '../../src/rooms/room-store.ts';
import { startTemporaryServer } from '../../src/temporary-server.ts';
import { hasPostgres, hasRedis, type Service, startPostgres, startRedis } from '../services.ts';
import { termsOf } from '../terms.ts';
import { ServerProcess, type Shared } from './server-process.ts';
import { SteadyPlayer } from './steady-player.ts';

const TERMS = termsOf({ control: { kind: 'live', base: 600_000, increment: 1000 } });

/** Two players and a spectator, each connected to a different process. The third process holds the room. */
interface Party {
  readonly room: RoomId;
  readonly anna: SteadyPlayer;
  readonly ben: SteadyPlayer;
  readonly cleo: SteadyPlayer;
  /** The acknowledged steps, in order. */
  readonly acknowledged: number[];
}

// Half a minute: that a process is dead is known after five seconds, and nothing else can show that.
describe.runIf(hasPostgres && hasRedis)('three processes', () => {
  let postgres: Service;
  let redis: Service;
  let shared: Shared;
  let servers: ServerProcess[] = [];
  const players: SteadyPlayer[] = [];

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    shared = { databaseUrl: postgres.url, redisUrl: redis.url };
    // All at once: one of them makes the tables.
    servers = await Promise.all(Array.from({ length: 3 }, () => ServerProcess.start(shared)));
  });

  afterEach(() => {
    for (const player of players.splice(0)) player.leave();
  });

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await Promise.all([postgres?.remove(), redis?.remove()]);
  });

  /** Connected to one process, or to another if that one is gone. */
  async function guest(name: string, server: ServerProcess | undefined): Promise<SteadyPlayer> {
    const all = server ? [server, ...servers.filter((other) => other !== server)] : servers;
    const player = await SteadyPlayer.guest(
      name,
      all.map(({ address }) => address),
    );
    players.push(player);
    return player;
  }

  /** The spectator is connected to the process that holds the room, the players to others. */
  async function begun(holder = servers[2]): Promise<Party> {
    const [first, second = first] = servers.filter((server) => server !== holder);
    const [anna, ben, cleo] = [await guest('Anna', first), await guest('Ben', second), await guest('Cleo', holder)];
    const room = await anna.at(holder?.address ?? '').open(TERMS);
    for (const player of [anna, ben, cleo]) player.watch(room);
    expect((await ben.act(room, { kind: 'sit' })).kind).toBe('done');
    await expect.poll(() => [anna, ben].map(({ view }) => view?.stage)).toEqual(['playing', 'playing']);
    return { room, anna, ben, cleo, acknowledged: [] };
  }

  /** Plays legal steps for the player to act. */
  async function play(party: Party, steps: number): Promise<void> {
    const { anna, ben, acknowledged } = party;
    for (let i = 0; i < steps && anna.view?.stage === 'playing'; i++) {
      const actor = [anna, ben].find(({ view }) => (view?.table?.game?.legal.length ?? 0) > 0);
      const legal = actor?.view?.table?.game?.legal ?? [];
      const step = legal[(acknowledged.length * 7) % legal.length] ?? -1;
      await playStep(party.room, actor as SteadyPlayer, step);
      acknowledged.push(step);
      const lengths = (): number[] => [anna.steps.length, ben.steps.length];
      await expect.poll(lengths, { interval: 5 }).toEqual(Array(2).fill(acknowledged.length));
    }
  }

  /** Repeats a step that the server could not save. */
  async function playStep(room: RoomId, actor: SteadyPlayer, step: number): Promise<void> {
    let answer = await actor.act(room, { kind: 'step', step });
    while (answer.kind === 'refused' && answer.refusal.code === 'notSaved') {
      await sleep(100);
      answer = await actor.act(room, { kind: 'step', step });
    }
    expect(answer).toMatchObject({ room, kind: 'done' });
  }

  /** Expects all viewers to see exactly the acknowledged steps. */
  async function isComplete({ anna, ben, cleo, acknowledged }: Party): Promise<void> {
    await expect.poll(() => [anna.steps, ben.steps, cleo.steps]).toEqual(Array(3).fill(acknowledged));
  }

  test('a process without Redis waits for the rooms of one that was just killed', async () => {
    const room = 'abcdefgh';
    const store = await openStore({ databaseUrl: shared.databaseUrl });
    await store.rooms.create({ id: room, terms: { ...TERMS, opener: 'mabcdefghjkmnpqr' }, openedAt: Date.now() });
    const dead = await store.processes.start();
    await store.rooms.claim(room, dead);
    const almostDead = { seen_at: Date.now() + 1000 - DEAD_AFTER_MS };
    await store.kysely.updateTable('process').set(almostDead).where('id', '=', dead).execute();
    await store.close();
    const server = await startTemporaryServer({ databaseUrl: shared.databaseUrl });
    onTestFinished(() => server.close());
    expect((await fetch(`${server.address}/api/rooms/${room}`)).status).toBe(200);
    expect((await fetch(`${server.address}/api/rooms/hgfedcba`)).status).toBe(404);
    expect(await (await fetch(`${server.address}/metrics`)).text()).toMatch(/^oia_engine_waiting 0$/m);
  });

  test('a whole game of players at different processes', async () => {
    const party = await begun();
    const { anna, ben, cleo, room } = party;
    await expect.poll(() => [anna.here, ben.here, cleo.here]).toEqual(Array(3).fill([0, 1]));
    await play(party, 400);
    await isComplete(party);
    expect(cleo.view?.stage).toBe('over');
    expect(cleo.seat).toBeUndefined();
    expect(ben.view?.table?.game?.outcome).toEqual(anna.view?.table?.game?.outcome);
    const views = await Promise.all(
      servers.map(({ address }) => anna.at(address).request('GET', `/api/rooms/${room}`)),
    );
    const versions = await Promise.all(views.map(async (view) => ((await view.json()) as { version: number }).version));
    expect(new Set(versions)).toEqual(new Set([anna.view?.version]));
    ben.leave();
    await expect.poll(() => anna.here).toEqual([0]);
  });

  test('the lobby and whose turn it is are known everywhere', async () => {
    const [anna, ben] = [await guest('Anna', servers[0]), await guest('Ben', servers[1])];
    ben.watchLobby();
    const room = await anna.at(servers[0]?.address ?? '').open(TERMS);
    await expect.poll(() => ben.lobby).toContain(room);
    anna.watch(room);
    expect((await ben.act(room, { kind: 'sit' })).kind).toBe('done');
    await expect.poll(() => ben.lobby).not.toContain(room);
    await expect.poll(() => anna.view?.stage).toBe('playing');
    while ((anna.view?.table?.game?.legal.length ?? 0) > 0) {
      const step = anna.view?.table?.game?.legal[0] ?? -1;
      const { length } = anna.steps;
      expect(await anna.act(room, { kind: 'step', step })).toMatchObject({ kind: 'done' });
      await expect.poll(() => anna.steps.length).toBeGreaterThan(length);
    }
    await expect.poll(() => ben.turns).toContain(room);
  });

  test('a guest who signs in at one process keeps a seat in a room of another', async () => {
    const { cleo, anna } = await begun();
    const account = { name: 'Dora', password: 'a long enough password' };
    await cleo.at(servers[1]?.address ?? '').post('/api/register', account);
    await anna.at(servers[0]?.address ?? '').post('/api/sign-in', account);
    await expect.poll(() => cleo.view?.sittings.map(({ name }) => name)).toEqual(['Dora', 'Ben']);
  });

  test('Redis is restarted in the middle', async () => {
    const party = await begun();
    await play(party, 4);
    await redis.kill();
    const playing = play(party, 4);
    await redis.start();
    await playing;
    await isComplete(party);
  });

  test('PostgreSQL is restarted in the middle', async () => {
    const party = await begun();
    await play(party, 4);
    await postgres.kill();
    const playing = play(party, 4);
    await postgres.start();
    await playing;
    await isComplete(party);
  });

  test('the process that holds the room hangs: another continues, and the first can no longer write', async () => {
    const party = await begun();
    await play(party, 4);
    servers[2]?.signal('SIGSTOP');
    await play(party, 4);
    servers[2]?.signal('SIGCONT');
    await play(party, 2);
    // Cleo is connected to the one that stood still.
    await isComplete(party);
  });

  test('the process that holds the room is killed: another continues with all acknowledged steps', async () => {
    const holder = servers[1];
    const party = await begun(holder);
    await play(party, 4);
    const playing = play(party, 6);
    await holder?.end('SIGKILL');
    await playing;
    await isComplete(party);
  });

  test('a process that is asked to end hands its rooms over', async () => {
    servers = servers.filter((_, i) => i !== 1);
    const holder = servers[1];
    const party = await begun(holder);
    await play(party, 4);
    expect(await holder?.end('SIGTERM')).toBe(0);
    await play(party, 4);
    await isComplete(party);
  });
});
