import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiServer, createAppServer, listen } from '../src/index.ts';

const HOST = '127.0.0.1';
const PAGE = `<!doctype html><title>Oia</title>${'<p>island</p>'.repeat(100)}`;
const LONG = 'console.log(2);'.repeat(100);
/** Another way of packing than the server has, so that one can tell whose it is. */
const PACKED = brotliCompressSync(LONG, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
const STALE = [
  ['changed.js', brotliCompressSync('of another build')],
  ['broken.js', Buffer.from('not packed at all')],
] as const;
let folder = '';
let server: Server;
let origin = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oia-app-'));
  mkdirSync(join(folder, 'app', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'app', 'index.html'), PAGE);
  writeFileSync(join(folder, 'app', 'assets', 'main-1a2b.js'), 'console.log(1)');
  writeFileSync(join(folder, 'app', 'assets', 'more-1a2b.js'), LONG);
  writeFileSync(join(folder, 'app', 'assets', 'more-1a2b.js.br'), PACKED);
  for (const [name, packed] of STALE) {
    writeFileSync(join(folder, 'app', 'assets', name), LONG);
    writeFileSync(join(folder, 'app', 'assets', `${name}.br`), packed);
  }
  server = createAppServer(join(folder, 'app'));
  origin = `http://${HOST}:${await listen(server, HOST, 0)}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** `fetch` tidies addresses up before they leave; this sends them as they are. */
function rawStatus(path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request(origin, { path }, (response) => {
      let body = '';
      response.on('data', (part) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

describe('the app server', () => {
  test.each(['/', '/new', '/game/1a2b', '/powers/pan?x=1'])('%s is the page', async (path) => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(PAGE);
  });

  test('files with a hash in their name are cached for ever', async () => {
    const response = await fetch(`${origin}/assets/main-1a2b.js`);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  test('sends compressed files to clients that accept them', async () => {
    const response = await fetch(origin, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toBe(PAGE);
  });

  test('serves the files the build has compressed, only under the original name', async () => {
    const response = await fetch(`${origin}/assets/more-1a2b.js`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-length')).toBe(String(PACKED.length));
    expect(await response.text()).toBe(LONG);
    expect((await fetch(`${origin}/assets/more-1a2b.js.br`)).status).toBe(404);
  });

  test.each(STALE.map(([name]) => name))('%s was packed from something else, and is packed anew', async (name) => {
    const response = await fetch(`${origin}/assets/${name}`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toBe(LONG);
  });

  test('a missing file is no page', async () => {
    expect((await fetch(`${origin}/assets/gone.js`)).status).toBe(404);
  });

  test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt', '//secret.txt'])(
    '%s does not leave the folder',
    async (path) => {
      expect((await rawStatus(path)).body).not.toBe('secret');
    },
  );

  test('a malformed path is refused', async () => {
    expect((await rawStatus('/%')).status).toBe(400);
  });

  test('reports its health', async () => {
    const response = await fetch(`${origin}/api/health`);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  test('an unknown API path is no page', async () => {
    expect((await fetch(`${origin}/api/nothing`)).status).toBe(404);
  });

  test('other methods than GET and HEAD are refused', async () => {
    expect((await fetch(origin, { method: 'POST', body: 'x' })).status).toBe(405);
  });

  test('sends a content security policy', async () => {
    const { headers } = await fetch(origin);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('isolates the page, and lets it compile the module of the net', async () => {
    const { headers } = await fetch(origin);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(headers.get('content-security-policy')).toContain("'wasm-unsafe-eval'");
  });
});

test('a port in use is skipped', async () => {
  const other = createAppServer(join(folder, 'app'));
  const taken = Number(new URL(origin).port);
  const port = await listen(other, HOST, taken);
  other.close();
  expect(port).toBeGreaterThan(taken);
});

test('the API server serves no app', async () => {
  const bare = createApiServer();
  const address = `http://${HOST}:${await listen(bare, HOST, 0)}`;
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  expect((await fetch(address)).status).toBe(404);
  bare.close();
});

test('a folder without index.html is refused', () => {
  expect(() => createAppServer(join(folder, 'app', 'assets'))).toThrow('index.html');
});
