import { setTimeout as sleep } from 'node:timers/promises';
import type { Level } from '@oia/engine';
import { EngineThread } from '@oia/engine/node';
import { Draft, Game, readPosition, seededRandom } from '@oia/rules';
import { type ComputerPlayer, openTable, type Table, type TableSetup } from '@oia/table';
import { expect, onTestFinished, test } from 'vitest';
import { Computers, type ComputersOptions } from '../../src/computers/computers.ts';

function computersOf(options: ComputersOptions = {}): Computers {
  const computers = new Computers({ threads: 1, ...options });
  onTestFinished(() => computers.close());
  return computers;
}

/** A long game, about which full strength thinks as long as it may. */
const LONG = '00000/00000/00000/00000/00000 A none:fc3,mb2 none:fd3,mc4';

function longGame(): Game {
  const read = readPosition(LONG);
  if (!read.ok) throw new Error(read.error.code);
  return Game.from(read.value);
}

const game = longGame();
const think = (player: ComputerPlayer, level: Level) => player.think(game, 0, { level, seed: 1 });

function tableWith(computer: ComputerPlayer, levels: readonly [Level, Level], seed: number): Table {
  const seats: TableSetup['seats'] = levels.map((player, i) => ({ name: `Computer ${i}`, player }));
  const setup: TableSetup = {
    seats,
    looks: [0, 1, 2],
    way: { kind: 'match', options: { players: 2, powers: ['pan', 'apollo'], repetition: true } },
  };
  const clock = { now: Date.now, wait: () => Promise.resolve() };
  const table = openTable(setup, { clock, random: seededRandom(seed), computer, pace: () => 0, save: () => undefined });
  if (!table.ok) throw new Error(table.error.code);
  onTestFinished(() => table.value.stop());
  return table.value;
}

/** Records the order of answers. */
function finishing(): { readonly order: string[]; note(name: string, work: Promise<unknown>): Promise<void> } {
  const order: string[] = [];
  return { order, note: async (name, work) => void order.push(await work.then(() => name)) };
}

test('many rooms play whole games on two threads', async () => {
  const computers = computersOf({ threads: 2 });
  const tables = Array.from({ length: 6 }, (_, i) =>
    tableWith(computers.playerFor(`rrrrrrr${i}`), [2, i % 2 === 0 ? 4 : 1], i),
  );
  for (const table of tables) table.start();
  expect(computers.load).toMatchObject({ thinking: 2, threads: 2 });
  await Promise.all(tables.map((table) => table.idle()));
  expect(tables.map(({ state }) => state.game?.outcome !== undefined && !state.isEngineLost)).not.toContain(false);
  expect(computers.load).toEqual({ waiting: 0, thinking: 0, threads: 2 });
});

test('no level thinks longer than a server can afford', async () => {
  const { order, note } = finishing();
  const thoughts = [60_000, 100].map((budget) =>
    note(`${budget}`, think(computersOf({ budget }).playerFor('aaaaaaaa'), 8)),
  );
  await Promise.all(thoughts);
  expect(order).toEqual(['100', '60000']);
});

test('rooms take turns', async () => {
  const computers = computersOf({ maxWaitingPerRoom: 3 });
  const [anna, ben, cleo] = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].map((room) => computers.playerFor(room));
  const { order, note } = finishing();
  const asked = [anna, anna, anna, ben, cleo].map((player, i) => note(`${i}`, think(player as ComputerPlayer, 3)));
  await Promise.all(asked);
  expect(order).toEqual(['0', '1', '3', '4', '2']);
});

test('stopping ends only its own work, at once, and frees its places', async () => {
  const computers = computersOf({ maxWaiting: 2, budget: 60_000 });
  const [anna, ben] = [computers.playerFor('aaaaaaaa'), computers.playerFor('bbbbbbbb')];
  await think(anna, 1);
  const mine = [think(anna, 8), think(anna, 8)].map((thought) => expect(thought).rejects.toThrow('stopped'));
  const other = think(ben, 3);
  expect(computers.load).toMatchObject({ thinking: 1, waiting: 2 });
  anna.stop();
  await Promise.all(mine);
  expect(computers.load.waiting).toBe(1);
  const late = sleep(30_000, 'late', { ref: false });
  expect(await Promise.race([other.then(() => 'answered'), late])).toBe('answered');
  anna.stop();
  expect((await think(anna, 3)).steps.length).toBeGreaterThan(0);
});

test('stopping does not affect another player of the same room', async () => {
  const computers = computersOf();
  const [old, young] = [computers.playerFor('aaaaaaaa'), computers.playerFor('aaaaaaaa')];
  const thought = think(young, 8);
  old.stop();
  await expect(thought).resolves.toBeDefined();
});

test('a full queue refuses, a table says that the engine is lost, and tries again', async () => {
  const computers = computersOf({ maxWaiting: 1, budget: 60_000 });
  const [anna, ben] = [computers.playerFor('aaaaaaaa'), computers.playerFor('bbbbbbbb')];
  const long = [think(anna, 8), think(anna, 8)].map((thought) => expect(thought).rejects.toThrow('stopped'));
  await expect(think(ben, 1)).rejects.toMatchObject({ name: 'EngineBusy' });
  const table = tableWith(ben, [1, 1], 1);
  table.start();
  await table.idle();
  expect(table.state).toMatchObject({ isEngineLost: true, version: 1 });
  anna.stop();
  await Promise.all(long);
  table.send({ kind: 'retry', id: 'r', from: 'host' });
  await table.idle();
  expect(table.state.game?.outcome).toBeDefined();
});

test('a thread that dies fails its own question, and is replaced', async () => {
  const threads: EngineThread[] = [];
  const spawn = (): EngineThread => {
    const thread = new EngineThread();
    threads.push(thread);
    return thread;
  };
  const computers = computersOf({ threads: 2, spawn });
  const [anna, ben] = [computers.playerFor('aaaaaaaa'), computers.playerFor('bbbbbbbb')];
  await Promise.all([think(anna, 1), think(ben, 1)]);
  const asked = Promise.allSettled([think(anna, 8), think(ben, 8)]);
  await sleep(50);
  threads[0]?.close();
  const [rejected, ...others] = (await asked).sort((one, other) => other.status.localeCompare(one.status));
  expect(rejected).toMatchObject({ reason: { name: 'ThinkingFailed' } });
  expect(others).toMatchObject([{ status: 'fulfilled' }]);
  const again = await Promise.all([think(anna, 3), think(ben, 3)]);
  expect(again.map(({ steps }) => steps.length > 0)).toEqual([true, true]);
});

test('threads without work are ended, and start again', async () => {
  const computers = computersOf({ idle: 30 });
  expect(computers.load.threads).toBe(0);
  const player = computers.playerFor('aaaaaaaa');
  await think(player, 1);
  expect(computers.load.threads).toBe(1);
  await expect.poll(() => computers.load.threads).toBe(0);
  await expect(think(player, 1)).resolves.toBeDefined();
});

test('after closing everything is refused', async () => {
  const computers = computersOf();
  const player = computers.playerFor('aaaaaaaa');
  const open = [think(player, 8), think(player, 8)].map((thought) =>
    expect(thought).rejects.toMatchObject({ name: 'Closed' }),
  );
  computers.close();
  await Promise.all(open);
  await expect(think(player, 1)).rejects.toMatchObject({ name: 'Closed' });
});

test('a computer takes part in a draft', async () => {
  const draft = new Draft({ players: 2, challenger: 1 });
  const chosen = await computersOf().playerFor('aaaaaaaa').chooseDraft(draft, { level: 3, seed: 3 });
  expect(chosen.ok && draft.legalSteps()).toContainEqual(chosen.ok && chosen.value);
});

test('a thread that cannot start fails its question, and the next one is answered', async () => {
  let failures = 2;
  const spawn = (): EngineThread => {
    if (failures-- === 2) throw new Error('no more threads');
    const brain = new EngineThread();
    if (failures === 0) brain.think = () => Promise.reject(new Error('the thread is gone'));
    return brain;
  };
  const computers = computersOf({ threads: 1, spawn, idle: 0 });
  await expect(think(computers.playerFor('aaaaaaaa'), 1)).rejects.toThrow('no more threads');
  expect(computers.load).toMatchObject({ waiting: 0, thinking: 0 });
  await expect(think(computers.playerFor('bbbbbbbb'), 1)).rejects.toThrow('the thread is gone');
  await expect.poll(() => computers.load.threads).toBe(0);
  expect((await think(computers.playerFor('cccccccc'), 1)).steps.length).toBeGreaterThan(0);
});

test('a thread that never answers is given up after its budget and some grace, and the next question gets another', async () => {
  let spawned = 0;
  const spawn = (): EngineThread => {
    const brain = new EngineThread();
    if (spawned++ === 0) brain.think = () => new Promise(() => undefined);
    return brain;
  };
  const computers = computersOf({ threads: 1, spawn, budget: 10, graceMs: 0, startMs: 5_000 });
  const stuck = think(computers.playerFor('aaaaaaaa'), 8);
  const next = think(computers.playerFor('bbbbbbbb'), 1);
  await expect(stuck).rejects.toMatchObject({ name: 'ThinkingFailed' });
  expect((await next).steps.length).toBeGreaterThan(0);
  expect(spawned).toBe(2);
});
