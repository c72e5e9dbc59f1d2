import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../src/http/api.ts';
import { createHttp } from '../../src/http/http.ts';
import { Metrics, type RunningServer, startTemporaryServer } from '../../src/index.ts';
import type { Http } from '../../src/routing/route.ts';
import { LocalCounts } from '../../src/util/counts.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTemporaryServer();
});
afterAll(() => server.close());

interface Description {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, { summary?: string; responses: object }>>;
}

const described = async (): Promise<Description> =>
  (await (await fetch(`${server.address}/api/openapi.json`)).json()) as Description;

test('the API is described', async () => {
  const { openapi, paths } = await described();
  expect(openapi).toMatch(/^3\.1/);
  expect(paths['/api/health']?.get?.summary).toBeTruthy();
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(operations.filter(({ summary }) => !summary)).toEqual([]);
});

test('there is a page of it, without a script', async () => {
  const response = await fetch(`${server.address}/api/docs`);
  const page = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(page).not.toContain('<script');
  for (const path of Object.keys((await described()).paths)) expect(page).toContain(`${path}</code></h3>`);
});

test.each([
  [async (http: Http) => void http.get('/x', async () => 'x'), 'GET /api/x lacks summary and tags'],
  [
    async (http: Http) =>
      void http.get('/x/:id', { schema: { summary: 'x', tags: ['x'], response: { 200: {} } } }, async () => 'x'),
    'GET /api/x/:id lacks params',
  ],
])('a server with a route that is not described does not start', async (routes, sentence) => {
  const http = await createHttp({ log: 'silent', trustsProxy: false, isSecure: false, metrics: new Metrics() });
  const options = {
    memberOf: async () => undefined,
    isOwnOrigin: () => true,
    requestRate: 10,
    counts: new LocalCounts(),
    routes,
  };
  await expect((async () => http.register(api, { prefix: '/api', ...options }))()).rejects.toThrow(sentence);
});
