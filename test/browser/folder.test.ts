import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { loadChunk } from '@oia/texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { BUILD } from './counting-server.ts';

const { newPage } = useBrowser();
const { link, title } = await loadChunk('en', 'onlineEntry');
const { hub } = await loadChunk('en', 'online');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Any server of files: every other path is the page, as such servers are configured for apps. */
function sendFile(response: ServerResponse, path: string): void {
  const file = join(BUILD, path);
  const found = statSync(file, { throwIfNoEntry: false })?.isFile() ? file : join(BUILD, 'index.html');
  response.writeHead(200, { 'content-type': TYPES[extname(found)] ?? 'application/octet-stream' });
  response.end(readFileSync(found));
}

let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer(({ url = '/' }, response) => sendFile(response, new URL(url, 'http://folder').pathname));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('served as static files, the app plays and shows nothing online', async () => {
  // As if there had been a server here before.
  const page = await newPage({ baseURL: origin, kept: { 'oia.server': '1' } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/settings', '/new', '/']) {
    const answered = page.waitForResponse('**/health');
    await page.goto(path);
    await answered;
    await expect.poll(() => page.getByRole('link', { name: link, exact: true }).count()).toBe(0);
    await expect.poll(() => page.getByText(title).count()).toBe(0);
    expect(await page.locator('.new-where').count()).toBe(0);
  }
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await page.locator('.oia-square').first().waitFor();
  await page.goto('/online');
  await page.getByText(hub.noServer).waitFor();
  await page.context().close();
});
