import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startTemporaryServer } from '@oia/server';
import { loadChunk } from '@oia/texts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { BUILD } from './counting-server.ts';
import { fillStore, playerName } from './full-store.ts';

const { newPage } = useBrowser();
const { players } = await loadChunk('en', 'online');
const data = mkdtempSync(join(tmpdir(), 'oia-full-'));
let server: RunningServer;

const PLAYERS = 24;
const GAMES = 22;

beforeAll(async () => {
  await fillStore(data, PLAYERS, GAMES);
  server = await startTemporaryServer({ app: BUILD, data });
});

afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

/** Elements that are wider than the window. */
const overflow = (page: Page): Promise<number> => page.evaluate(() => document.body.scrollWidth - innerWidth);

test('a full leaderboard and a profile with a long name fit, and link to each other', async () => {
  const page = await newPage({ baseURL: server.address, viewport: { width: 320, height: 640 } });
  await page.goto('/leaderboards/open');
  const rows = page.locator('.player-board tbody tr');
  await rows.first().waitFor();
  expect(await rows.count()).toBeGreaterThan(PLAYERS / 2);
  const ratings = (await page.locator('.player-board td strong').allTextContents()).map(Number);
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  // Words of the head are not broken.
  const heights = await page.locator('.player-board thead th').evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(50);

  await page.goto(`/player/${encodeURIComponent(playerName(0))}`);
  await page.getByRole('heading', { level: 1, name: playerName(0) }).waitFor();
  await page.locator('.games-card').first().waitFor();
  expect(await page.locator('.player-powers tbody tr').count()).toBe(6);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '2'));
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: players.pools.open }).click();
  await rows.first().waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.context().close();
});
