import { loadChunk } from '@oia/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { newPage } = useBrowser();
const { hub, entry } = await loadChunk('en', 'online');

/** A search of its own, so that it meets no player of another test. */
const longGame = (page: Page) => page.getByRole('button', { name: hub.paces.long });
const searching = (page: Page) => page.getByText(hub.searching);

async function onlinePage(): Promise<Page> {
  const page = await newPage();
  await page.goto('/');
  await page.getByRole('link', { name: entry.title }).click();
  await longGame(page).waitFor();
  return page;
}

test('two players with the same search are paired, and a cancelled search is not', async () => {
  const [anna, ben] = await Promise.all([onlinePage(), onlinePage()]);
  await anna.getByRole('radio', { name: hub.presets.draft }).check();
  await longGame(anna).click();
  await searching(anna).waitFor();
  // Her own search is not listed as a table she could join.
  expect(await anna.getByText(hub.ownGame, { exact: true }).count()).toBe(0);
  // A player with another search is not paired, and sees the table in the list.
  await longGame(ben).click();
  await searching(ben).waitFor();
  await ben.getByRole('button', { name: hub.stopSearch }).click();
  await ben.getByRole('button', { name: hub.sit }).first().waitFor();
  await ben.getByRole('radio', { name: hub.presets.draft }).check();
  await longGame(ben).click();
  await Promise.all([anna, ben].map((page) => page.waitForURL(/\/room\/[a-z0-9]{8}$/)));
  expect(new URL(anna.url()).pathname).toBe(new URL(ben.url()).pathname);
  await Promise.all([anna, ben].map((page) => page.context().close()));
});

test('a player who joins an open table plays there', async () => {
  const [anna, ben] = await Promise.all([onlinePage(), onlinePage()]);
  await anna.getByRole('link', { name: hub.allOptions }).click();
  await anna.getByRole('radio', { name: hub.newOpen }).check();
  await anna.getByRole('button', { name: hub.newStart }).click();
  await anna.waitForURL(/\/room\//);
  // The list is updated while it is shown.
  await ben.getByRole('button', { name: hub.sit }).first().click();
  await ben.waitForURL(/\/room\//);
  expect(new URL(ben.url()).pathname).toBe(new URL(anna.url()).pathname);
  await ben.goto('/online');
  await ben.getByRole('heading', { name: hub.mineTitle }).waitFor();
  await Promise.all([anna, ben].map((page) => page.context().close()));
});
