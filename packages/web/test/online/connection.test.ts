import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { RoomView, ServerMessage } from '@oia/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type RoomWatcher } from '../../src/online/connection.ts';
import type { LinkTimes } from '../../src/online/link.ts';
import { SocketServer } from './socket-server.ts';

const ROOM = 'abcdefgh';
const TIMES: LinkTimes = { ping: 5_000, silence: 1_000, open: 1_000, backoff: [10, 30, 60] };

let server: SocketServer;
let connection: Connection;

beforeEach(async () => {
  server = await SocketServer.start();
  connection = new Connection(server.address, TIMES);
});

afterEach(async () => {
  connection.close();
  await server.stop();
});

function watcher(version?: number) {
  return {
    version,
    room: vi.fn(),
    events: vi.fn(),
    presence: vi.fn(),
    saving: vi.fn(),
    gone: vi.fn(),
  } satisfies RoomWatcher;
}

const until = (isTrue: () => boolean): Promise<void> =>
  vi.waitUntil(isTrue, { timeout: 5_000, interval: 5 }).then(() => undefined);

const isConnected = (): boolean => connection.status.value.state === 'connected';

const view = { id: ROOM, version: 3 } as RoomView;

test('a watched room gets its view and events', async () => {
  const one = watcher();
  connection.watch(ROOM, one);
  await until(() => server.kind('watch').length === 1);
  server.broadcast({ kind: 'room', seat: 1, view });
  server.broadcast({ kind: 'events', room: ROOM, version: 4, events: [] });
  server.broadcast({ kind: 'presence', room: ROOM, here: [0, 1], spectators: 2, away: [] });
  server.broadcast({ kind: 'room', view: { ...view, id: 'zzzzzzzz' } });
  await until(() => one.presence.mock.calls.length > 0);
  expect(one.room.mock.calls).toEqual([[1, view]]);
  expect(one.events.mock.calls).toEqual([[4, []]]);
  expect(one.presence.mock.calls[0]?.[0]).toMatchObject({ here: [0, 1], spectators: 2 });
});

test('a reconnected client asks for the events since its version', async () => {
  const one = { ...watcher(), version: 7 };
  connection.watch(ROOM, one);
  await until(() => server.kind('watch').length === 1);
  server.cut();
  await until(() => server.kind('watch').length === 2);
  expect(server.kind('watch')).toEqual(Array(2).fill({ kind: 'watch', room: ROOM, since: 7 }));
  expect(connection.status.value.state).toBe('connected');
});

test('a command is answered, or refused with its reason', async () => {
  server.onMessage = (message, say) => {
    if (message.kind !== 'act') return;
    const { room, id, action } = message;
    say(
      action.kind === 'resign'
        ? { kind: 'refused', room, id, refusal: { code: 'over' } }
        : { kind: 'done', room, id, version: 9 },
    );
  };
  await expect(connection.act(ROOM, { kind: 'undo' })).resolves.toEqual({ ok: true, version: 9 });
  await expect(connection.act(ROOM, { kind: 'resign' })).resolves.toEqual({ ok: false, refusal: { code: 'over' } });
});

test('a command whose answer was lost is sent again with the same id, after the room is watched again', async () => {
  connection.watch(ROOM, watcher());
  const answer = connection.act(ROOM, { kind: 'step', step: 5 });
  await until(() => server.kind('act').length === 1);
  server.onMessage = (message, say) => {
    if (message.kind === 'act') say({ kind: 'done', room: ROOM, id: message.id, version: 1 });
  };
  server.heard.length = 0;
  server.cut();
  await expect(answer).resolves.toEqual({ ok: true, version: 1 });
  expect(server.heard.map(({ kind }) => kind)).toEqual(['watch', 'act']);
});

test('commands sent without a network are sent once and in order after a reconnection', async () => {
  connection.watch(ROOM, watcher());
  await until(isConnected);
  await server.stop();
  await until(() => connection.status.value.state === 'offline');
  const answers = [1, 2, 3].map((step) => connection.act(ROOM, { kind: 'step', step }));
  server.onMessage = (message, say) => {
    if (message.kind === 'act') say({ kind: 'done', room: ROOM, id: message.id, version: 1 });
  };
  await server.restart();
  await Promise.all(answers);
  expect(server.kind('act').map(({ action }) => action)).toEqual([1, 2, 3].map((step) => ({ kind: 'step', step })));
  expect(new Set(server.kind('act').map(({ id }) => id)).size).toBe(3);
});

test('a command refused with tryAgain is sent again with the same id', async () => {
  let asked = 0;
  server.onMessage = (message, say) => {
    if (message.kind !== 'act') return;
    const { room, id } = message;
    say(
      ++asked === 1
        ? { kind: 'refused', room, id, refusal: { code: 'tryAgain' } }
        : { kind: 'done', room, id, version: 2 },
    );
  };
  await expect(connection.act(ROOM, { kind: 'undo' })).resolves.toEqual({ ok: true, version: 2 });
  expect(new Set(server.kind('act').map(({ id }) => id)).size).toBe(1);
});

test('only the command that came too fast is sent again', async () => {
  server.onMessage = (message, say) => {
    if (message.kind !== 'act') return;
    const { room, id, action } = message;
    const isFirst = server.kind('act').filter((sent) => sent.id === id).length === 1;
    if (action.kind === 'undo')
      say(isFirst ? { kind: 'fault', code: 'tooFast', id, room } : { kind: 'done', room, id, version: 2 });
    else setTimeout(() => say({ kind: 'done', room, id, version: 1 }), 1_500);
  };
  const [slow, hasty] = [connection.act(ROOM, { kind: 'step', step: 5 }), connection.act(ROOM, { kind: 'undo' })];
  await expect(hasty).resolves.toEqual({ ok: true, version: 2 });
  await expect(slow).resolves.toEqual({ ok: true, version: 1 });
  expect(server.kind('act').map(({ action }) => action.kind)).toEqual(['step', 'undo', 'undo']);
});

test('a watch that came too fast is sent again', async () => {
  const one = watcher();
  server.onMessage = (message, say) => {
    if (message.kind !== 'watch') return;
    if (server.kind('watch').length === 1) say({ kind: 'fault', code: 'tooFast', room: ROOM });
    else say({ kind: 'room', view });
  };
  connection.watch(ROOM, one);
  await until(() => one.room.mock.calls.length === 1);
});

test.each([
  ['signedOut', 'signedOut'],
  ['badMessage', 'badCommand'],
] as const)('a command that is answered by the fault %s is refused by %s', async (fault, code) => {
  server.onMessage = (message, say) => {
    if (message.kind !== 'act') return;
    const { room, id, action } = message;
    say(action.kind === 'undo' ? { kind: 'fault', code: fault, id, room } : { kind: 'done', room, id, version: 3 });
  };
  const answers = [connection.act(ROOM, { kind: 'undo' }), connection.act(ROOM, { kind: 'resign' })];
  expect(await Promise.all(answers)).toEqual([
    { ok: false, refusal: { code } },
    { ok: true, version: 3 },
  ]);
});

test('closing a connection answers its pending commands', async () => {
  const answer = connection.act(ROOM, { kind: 'undo' });
  await until(() => server.kind('act').length === 1);
  connection.close();
  await expect(answer).resolves.toEqual({ ok: false, refusal: { code: 'tryAgain' } });
});

test('a socket that stops answering is replaced', async () => {
  connection.close();
  connection = new Connection(server.address, { ...TIMES, ping: 30, silence: 60 });
  connection.watch(ROOM, watcher());
  await until(isConnected);
  await until(() => server.kind('ping').length >= 3);
  expect(server.opened).toBe(1);
  server.answersPings = false;
  await until(() => server.opened > 1);
});

test('a device that wakes pings the server at once', async () => {
  connection.watch(ROOM, watcher());
  await until(isConnected);
  connection.wake();
  await until(() => server.kind('ping').length === 1);
  expect(server.opened).toBe(1);
});

test('a loss is timed from its beginning, also while reconnecting', async () => {
  connection.watch(ROOM, watcher());
  await until(isConnected);
  const before = Date.now();
  await server.stop();
  await until(() => connection.status.value.state === 'offline');
  const { since } = connection.status.value;
  expect(since).toBeGreaterThanOrEqual(before);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(connection.status.value).toEqual({ state: 'offline', since });
  await server.restart();
  connection.wake();
  await until(isConnected);
});

test('a browser that reports no network is offline at once, but still reconnects', async () => {
  connection.watch(ROOM, watcher());
  await until(isConnected);
  connection.drop();
  expect(connection.status.value.state).toBe('offline');
  await until(isConnected);
});

test('a new member gets a new socket', async () => {
  connection.watch(ROOM, watcher());
  await until(isConnected);
  connection.renew();
  await until(() => server.kind('watch').length === 2);
  expect(server.opened).toBe(2);
});

test('a room that does not exist is reported as gone, also to its pending commands', async () => {
  const one = watcher();
  server.onMessage = ({ kind }, say) => {
    if (kind === 'watch') say({ kind: 'gone', room: ROOM, code: 'noRoom' });
  };
  const answer = connection.act(ROOM, { kind: 'sit' });
  connection.watch(ROOM, one);
  await expect(answer).resolves.toEqual({ ok: false, refusal: { code: 'noRoom' } });
  expect(one.gone).toHaveBeenCalledOnce();
});

test('a room that cannot be read is reported as broken, and not watched again', async () => {
  const one = watcher();
  server.onMessage = ({ kind }, say) => {
    if (kind === 'watch') say({ kind: 'gone', room: ROOM, code: 'broken' });
  };
  connection.watch(ROOM, one);
  await until(() => one.gone.mock.calls.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(one.gone.mock.calls).toEqual([['broken']]);
  expect([server.opened, server.kind('watch').length]).toEqual([1, 1]);
});

test('a server that accepts sockets but never answers is tried at growing intervals', async () => {
  connection.close();
  connection = new Connection(server.address, { ...TIMES, backoff: [10, 3_600_000] });
  server.onMessage = ({ kind }) => {
    if (kind === 'watch') server.cut();
  };
  connection.watch(ROOM, watcher());
  await until(() => server.opened === 2 && !isConnected());
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(server.opened).toBe(2);
  // Whatever is answered ends it.
  server.onMessage = ({ kind }, say) => {
    if (kind === 'watch') say({ kind: 'gone', room: ROOM, code: 'noRoom' });
  };
  connection.wake();
  await until(isConnected);
  await until(() => server.kind('watch').length === 3);
  server.cut();
  await until(() => server.opened === 4);
});

test('unknown messages are ignored', async () => {
  const one = watcher();
  connection.watch(ROOM, one);
  await until(isConnected);
  server.broadcast({ kind: 'news' } as unknown as ServerMessage);
  server.broadcast('text' as unknown as ServerMessage);
  server.broadcast({ kind: 'events', room: ROOM, version: 1, events: [] });
  await until(() => one.events.mock.calls.length === 1);
});

test('turns in other rooms are listed until the room is watched', async () => {
  connection.watch(ROOM, watcher());
  await until(isConnected);
  server.broadcast({ kind: 'turn', room: 'zzzzzzzz' });
  server.broadcast({ kind: 'turn', room: 'zzzzzzzz' });
  await until(() => connection.turns.value.length > 0);
  expect(connection.turns.value).toEqual(['zzzzzzzz']);
  connection.watch('zzzzzzzz', watcher());
  expect(connection.turns.value).toEqual([]);
});

test('a socket that never opens counts as failed, and is tried again', async () => {
  const mute = createServer();
  const streams: Socket[] = [];
  mute.on('connection', (stream) => streams.push(stream));
  mute.listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const { port } = mute.address() as AddressInfo;
  const stuck = new Connection(`ws://127.0.0.1:${port}`, { ...TIMES, open: 30 });
  try {
    stuck.watch(ROOM, watcher());
    await until(() => streams.length >= 2 && stuck.status.value.state === 'offline');
  } finally {
    stuck.close();
    for (const stream of streams) stream.destroy();
    mute.close();
  }
});
