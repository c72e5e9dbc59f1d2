import { en } from '@oia/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { newPage } = useBrowser();
const { newGame, common } = en.ui;
const PHONE = { viewport: { width: 390, height: 844 } };

async function opened(path = '/new', options = {}): Promise<Page> {
  const page = await newPage(options);
  await page.goto(path);
  await page.locator('.new-start').waitFor();
  return page;
}

const choose = (page: Page, label: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).first().check({ force: true });
const summary = (page: Page): Promise<string | null> => page.locator('.new-start .soft').textContent();

test('Enter starts a game with sensible defaults, also from a link', async () => {
  const page = await opened();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/game\//);
  await expect.poll(() => page.locator('.player-level').count()).toBe(1);
  await page.goto('/');
  await page.getByRole('link', { name: common.newGame, exact: true }).first().click();
  await page.locator('.new-start').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/game\//);
  await page.context().close();
});

test('two choices make a game, also by keyboard', async () => {
  const page = await opened();
  await page.getByLabel(newGame.tables.computer).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByLabel(newGame.tables.friends).isChecked()).toBe(true);
  await page.getByLabel(newGame.ways.none).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => summary(page)).toBe('Player A against Player B · random powers');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/game\//);
  await page.locator('.game .emblem').first().waitFor();
  await page.context().close();
});

test('a phone needs one screen and a half, and Start is always in view', async () => {
  const page = await opened('/new', PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1300);
  for (const where of [0, 300, 10_000]) {
    await page.evaluate((y) => scrollTo(0, y), where);
    const box = await page.getByRole('button', { name: newGame.start, exact: true }).boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(PHONE.viewport.height);
  }
  await page.context().close();
});

test('house rules are shown only where they matter', async () => {
  const page = await opened();
  await page.getByText(newGame.more).click();
  const rule = page.getByLabel(newGame.house.biaPerimeter);
  expect(await rule.count()).toBe(0);
  await choose(page, newGame.ways.random);
  await rule.waitFor();
  await choose(page, newGame.ways.simple);
  await expect.poll(() => rule.count()).toBe(0);
  await page.context().close();
});

test('the choice of sets can be reduced to the simple one', async () => {
  const page = await opened();
  await choose(page, newGame.ways.random);
  for (const set of [en.ui.picker.sets.advanced, en.ui.picker.sets.fleece])
    await page.getByLabel(set, { exact: true }).uncheck();
  expect(await page.getByLabel(newGame.ways.random, { exact: true }).isChecked()).toBe(true);
  await page.getByLabel(en.ui.picker.sets.advanced, { exact: true }).check();
  await page.context().close();
});

test('a link with powers and a Start Player selects both', async () => {
  const page = await opened('/new?powers=artemis+pan&start=B');
  await expect.poll(() => summary(page)).toContain('Artemis – Pan');
  const starter = page.getByRole('group', { name: newGame.starter }).getByLabel(common.computer);
  expect(await starter.isChecked()).toBe(true);
  await page.context().close();
});

test('four players form teams, with any number of people', async () => {
  const page = await opened();
  await choose(page, newGame.tables.four);
  await page.getByRole('group', { name: newGame.persons }).getByLabel('3', { exact: true }).check({ force: true });
  await page.getByText(newGame.teams({ one: 'Player A and Player C', two: 'Player B and Computer' })).waitFor();
  await page.getByRole('button', { name: newGame.start, exact: true }).click();
  await page.waitForURL(/\/game\//);
  await page.context().close();
});
