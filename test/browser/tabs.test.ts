import { en } from '@oia/texts';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { prepared } from './kept-game.ts';
import { TestPlayer } from './player.ts';

const { newContext } = useBrowser();
const { game: words } = en.ui;
const PLACED = '@b2 @d4 @b4 @d2';
const ANSWER = { timeout: 20_000 };

const stepsIn = (page: Page): Promise<number> => page.locator('.log-step').count();
const recordIn = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('oia.game.test') ?? '{}') as { record: string }).record);

async function tabAt(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(path);
  await page.waitForSelector('.game');
  return page;
}

test('an idle tab follows the steps of another tab, and can continue from there', async () => {
  const { path, kept, game } = prepared({ players: 2 }, PLACED);
  const context = await newContext({ kept });
  const one = new TestPlayer(await tabAt(context, path), game);
  const two = new TestPlayer(await tabAt(context, path), game);
  await one.playTexts('b2-c2 +c3');
  two.game = one.game;
  await two.expectSame();
  expect(await two.page.getByText(words.elsewhere).count()).toBe(0);
  await two.playTexts('b4-b3 +b4');
  one.game = two.game;
  await one.expectSame();
  await one.playTexts('c2-c1');
  await expect.poll(() => recordIn(two.page)).toContain('c2-c1');
  await context.close();
});

test('a tab that has missed a step does not overwrite it, warns, and continues on demand', async () => {
  const { path, kept, game } = prepared({ players: 2 }, PLACED);
  const context = await newContext({ kept });
  const one = new TestPlayer(await tabAt(context, path), game);
  const behind = await context.newPage();
  await behind.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
  await behind.goto(path);
  await behind.waitForSelector('.game');
  await one.playTexts('b2-c2 +c3 b4-b3 +b4');
  const two = new TestPlayer(behind, game);
  await two.type('b2-a2');
  await behind.getByText(words.overtaken).waitFor();
  expect(await recordIn(behind)).toContain('b4-b3 +b4');
  expect(await stepsIn(behind)).toBe(4);
  await behind.getByRole('button', { name: words.continueHere }).click();
  two.game = one.game;
  await two.expectSame();
  await two.playTexts('c2-c1');
  expect(await recordIn(behind)).toContain('c2-c1');
  await context.close();
});

test('only one tab runs the computer, and another tab can take over', async () => {
  const { path, kept } = prepared({ players: 2, start: 0 }, PLACED, ['person', 3]);
  const context = await newContext({ kept, settings: { motion: 'on', speed: 4 } });
  const one = await tabAt(context, path);
  const two = await tabAt(context, path);
  await one.locator('.game-typed summary').click();
  await one.locator('.game-typed input').fill('b2-c2 +c3');
  await one.locator('.game-typed input').press('Enter');
  await two.getByText(words.elsewhere).waitFor();
  await one.close();
  await two.getByRole('button', { name: words.continueHere }).click();
  await expect.poll(() => stepsIn(two), ANSWER).toBe(8);
  await two.waitForSelector('.game[data-actor="0"]');
  expect(await two.getByText(words.elsewhere).count()).toBe(0);
  await context.close();
});
