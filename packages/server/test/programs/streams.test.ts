import type { OpenedRoom, OwnLine, RoomDone, RoomLine } from '@oia/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startTemporaryServer } from '../../src/index.ts';
import { LineStream } from '../../src/programs/line-streams.ts';
import { type Asker, PLAIN_TERMS, programOf, registered } from './api.ts';

let server: RunningServer;
let stone: Asker;
let marble: Asker;
let ids = 0;
beforeAll(async () => {
  server = await startTemporaryServer();
  const anna = await registered(server.address, 'Anna');
  stone = await programOf(anna, 'Stone');
  marble = await programOf(anna, 'Marble');
});
afterAll(() => server.close());

const act = (program: Asker, room: string, action: object): Promise<RoomDone> =>
  program.ask('POST', `/api/rooms/${room}/actions`, { id: `t${++ids}`, action });

async function begun(): Promise<string> {
  const { room } = await stone.ask<OpenedRoom>('POST', '/api/rooms', PLAIN_TERMS);
  await act(marble, room, { kind: 'sit' });
  return room;
}

/** The lines up to the first one that fits. */
async function until<T>(lines: AsyncGenerator<T>, fits: (line: T) => boolean): Promise<T[]> {
  const heard: T[] = [];
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new Error(`it ended: ${JSON.stringify(heard.at(-1))}`);
    heard.push(value);
    if (fits(value)) return heard;
  }
}

describe('the stream of a room', () => {
  test('shows the whole room, then what happens, and ends with the game', async () => {
    const room = await begun();
    const lines = stone.lines<RoomLine>(`/api/rooms/${room}/stream`);
    const [first, turn] = await until(lines, ({ kind }) => kind === 'turn');
    expect(first).toMatchObject({ kind: 'room', seat: 0, view: { id: room, stage: 'playing' } });
    expect(turn).toMatchObject({ kind: 'turn', seat: 0, position: expect.stringMatching(/^00000\//) });
    await act(stone, room, { kind: 'text', text: '@b2 @d4' });
    await until(lines, ({ kind }) => kind === 'events');
    await act(marble, room, { kind: 'resign' });
    const rest: RoomLine[] = [];
    for await (const line of lines) rest.push(line);
    expect(rest.at(-1)).toMatchObject({ kind: 'over', outcome: { winner: 0, reason: 'resigned' } });
  });

  test('shows a spectator no turns', async () => {
    const room = await begun();
    const stop = new AbortController();
    const [line] = await until(stone.lines<RoomLine>(`/api/rooms/${room}/stream`, stop.signal), () => true);
    const { authorization: _token, ...anonymous } = stone.headers;
    const spectator = await fetch(`${server.address}/api/rooms/${room}/stream`, {
      headers: anonymous,
      signal: stop.signal,
    });
    const { value } = (await spectator.body?.getReader().read()) ?? {};
    const [seen] = new TextDecoder().decode(value).split('\n');
    expect(line).toHaveProperty('seat', 0);
    expect(JSON.parse(seen ?? '')).not.toHaveProperty('seat');
    stop.abort();
  });

  test('of a room that does not exist is refused', async () => {
    expect(await stone.refusal('GET', '/api/rooms/abcdefgh/stream')).toEqual([404, 'noRoom']);
    expect(await stone.refusal('GET', '/api/rooms/x/stream')).toEqual([400, 'badRequest']);
  });
});

describe('the stream of own events', () => {
  test('has games, turns, ends and rematches', async () => {
    const stop = new AbortController();
    const before = await begun();
    const lines = stone.lines<OwnLine>('/api/stream', stop.signal);
    const kinds = async (room: string, last: OwnLine['kind']): Promise<string[]> =>
      (await until(lines, (line) => line.room === room && line.kind === last))
        .filter((line) => line.room === room)
        .map(({ kind }) => kind);
    expect(await kinds(before, 'turn')).toEqual(['started', 'turn']);
    const room = await begun();
    expect(await kinds(room, 'turn')).toEqual(['started', 'turn']);
    await act(stone, room, { kind: 'text', text: '@b2 @d4' });
    await act(marble, room, { kind: 'text', text: '@b4 @d2' });
    expect(await kinds(room, 'turn')).toEqual(['turn']);
    await act(stone, room, { kind: 'resign' });
    expect(await kinds(room, 'over')).toEqual(['over']);
    await act(marble, room, { kind: 'rematch' });
    expect(await kinds(room, 'rematch')).toEqual(['rematch']);
    await act(stone, room, { kind: 'rematch' });
    const [next] = await until(lines, ({ kind }) => kind === 'started');
    expect(next?.room).not.toBe(room);
    stop.abort();
  });

  test('needs a signed-in caller', async () => {
    expect((await fetch(`${server.address}/api/stream`)).status).toBe(401);
  });
});

describe('an action', () => {
  test('with an id that was used does nothing again', async () => {
    const room = await begun();
    const step = { id: 'same', action: { kind: 'text', text: '@b2' } };
    const first = await stone.ask<RoomDone>('POST', `/api/rooms/${room}/actions`, step);
    expect(await stone.ask<RoomDone>('POST', `/api/rooms/${room}/actions`, step)).toEqual(first);
  });

  test('that is not possible is refused with a code', async () => {
    const room = await begun();
    const path = `/api/rooms/${room}/actions`;
    const step = (text: string) => ({ id: `t${++ids}`, action: { kind: 'text', text } });
    expect(await marble.refusal('POST', path, step('@b2'))).toEqual([409, 'notYourTurn']);
    expect(await stone.refusal('POST', path, step('b2-b3'))).toEqual([409, 'textStopped']);
    expect(await stone.refusal('POST', path, { id: 'x', action: { kind: 'dance' } })).toEqual([400, 'badRequest']);
    expect(await stone.refusal('POST', '/api/rooms/abcdefgh/actions', step('@b2'))).toEqual([404, 'noRoom']);
  });
});

test('actions are counted', async () => {
  await begun();
  const text = await (await fetch(`${server.address}/metrics`)).text();
  expect(text).toMatch(/^oia_steps_total [1-9]/m);
  expect(text).toMatch(/^oia_flush_entries_count [1-9]/m);
  expect(text).toMatch(/^oia_act_seconds_count [1-9]/m);
});

test('a reader that is too slow is disconnected', () => {
  let isClosed = false;
  const stream = new LineStream(() => {
    isClosed = true;
  });
  for (let i = 0; i < 100; i++) stream.send({ text: 'x'.repeat(10_000) });
  expect(stream.body.destroyed).toBe(true);
  return expect.poll(() => isClosed).toBe(true);
});

test('a server that closes ends its streams', async () => {
  const other = await startTemporaryServer();
  const account = await registered(other.address, 'Anna');
  const program = await programOf(account, 'Stone');
  const { room } = await program.ask<OpenedRoom>('POST', '/api/rooms', PLAIN_TERMS);
  const lines = program.lines<RoomLine>(`/api/rooms/${room}/stream`);
  await lines.next();
  const closed = other.close();
  expect((await lines.next()).done).toBe(true);
  await closed;
});
