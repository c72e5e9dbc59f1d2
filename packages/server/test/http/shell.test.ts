import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startTemporaryServer } from '../../src/index.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTemporaryServer({ requestRate: 20 });
});
afterAll(() => server.close());

const ask = (path: string, init?: RequestInit): Promise<Response> => fetch(server.address + path, init);
const code = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { error: { code: string } }).error.code;

describe('the shell', () => {
  test.each(['/health', '/api/health'])('%s says that there is a server', async (path) => {
    const response = await ask(path);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('{"status":"ok"}');
  });

  test('counts requests', async () => {
    await ask('/health');
    const text = await (await ask('/metrics')).text();
    expect(text).toMatch(/oia_request_seconds_count\{method="GET",route="\/health",status="200"\} \d+/);
    for (const name of ['oia_sockets', 'oia_rooms', 'oia_steps_total', 'oia_flush_entries', 'oia_flush_seconds'])
      expect(text).toContain(name);
  });

  test('without a folder there is no app', async () => {
    expect((await ask('/')).status).toBe(404);
  });

  test('allows scripts of its own only, and sockets of its own and of the same machine', async () => {
    const { headers } = await ask('/health');
    expect(headers.get('content-security-policy')?.split(';')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "worker-src 'self'",
      "connect-src 'self' ws://127.0.0.1:* ws://localhost:*",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toBe(null);
  });

  test('isolates the page', async () => {
    const { headers } = await ask('/health');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
  });

  test('an unknown address of the API is an error with a code', async () => {
    const response = await ask('/api/nothing');
    expect([response.status, await code(response)]).toEqual([404, 'noSuchThing']);
  });
});

test('a flood of requests is stopped', async () => {
  const slow = await startTemporaryServer({ requestRate: 5 });
  const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(`${slow.address}/api/health`)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await code(refused[0] as Response)).toBe('tooFast');
  await slow.close();
});

describe('behind a proxy', () => {
  /** The number of answered requests that came through a proxy. */
  async function answered(trustsProxy: boolean, addresses: readonly string[]): Promise<number> {
    const behind = await startTemporaryServer({ requestRate: 2, trustsProxy });
    const requests = addresses.map((address) =>
      fetch(`${behind.address}/api/health`, { headers: { 'x-forwarded-for': address } }),
    );
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    await behind.close();
    return statuses.filter((status) => status === 200).length;
  }

  test('callers are distinguished by the address in the header', async () => {
    expect(await answered(true, ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.0.2'])).toBe(4);
  });

  test('addresses written by the client do not count', async () => {
    expect(await answered(true, ['1.1.1.1, 10.0.0.1', '2.2.2.2, 10.0.0.1', '3.3.3.3, 10.0.0.1'])).toBe(2);
  });

  test('the header is ignored unless proxies are trusted', async () => {
    expect(await answered(false, ['10.0.0.1', '10.0.0.2', '10.0.0.3'])).toBe(2);
  });
});

test('behind TLS browsers are told to stay there', async () => {
  const secure = await startTemporaryServer({ origin: 'https://oia.example' });
  const { headers } = await fetch(`http://127.0.0.1:${secure.port}/health`);
  expect(headers.get('strict-transport-security')).toContain('max-age=');
  expect(secure.address).toBe('https://oia.example');
  await secure.close();
});

test('a port in use is skipped', async () => {
  const other = await startTemporaryServer({ port: server.port });
  expect(other.port).toBeGreaterThan(server.port);
  await other.close();
});
