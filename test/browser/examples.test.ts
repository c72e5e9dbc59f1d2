import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { squareAt } from './views.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const { newPage } = useBrowser();
let server: ViteDevServer;

beforeAll(async () => {
  server = await createServer({
    root: join(ROOT, 'examples', 'board'),
    cacheDir: join(ROOT, 'node_modules', '.cache', 'oia', 'vite-examples'),
    configFile: false,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
});

afterAll(() => server.close());

const stateOf = (page: Page): Promise<string | null> => page.locator('#state').textContent();

test('the example of a board on a page', async () => {
  const page = await newPage({ baseURL: server.resolvedUrls?.local[0] ?? '' });
  await page.goto('/');
  await expect.poll(() => stateOf(page), { timeout: 60_000 }).toBe('Player A');
  for (const square of ['a1', 'b2', 'd4', 'e5']) await squareAt(page, square).click();
  expect(await stateOf(page)).toBe('Player A');
  // Move, then build: then it is the other player's turn.
  for (const square of ['b2', 'c3', 'c2']) await squareAt(page, square).click();
  expect(await stateOf(page)).toBe('Player B');
});
