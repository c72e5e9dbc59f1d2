import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { ArchivedGame } from '@oia/protocol';
import { afterAll, expect, test } from 'vitest';
import { Pictures } from '../../src/pictures/pictures.ts';
import { pageOf } from '../../src/pictures/shared-pages.ts';
import { startTemporaryServer } from '../../src/temporary-server.ts';
import { TooBusy } from '../../src/util/work-queue.ts';

const POSITION = '01100/01230/00341/00000/02000 #A:resigned apollo:fa4,ma2 hecate:fe4,me5';
const pictures = new Pictures();
afterAll(() => pictures.close());

test('a picture is a PNG of the size other sites want, made once', async () => {
  const [one, two] = await Promise.all([1, 2].map(() => pictures.of('a', { position: POSITION, winners: [0] })));
  expect(two).toBe(one);
  expect(one?.subarray(1, 4).toString()).toBe('PNG');
  expect([one?.readUInt32BE(16), one?.readUInt32BE(20)]).toEqual([1200, 630]);
  const lost = await pictures.of('b', { position: POSITION, winners: [1] });
  expect(lost.equals(one ?? Buffer.alloc(0))).toBe(false);
});

test('an invalid position is refused, and the next picture is made', async () => {
  await expect(pictures.of('c', { position: 'nonsense', winners: [] })).rejects.toThrow('not a position');
  expect((await pictures.of('d', { position: POSITION, winners: [] })).length).toBeGreaterThan(1000);
});

test('a thread that cannot be loaded rejects the picture, and does not hold the queue', async () => {
  const broken = new Pictures(new URL('./no-such-thread.ts', import.meta.url));
  const wishes = ['a', 'b'].map((key) => broken.of(key, { position: POSITION, winners: [] }));
  const answers = await Promise.allSettled(wishes);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken.close();
});

test('a flood of requests is refused', async () => {
  const wishes = Array.from({ length: 60 }, (_, i) => pictures.of(`f${i}`, { position: 'nonsense', winners: [] }));
  const answers = await Promise.allSettled(wishes);
  const busy = answers.filter((each) => each.status === 'rejected' && each.reason instanceof TooBusy);
  expect(busy).toHaveLength(9);
});

test('a picture that is being made when the server closes is refused, and leaves no timer behind', async () => {
  const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  const closing = new Pictures();
  const picture = closing.of('e', { position: POSITION, winners: [] });
  const refused = expect(picture).rejects.toThrow('closed');
  await new Promise((resolve) => setImmediate(resolve));
  expect(timers()).toBeGreaterThan(before);
  closing.close();
  await refused;
  expect(timers()).toBeLessThanOrEqual(before);
});

const PAGE =
  '<head><meta property="og:title" content="Oia" /><meta property="og:image" content="/social.png" /><meta property="og:type" content="website" /></head>';

test('a page names the players and the picture, and escapes names', () => {
  const players = [{ name: 'A"><script>alert(1)</script>$&' }, { name: '', level: 3 }];
  const page = pageOf(PAGE, { id: 'abcdefgh', players } as unknown as ArchivedGame, 'https://oia.example');
  expect(page).toContain('content="A&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp; – Oia 3 · Oia"');
  expect(page).toContain('content="https://oia.example/api/games/abcdefgh/picture.png"');
  expect(page).not.toContain('<script>');
});

test('pages of games that are not over, or never were, are those of the app', async () => {
  const app = mkdtempSync(join(tmpdir(), 'oia-app-'));
  writeFileSync(join(app, 'index.html'), PAGE);
  const server = await startTemporaryServer({ app });
  for (const path of ['/room/abcdefgh', '/archive/abcdefgh', '/archive/nonsense%22', '/room/abcdefgh?x=1']) {
    const answer = await fetch(server.address + path);
    expect([answer.status, await answer.text()]).toEqual([200, PAGE]);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  }
  expect((await fetch(`${server.address}/api/games/abcdefgh/picture.png`)).status).toBe(404);
  await server.close();
  rmSync(app, { recursive: true });
});
