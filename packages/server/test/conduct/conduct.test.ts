import type { RoomEvent, RoomView } from '@oia/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConductStore } from '../../src/conduct/conduct-store.ts';
import { mutedListener } from '../../src/rooms/muting.ts';
import type { RunningServer } from '../../src/server.ts';
import { startTemporaryServer } from '../../src/temporary-server.ts';
import { Client } from '../accounts/member-server.ts';
import { onEveryDatabase } from '../accounts/member-tests.ts';
import { termsOf } from '../terms.ts';

const TERMS = termsOf({ control: { kind: 'live', base: 300_000, increment: 2000 }, isOpen: false });

let server: RunningServer;
beforeAll(async () => {
  server = await startTemporaryServer();
});
afterAll(() => server?.close());

async function guest(name: string): Promise<Client> {
  const client = new Client(server.address);
  await client.ask('POST', '/api/guest', { name });
  return client;
}

/** Two guests in a game, and a spectator. */
async function game() {
  const [anna, ben, carl] = [await guest('Anna'), await guest('Ben'), await guest('Carl')];
  const { room } = (await anna.ask('POST', '/api/rooms', TERMS)).body;
  const act = (client: Client, action: object) =>
    client.ask('POST', `/api/rooms/${room}/actions`, { id: `c${Math.random().toString(36).slice(2)}`, action });
  await act(ben, { kind: 'sit' });
  const chat = async (client: Client) => (await client.ask('GET', `/api/rooms/${room}`)).body.chat;
  return { anna, ben, carl, room, act, chat };
}

test('free text of muted members is not delivered, phrases are', async () => {
  const { anna, ben, room, act, chat } = await game();
  await act(ben, { kind: 'sayText', text: 'You play badly' });
  expect(await chat(anna)).toHaveLength(1);
  expect((await anna.ask('POST', '/api/mutes', { room, seat: 1 })).status).toBe(200);
  await act(ben, { kind: 'sayText', text: 'Very badly' });
  await act(ben, { kind: 'sayPhrase', phrase: 'hello' });
  expect(await chat(anna)).toMatchObject([{ said: { phrase: 'hello' } }]);
  expect(await chat(ben)).toHaveLength(3);
  const { mutes } = (await anna.ask('GET', '/api/mutes')).body;
  expect(mutes).toMatchObject([{ name: 'Ben' }]);
  await anna.ask('DELETE', `/api/mutes/${mutes[0].id}`);
  expect(await chat(anna)).toHaveLength(3);
});

test('a listener does not get the free text either', () => {
  const heard: (readonly RoomEvent[])[] = [];
  const seated = [{ seat: 1, member: { id: 'mben', name: 'Ben', kind: 'guest' } }] as const;
  const listener = mutedListener(
    {
      room: (_seat, view) => heard.push(view.chat.map((line) => ({ kind: 'said', line }))),
      events: (_version, events) => heard.push(events),
      presence: () => undefined,
      saving: () => undefined,
      lost: () => undefined,
    },
    () => seated,
    new Set(['mben']),
  );
  const line = (seat: number, text: string) => ({ seat, name: '', at: 1, said: { text } });
  const said = (seat: number): RoomEvent => ({ kind: 'said', line: line(seat, 'x') });
  listener.events(2, [said(0), said(1), { kind: 'clock', clock: { left: [] } }]);
  listener.room(0, { chat: [line(0, 'x'), line(1, 'y')] } as unknown as RoomView);
  expect(heard).toEqual([[said(0), { kind: 'clock', clock: { left: [] } }], [said(0)]]);
});

test('members cannot mute or report themselves, or an empty seat', async () => {
  const { anna, room } = await game();
  for (const body of [{ room, seat: 0 }, { room, seat: 3 }, { room: 'aaaaaaaa', seat: 0 }, { player: 'Nobody' }]) {
    expect((await anna.ask('POST', '/api/mutes', body)).status).toBe(404);
    expect((await anna.ask('POST', '/api/reports', { ...body, reason: 'spam' })).status).toBe(404);
  }
  expect((await new Client(server.address).ask('POST', '/api/mutes', { room, seat: 0 })).status).toBe(401);
});

test('reports are limited per hour', async () => {
  const { anna, room } = await game();
  const report = () => anna.ask('POST', '/api/reports', { room, seat: 1, reason: 'other', note: 'Look' });
  const answers: number[] = [];
  for (let i = 0; i < 12; i++) answers.push((await report()).status);
  expect(answers.slice(0, 10)).toEqual(Array(10).fill(200));
  expect(answers.slice(10)).toEqual([429, 429]);
});

onEveryDatabase('reports', (world) => {
  test('are stored for the operator with what the server knows was said', async () => {
    const conduct = new ConductStore(world.store.kysely);
    const about = { id: 'mben', name: 'Ben' };
    await conduct.addReport({ at: 1, by: 'manna', about, room: 'aaaaaaaa', said: 'Bad words', reason: 'insult' });
    await conduct.addReport({ at: 2, by: 'manna', about, reason: 'other', note: 'Look' });
    expect(await conduct.reports(10)).toMatchObject([
      { at: 2, about_name: 'Ben', note: 'Look', said: null },
      { at: 1, reason: 'insult', said: 'Bad words', room: 'aaaaaaaa' },
    ]);
  });
});
