import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { startTemporaryServer } from '../../src/temporary-server.ts';
import { Client } from '../accounts/member-server.ts';
import { setupOf, termsOf } from '../terms.ts';

const password = 'correct horse';
let server: RunningServer;
beforeAll(async () => {
  server = await startTemporaryServer();
});
afterAll(() => server?.close());

async function account(name: string): Promise<Client> {
  const client = new Client(server.address);
  await client.ask('POST', '/api/register', { name, password });
  return client;
}

const TERMS = termsOf({
  setup: setupOf(['hecate', 'apollo']),
  control: { kind: 'live', base: 300_000, increment: 2000 },
  isRated: true,
  isOpen: false,
});

test('two accounts play a rated game: it is hidden while it runs, and in the archive when it is over', async () => {
  const [anna, ben] = [await account('Anna'), await account('Ben')];
  const { room } = (await anna.ask('POST', '/api/rooms', TERMS)).body;
  const act = (client: Client, kind: string) =>
    client.ask('POST', `/api/rooms/${room}/actions`, { id: kind, action: { kind } });
  expect((await act(ben, 'sit')).status).toBe(200);
  expect((await anna.ask('GET', `/api/games/${room}`)).status).toBe(404);
  expect((await act(ben, 'resign')).status).toBe(200);

  const found = await expect.poll(async () => (await anna.ask('GET', `/api/games/${room}`)).body);
  await found.toMatchObject({ game: { isRated: true, pool: 'all', result: 'A', reason: 'resigned' } });
  const { body: profile } = await ben.ask('GET', '/api/players/Anna');
  expect(profile.ratings).toMatchObject([{ pool: 'all', rating: 1662, games: 1 }]);
  expect(profile.powers).toEqual([{ power: 'hecate', wins: 1, draws: 0, losses: 0 }]);
  expect((await ben.ask('GET', '/api/games?player=me&result=loss')).body.games).toMatchObject([{ id: room }]);
  const picture = await fetch(`${server.address}/api/games/${room}/picture.png`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  await expect
    .poll(async () => (await ben.ask('GET', `/api/rooms/${room}`)).body)
    .toMatchObject({ ratings: [{ seat: 0, after: 1662 }, { after: 1338 }] });
});
