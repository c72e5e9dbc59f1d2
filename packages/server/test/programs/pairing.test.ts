import type { OpenedRoom, Pairing } from '@oia/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startTemporaryServer } from '../../src/index.ts';
import { PLAIN_TERMS, programOf, registered } from './api.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTemporaryServer({ requestRate: 10_000 });
});
afterAll(() => server.close());

const WISH: Pairing = { preset: 'none', control: { kind: 'days', days: 3 }, isRated: false };

test('callers at the same moment are paired', async () => {
  const account = await registered(server.address, 'Anna');
  const programs = await Promise.all(['Stone', 'Marble', 'Slate', 'Basalt'].map((name) => programOf(account, name)));
  const rooms = await Promise.all(programs.map((one) => one.ask<OpenedRoom>('POST', '/api/pairing', WISH)));
  expect(new Set(rooms.map(({ room }) => room)).size).toBe(2);
});

test('a waiting room is found behind many newer ones', async () => {
  const account = await registered(server.address, 'Ben');
  const [one, other] = await Promise.all(['Granite', 'Chalk'].map((name) => programOf(account, name)));
  const wish: Pairing = { ...WISH, control: { kind: 'days', days: 7 } };
  const opened = await one?.ask<OpenedRoom>('POST', '/api/pairing', wish);
  for (let i = 0; i < 61; i++) await one?.ask<OpenedRoom>('POST', '/api/rooms', PLAIN_TERMS);
  expect(await other?.ask<OpenedRoom>('POST', '/api/pairing', wish)).toEqual(opened);
});
