import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startTemporaryServer } from '../../src/index.ts';

const TOKEN = 'a-token-of-some-length';
/** A non-loopback address of this machine; undefined without a network. */
const OWN = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

describe('the metrics', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startTemporaryServer({ host: '0.0.0.0', metricsToken: TOKEN });
  });
  afterAll(() => server.close());

  const status = (host: string, headers: Record<string, string> = {}): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const asked = request({ host, port: server.port, path: '/metrics', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asked.on('error', reject).end();
    });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const forwarded = { 'x-forwarded-for': '127.0.0.1' };

  test('are for this machine, but not for requests forwarded by a proxy on it', async () => {
    expect(await status('127.0.0.1')).toBe(200);
    expect(await status('127.0.0.1', forwarded)).toBe(404);
    expect(await status('127.0.0.1', { forwarded: 'for=127.0.0.1' })).toBe(404);
  });

  test('are for requests with the token', async () => {
    expect(await status('127.0.0.1', { ...forwarded, ...bearer(TOKEN) })).toBe(200);
    expect(await status('127.0.0.1', { ...forwarded, ...bearer('a-token-of-some-lengtH') })).toBe(404);
    expect(await status('127.0.0.1', { ...forwarded, ...bearer('') })).toBe(404);
  });

  test.runIf(OWN)('are not for other machines', async () => {
    expect(await status(OWN ?? '')).toBe(404);
    expect(await status(OWN ?? '', bearer(TOKEN))).toBe(200);
  });
});
