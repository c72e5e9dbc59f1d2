import { Game } from '@oia/rules';
import { en } from '@oia/texts';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { shortGame } from '../offers/short-games.ts';
import { useBrowser } from './browser.ts';
import { TestPlayer } from './player.ts';
import { openTable, sitDown } from './room.ts';

// A browser trusts localhost and 127.*, but no other address without TLS: such a page is like one on a phone in the same network.
const HOST = 'oia.test';
const { newPage: newTrustedPage } = useBrowser('flat', [`--host-resolver-rules=MAP ${HOST} 127.0.0.1`]);
const { newGame, randomizer } = en.ui;
const PLAIN = inject('origin').replace(/\/\/[^:/]+/, `//${HOST}`);

async function newPage(): Promise<Page> {
  const page = await newTrustedPage({ baseURL: PLAIN });
  await page.goto('/settings');
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
  return page;
}

const firstGame = (start = 0): Game => {
  const created = Game.create({ players: 2, start });
  if (!created.ok) throw new Error(created.error.code);
  return created.value;
};

test('a game is started and played over plain HTTP', async () => {
  const page = await newPage();
  await page.goto('/new');
  await page.getByLabel(newGame.tables.friends, { exact: true }).first().check({ force: true });
  await page.getByLabel(newGame.ways.none, { exact: true }).first().check({ force: true });
  await page.getByRole('button', { name: newGame.start, exact: true }).click();
  await page.locator('.game').waitFor();
  // The form draws the first player.
  const start = (await page.locator('.game').getAttribute('data-position'))?.endsWith('start=B') ? 1 : 0;
  const player = new TestPlayer(page, firstGame(start));
  for (const { step } of shortGame({ players: 2, start }).moments.slice(0, 6)) await player.play(step);
  await page.context().close();
});

test('two players meet and play over plain HTTP', async () => {
  const anna = await newPage();
  const address = await openTable(anna, 'Anna');
  const ben = await newPage();
  await anna.goto(address);
  await ben.goto(address);
  await sitDown(ben);
  for (const page of [anna, ben]) await page.locator('.game').waitFor();
  const [first, second] = [new TestPlayer(anna, firstGame()), new TestPlayer(ben, firstGame())];
  for (const { step } of shortGame({ players: 2 }).moments.slice(0, 2)) await first.play(step);
  second.game = first.game;
  await second.expectSame();
  for (const page of [anna, ben]) await page.context().close();
});

test('a link is copied, or shown to be copied by hand, over plain HTTP', async () => {
  const page = await newPage();
  await page.goto('/randomizer');
  await page.getByRole('button', { name: randomizer.share }).click();
  const copied = page.locator('.randomizer-shared').getByText(randomizer.copied);
  await copied.or(page.locator('.randomizer-link input')).first().waitFor();
  await page.context().close();
});
