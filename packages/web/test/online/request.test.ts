import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { requestJson } from '../../src/online/request.ts';

const TIMEOUT_MS = 50;

async function serverThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const ask = (address: string) => requestJson('GET', address, undefined, TIMEOUT_MS);

test('a server that never answers is given up, and counts as out of reach', async () => {
  expect(await ask(await serverThat(() => undefined))).toEqual({ ok: false, code: 'offline' });
});

test('so is one that stops in the middle of its answer', async () => {
  const address = await serverThat((_, response) => response.write('{"half":'));
  expect(await ask(address)).toEqual({ ok: false, code: 'offline' });
});

test('an answer in time is taken, however late the next one comes', async () => {
  const address = await serverThat((_, response) => response.end('{"a":1}'));
  expect(await requestJson('GET', address, undefined, 100 * TIMEOUT_MS)).toEqual({ ok: true, value: { a: 1 } });
});
