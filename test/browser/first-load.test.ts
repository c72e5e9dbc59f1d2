import { en } from '@oia/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { CountingServer } from './counting-server.ts';

const { newPage } = useBrowser();

/** Compressed bytes from the start page to the first step, in 2D. */
const MAX_BYTES = { people: 158_500, computer: 189_000, net: 600_000 };

const places = '.oia-square[data-means=place]';
const stepsIn = (page: Page): Promise<number> => page.locator('.log-step').count();

/** Loads the start page, starts a game with a button and plays; returns the server with what it has sent. */
async function firstGame(button: string, play: (page: Page) => Promise<void>): Promise<CountingServer> {
  const server = new CountingServer();
  await server.start();
  const page = await newPage({ baseURL: server.origin, coach: true });
  await page.goto('/');
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await page.waitForSelector(places);
  await play(page);
  await page.waitForLoadState('networkidle');
  await page.context().close();
  await server.close();
  return server;
}

async function place(page: Page): Promise<void> {
  const before = await stepsIn(page);
  await page.locator(places).first().click();
  await expect.poll(() => stepsIn(page)).toBeGreaterThan(before);
}

function tell(what: string, { sent, packed, onTheWire }: CountingServer): void {
  const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  const files = sent.map(({ path, bytes }) => `${path} ${bytes}`);
  console.info(`${what}: ${sent.length} files, ${kilo(packed)}, with headers ${kilo(onTheWire)}\n${files.join('\n')}`);
}

test('a first game between people stays within its byte limit', async () => {
  const server = await firstGame(en.ui.home.playFriends, place);
  tell('between people', server);
  expect(server.sent.every(({ status }) => status === 200)).toBe(true);
  expect(server.packed).toBeGreaterThan(50_000);
  expect(server.packed).toBeLessThan(MAX_BYTES.people);
});

test('a first game against the computer stays within its byte limit, engine and network included', async () => {
  const answered = async (page: Page): Promise<void> => {
    await place(page);
    await place(page);
    await expect.poll(() => stepsIn(page), { timeout: 60_000 }).toBeGreaterThan(3);
  };
  const server = await firstGame(en.ui.home.play, answered);
  tell('with the computer', server);
  const paths = server.sent.map(({ path }) => path).filter((path) => path.startsWith('/assets/'));
  expect(paths.some((path) => path.includes('engine-worker'))).toBe(true);
  expect(paths, 'the worker takes what the page has').toHaveLength(new Set(paths).size);
  // The net is loaded while the computer plays already.
  const net = server.sent.filter(({ path }) => path.endsWith('.net')).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(net).toBeLessThan(MAX_BYTES.net);
  expect(server.packed - net).toBeLessThan(MAX_BYTES.computer);
});
