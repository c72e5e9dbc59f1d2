import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startTemporaryServer } from '../../src/index.ts';

const PAGE = `<!doctype html><title>Oia</title>${'<p>island</p>'.repeat(100)}`;
const LONG = 'console.log(2);'.repeat(100);
const PACKED = brotliCompressSync(LONG);
const STALE = [
  ['changed.js', brotliCompressSync('of another build')],
  ['broken.js', Buffer.from('not packed at all')],
] as const;
let folder = '';
let server: RunningServer;
let origin = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oia-app-'));
  mkdirSync(join(folder, 'app', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'app', 'index.html'), PAGE);
  writeFileSync(join(folder, 'app', 'index.html.br'), brotliCompressSync(PAGE));
  writeFileSync(join(folder, 'app', 'index.html.gz'), gzipSync(PAGE));
  writeFileSync(join(folder, 'app', 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'app', 'assets', 'main-1a2b.js'), 'console.log(1)');
  writeFileSync(join(folder, 'app', 'assets', 'more-1a2b.js'), LONG);
  writeFileSync(join(folder, 'app', 'assets', 'more-1a2b.js.br'), PACKED);
  for (const [name, packed] of STALE) {
    writeFileSync(join(folder, 'app', 'assets', name), LONG);
    writeFileSync(join(folder, 'app', 'assets', `${name}.br`), packed);
  }
  server = await startTemporaryServer({ app: join(folder, 'app') });
  origin = server.address;
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Sends the path unchanged, unlike `fetch`. */
function rawStatus(path: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request(origin, { path, headers }, (response) => {
      let body = '';
      response.on('data', (part) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

describe('the files of the app', () => {
  test.each(['/', '/new', '/game/1a2b', '/powers/pan?x=1', '/player/dr.who', '/player/%D0%98%D0%B0'])(
    '%s is the page',
    async (path) => {
      const response = await fetch(origin + path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toBe(PAGE);
    },
  );

  test('files with a hash in their name are cached for ever', async () => {
    const response = await fetch(`${origin}/assets/main-1a2b.js`);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  test.each(['br', 'gzip'])('sends %s to clients that accept it', async (encoding) => {
    const response = await fetch(origin, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('vary')).toContain('accept-encoding');
    expect(await response.text()).toBe(PAGE);
  });

  test('sends files as they are to clients that accept nothing else', async () => {
    const response = await fetch(origin, { headers: { 'accept-encoding': 'identity' } });
    expect(response.headers.get('content-encoding')).toBe(null);
    expect(await response.text()).toBe(PAGE);
  });

  test('pictures are cached for an hour', async () => {
    const { headers } = await fetch(`${origin}/icon.svg`);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('content-type')).toContain('image/svg+xml');
  });

  test('a page that has not changed is not sent again', async () => {
    const etag = (await fetch(origin, { headers: { 'accept-encoding': 'br' } })).headers.get('etag') ?? '';
    expect(await rawStatus('/', { 'accept-encoding': 'br', 'if-none-match': etag })).toEqual({ status: 304, body: '' });
  });

  test('HEAD has the headers of GET, and no body', async () => {
    const response = await fetch(`${origin}/assets/more-1a2b.js`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
  });

  test('serves the files the build has compressed, only under the original name', async () => {
    const response = await fetch(`${origin}/assets/more-1a2b.js`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-length')).toBe(String(PACKED.length));
    expect(await response.text()).toBe(LONG);
    expect((await fetch(`${origin}/assets/more-1a2b.js.br`)).status).toBe(404);
  });

  test.each(STALE.map(([name]) => name))('%s was packed from something else, and is sent as it is', async (name) => {
    const response = await fetch(`${origin}/assets/${name}`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe(null);
    expect(await response.text()).toBe(LONG);
  });

  test('a missing file is no page, and is not cached', async () => {
    const response = await fetch(`${origin}/assets/gone.js`, { headers: { 'accept-encoding': 'br' } });
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ error: { code: 'noSuchThing' } });
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

  test('other methods than GET and HEAD are refused', async () => {
    expect((await fetch(origin, { method: 'POST', body: 'x' })).status).toBe(405);
  });
});

test('a folder without index.html is refused', async () => {
  await expect(startTemporaryServer({ app: join(folder, 'app', 'assets') })).rejects.toThrow('index.html');
});
