import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startTemporaryServer } from '../../src/index.ts';
import { type Asker, programOf, registered } from '../programs/api.ts';

let server: RunningServer;
let askers: readonly Asker[] = [];
let routes: readonly (readonly [method: string, path: string])[] = [];
beforeAll(async () => {
  server = await startTemporaryServer({ requestRate: 1_000_000, log: 'silent' });
  const account = await registered(server.address, 'Anna');
  askers = [account, await programOf(account, 'Stone')];
  const { paths } = await account.ask<{ paths: Record<string, object> }>('GET', '/api/openapi.json');
  routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
  );
});
afterAll(() => server.close());

/** Text in the place of an id in a path. */
const part = fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom('..', '%', 'abcd2345', '\u0000', '0'.repeat(3000)));
/** Nearly valid and random bodies. */
const body = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.string({ maxLength: 40 }),
  fc
    .record(
      {
        id: fc.jsonValue(),
        action: fc.record({ kind: fc.constantFrom('step', 'text', 'sit', 'draft'), step: fc.jsonValue() }),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
  fc
    .record(
      { name: fc.jsonValue(), password: fc.jsonValue(), label: fc.jsonValue(), response: fc.jsonValue() },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
);

test('no request makes the server fail', async () => {
  expect(routes.length).toBeGreaterThan(10);
  // Signing out or deleting the account would end the session the test needs.
  const harmless = routes.filter(([, path]) => !/sign-out|\/me$/.test(path) && !path.endsWith('stream'));
  const sent = fc.asyncProperty(
    fc.constantFrom(...harmless),
    fc.constantFrom(...askers),
    fc.array(part, { minLength: 3, maxLength: 3 }),
    body,
    async ([method, path], asker, parts, text) => {
      const address = path.replace(/\{\w+\}/g, () => encodeURIComponent(parts[0]?.toWellFormed() ?? ''));
      const query =
        method === 'GET'
          ? `?${encodeURIComponent(parts[1]?.toWellFormed() ?? '')}=${encodeURIComponent(text.toWellFormed())}`
          : '';
      const response = await fetch(server.address + address + query, {
        method,
        headers: { ...asker.headers, 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: text }),
      });
      expect([response.status, await response.text()][0], `${method} ${address} ${text}`).toBeLessThan(500);
    },
  );
  await fc.assert(sent, { numRuns: 400 });
  expect((await fetch(`${server.address}/health`)).status).toBe(200);
});
