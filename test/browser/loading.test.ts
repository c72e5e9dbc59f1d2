import { en } from '@oia/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { prepared } from './kept-game.ts';
import { squareAt } from './views.ts';

const { newPage } = useBrowser();
const { common, settings, game } = en.ui;

const follow = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

/** Makes files unavailable, as after a new build with other file names. */
async function loseFiles(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'There is no such file.' }));
  return () => page.unroute(files);
}

const positionIn = (page: Page): Promise<string | null> => page.locator('.game').getAttribute('data-position');

test('while a page loads slowly, the last page stays for a moment, then a loading message is shown', async () => {
  const page = await newPage();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/settings-page-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('heading', { name: en.ui.home.title }).waitFor();
  const footer = await page.locator('.app-footer').boundingBox();
  await follow(page, common.settings);
  expect(await page.getByRole('heading', { name: en.ui.home.title }).count(), 'the last page stays').toBe(1);
  await page.getByText(common.loading).waitFor();
  expect((await page.locator('.app-footer').boundingBox())?.y).toBeGreaterThan(600);
  expect(footer?.y).toBeGreaterThan(600);
  release();
  await page.getByRole('heading', { name: settings.title, level: 1 }).waitFor();
  expect(await page.getByText(common.loading).count()).toBe(0);
  await page.context().close();
});

test('a page is preloaded when its link is pointed at', async () => {
  const page = await newPage();
  await page.goto('/');
  const link = page.getByRole('navigation').getByRole('link', { name: common.settings, exact: true });
  const fetched = page.waitForResponse(/assets\/settings-page-.*\.js/);
  await link.hover();
  await fetched;
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await link.click();
  await page.getByRole('heading', { name: settings.title, level: 1 }).waitFor();
  await page.context().close();
});

test('a page whose file is missing shows an error, and a reload loads it', async () => {
  const page = await newPage();
  await page.goto('/');
  const find = await loseFiles(page, /assets\/settings-page-.*\.js/);
  await follow(page, common.settings);
  await page.getByRole('alert').getByText(common.notLoaded).waitFor();
  await find();
  await page.getByRole('button', { name: common.reload }).click();
  await page.getByRole('heading', { name: settings.title, level: 1 }).waitFor();
  await page.context().close();
});

test('a dialog that cannot be loaded leaves the game as it is', async () => {
  const { path, kept } = prepared({ players: 2, start: 0 }, '@b2 @d4 @b4 @d2');
  const page = await newPage({ kept });
  await page.goto(path);
  const find = await loseFiles(page, /assets\/game-dialogs-.*\.js/);
  await page.getByRole('button', { name: game.more, exact: true }).click();
  const told = page.getByRole('dialog').getByText(common.notLoaded);
  await told.waitFor();
  await page.keyboard.press('Escape');
  await told.waitFor({ state: 'detached' });
  const before = await positionIn(page);
  await squareAt(page, 'b2').click();
  await squareAt(page, 'b3').click();
  await expect.poll(() => positionIn(page)).not.toBe(before);
  const played = await positionIn(page);
  await page.getByRole('button', { name: game.more, exact: true }).click();
  await find();
  await page.getByRole('dialog').getByRole('button', { name: common.reload }).click();
  await expect.poll(() => positionIn(page)).toBe(played);
  await page.getByRole('button', { name: game.more, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: game.help }).waitFor();
  await page.context().close();
});

test('a game with powers shows their cards and texts from its first frame', async () => {
  const { path, kept } = prepared({ players: 2, start: 0, powers: ['apollo', 'pan'] }, '@b2 @d4 @b4 @d2');
  const page = await newPage({ kept });
  await page.goto(path);
  await page.waitForSelector('.game');
  expect(await page.locator('.player-text').allTextContents()).toEqual([en.powers.apollo.text, en.powers.pan.text]);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: en.powers.pan.name }).click();
  await page.getByRole('dialog').getByText(en.powers.pan.text).waitFor();
  expect(await page.locator('.game').isVisible()).toBe(true);
  await page.context().close();
});

test('the reason for a refusal is loaded on demand, with a message if it cannot be', async () => {
  const { path, kept } = prepared({ players: 2, start: 0 }, '@b2 @d4 @b4 @d2');
  const page = await newPage({ kept });
  await page.goto(path);
  await page.waitForSelector('.game');
  const find = await loseFiles(page, /assets\/why-not-.*\.js/);
  await squareAt(page, 'e1').click();
  await page.locator('.game-feedback').getByText(common.notLoaded).waitFor();
  await find();
  await page.reload();
  await squareAt(page, 'e1').click();
  await page.locator('.game-feedback').getByText('e1').waitFor();
  await page.context().close();
});
