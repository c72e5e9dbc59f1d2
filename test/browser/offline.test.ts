import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Game, readPosition, stepText } from '@oia/rules';
import { type RunningServer, startTemporaryServer } from '@oia/server';
import { en } from '@oia/texts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PageOptions, useBrowser } from './browser.ts';
import { prepared } from './kept-game.ts';
import { TestPlayer } from './player.ts';

const { newPage } = useBrowser();
const FIRST = fileURLToPath(new URL('../../packages/web/dist', import.meta.url));
const MARK = '<meta name="build" content="second">';
const second = mkdtempSync(join(tmpdir(), 'oia-build-'));

/** A server that can switch between two builds, or stop answering. */
const builds: { first?: RunningServer; second?: RunningServer; shown: 'first' | 'second' | 'none' } = {
  shown: 'first',
};
const server = createServer((request, response) => {
  if (builds.shown === 'none') request.socket.destroy();
  else builds[builds.shown]?.server.emit('request', request, response);
});
let origin = '';

/** A second build that differs in its page and its service worker. */
function makeSecondBuild(): void {
  cpSync(FIRST, second, { recursive: true });
  const change = (file: string, from: RegExp, to: string): void => {
    const path = join(second, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  change('index.html', /<head>/, `<head>${MARK}`);
  change('service-worker.js', /VERSION = '/, "VERSION = 'second-");
}

beforeAll(async () => {
  makeSecondBuild();
  builds.first = await startTemporaryServer({ app: FIRST });
  builds.second = await startTemporaryServer({ app: second });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await Promise.all([builds.first?.close(), builds.second?.close()]);
  rmSync(second, { recursive: true });
});

/** A page controlled by the service worker, with all files cached. */
async function installed(options: PageOptions): Promise<Page> {
  builds.shown = 'first';
  const page = await newPage({ baseURL: origin, serviceWorkers: 'allow', ...options });
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** A legal step in this position. */
function firstStep(text: string): string {
  const read = readPosition(text);
  if (!read.ok) throw new Error(read.error.code);
  const { match, position } = read.value;
  return stepText(match, position, Game.from(read.value).legalSteps()[0] ?? 0);
}

test('offline, a position is analysed, also by the neural network', async () => {
  const page = await installed({});
  builds.shown = 'none';
  await page.context().setOffline(true);
  await page.goto('/analysis?powers=pan+zeus');
  await page.locator('.analysis-line').first().waitFor({ timeout: 60_000 });
  const cached = await page.evaluate(async () => {
    const caches = await globalThis.caches.keys();
    const files = await Promise.all(caches.map(async (name) => (await globalThis.caches.open(name)).keys()));
    return files.flat().some(({ url }) => url.endsWith('.net'));
  });
  expect(cached).toBe(true);
  await page.context().close();
});

test('offline, the app starts and the computer replies', async () => {
  const { path, kept, game } = prepared({ players: 2, start: 0 }, '@b2 @d4', ['person', 1]);
  const page = await installed({ kept });
  builds.shown = 'none';
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: en.ui.home.title }).waitFor();
  await page.goto(path);
  await page.waitForSelector('.game[data-actor="0"]');
  const answered = (await page.locator('.game').getAttribute('data-position')) ?? '';
  expect(answered).not.toContain('none:-');
  const player = new TestPlayer(page, game);
  await player.type(firstStep(answered));
  await expect.poll(() => page.locator('.game').getAttribute('data-position')).toContain('moved=');
  await page.goto('/powers/apollo');
  await page.locator('summary').last().click();
  await page.locator('.rulings').waitFor();
  await page.context().close();
});

test('a new version is announced, and activated on demand', async () => {
  const page = await installed({});
  expect(await page.content()).not.toContain(MARK);
  builds.shown = 'second';
  await page.reload();
  await page.getByText(en.ui.common.update).waitFor();
  expect(await page.content()).not.toContain(MARK);
  await page.getByRole('button', { name: en.ui.common.updateNow }).click();
  await expect.poll(() => page.content().catch(() => ''), { timeout: 20_000 }).toContain(MARK);
  await page.getByRole('heading', { name: en.ui.home.title }).waitFor();
  expect(await page.getByText(en.ui.common.update).count()).toBe(0);
  await page.context().close();
});
