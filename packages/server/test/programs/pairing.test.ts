import type { OpenedRoom, Pairing } from '@oia/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startTemporaryServer } from '../../src/index.ts';
import { programOf, registered } from './api.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTemporaryServer();
});
afterAll(() => server.close());

const WISH: Pairing = { preset: 'none', control: { kind: 'days', days: 3 }, isRated: false };

test('those who ask at the same moment meet', async () => {
  const account = await registered(server.address, 'Anna');
  const programs = await Promise.all(['Stone', 'Marble', 'Slate', 'Basalt'].map((name) => programOf(account, name)));
  const rooms = await Promise.all(programs.map((one) => one.ask<OpenedRoom>('POST', '/api/pairing', WISH)));
  expect(new Set(rooms.map(({ room }) => room)).size).toBe(2);
});
