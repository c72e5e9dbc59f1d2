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

test('a request to a server that never answers times out as offline', async () => {
  expect(await ask(await serverThat(() => undefined))).toEqual({ ok: false, code: 'offline' });
});

test('so does one whose answer stops in the middle', async () => {
  const address = await serverThat((_, response) => response.write('{"half":'));
  expect(await ask(address)).toEqual({ ok: false, code: 'offline' });
});

test('an answer in time is taken', async () => {
  const address = await serverThat((_, response) => response.end('{"a":1}'));
  // The usual timeout: a busy machine may need more than 50 ms to answer.
  expect(await requestJson('GET', address)).toEqual({ ok: true, value: { a: 1 } });
});
