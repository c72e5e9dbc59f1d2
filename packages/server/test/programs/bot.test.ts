import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { NewToken, RoomList } from '@oia/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startTemporaryServer } from '../../src/index.ts';
import { type Asker, registered } from './api.ts';

const BOT = join(import.meta.dirname, '../../../../examples/bot.ts');

let server: RunningServer;
let anna: Asker;
beforeAll(async () => {
  server = await startTemporaryServer({ requestRate: 100_000 });
  anna = await registered(server.address, 'Anna');
});
afterAll(() => server.close());

async function said(name: string): Promise<string[]> {
  const { token } = await anna.ask<NewToken>('POST', '/api/tokens', { label: name });
  const env = { ...process.env, OIA_TOKEN: token };
  const { stdout } = await promisify(execFile)(process.execPath, [BOT, server.address], { env });
  return stdout.trimEnd().split('\n');
}

// Real processes that think: some seconds.
test('two bots of the examples find each other and play a game to its end', async () => {
  const stone = said('Stone');
  await expect.poll(async () => (await anna.ask<RoomList>('GET', '/api/rooms')).games).toHaveLength(1);
  const [first, second] = await Promise.all([stone, said('Marble')]);
  expect(first).toEqual(second);
  expect(first[0]).toMatch(/^plays at http.*\/room\/\w{8}$/);
  expect(first[1]).toMatch(/^won by side [01]: \w+$/);
});
