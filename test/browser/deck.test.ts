import { POWER_LIST } from '@oia/rules';
import { en } from '@oia/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { newPage } = useBrowser();
const { powersPage, picker } = en.ui;

async function open(path: string, options: Parameters<typeof newPage>[0] = {}): Promise<Page> {
  const page = await newPage(options);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return page;
}

test('the deck shows all cards by set, and a search shows their texts', async () => {
  const page = await open('/powers');
  const cards = page.locator('.deck-card');
  await expect.poll(() => cards.count()).toBe(POWER_LIST.length);
  await expect.poll(() => page.locator('.deck-set').count()).toBe(4);
  await expect.poll(() => page.locator('.deck-card .emblem').count()).toBe(POWER_LIST.length);
  expect(await page.locator('.deck-text').count()).toBe(0);
  await page.getByLabel(picker.search).fill('whirlpool');
  await expect.poll(() => cards.count()).toBe(1);
  await expect.poll(() => page.locator('.deck-set').count()).toBe(1);
  await expect.poll(() => page.locator('.deck-text').textContent()).toBe(en.powers.charybdis.text);
  await page.context().close();
});

test('a card opens its power by a click anywhere on it and by the keyboard', async () => {
  const page = await open('/powers');
  const card = page
    .locator('.deck-card')
    .filter({ has: page.getByRole('link', { name: en.powers.pan.name, exact: true }) });
  await card.click({ position: { x: 40, y: 40 } });
  await page.waitForURL('**/powers/pan');
  await expect.poll(() => page.locator('h1').textContent()).toBe(en.powers.pan.name);
  await page.getByRole('link', { name: powersPage.toAll }).click();
  await page.getByRole('link', { name: en.powers.zeus.name, exact: true }).press('Enter');
  await page.waitForURL('**/powers/zeus');
  await page.context().close();
});

const isLifted = (page: Page): Promise<boolean> =>
  page
    .locator('.deck-card')
    .first()
    .evaluate((card) => getComputedStyle(card).transform !== 'none');

test('a card is lifted under the pointer, unless motion is off', async () => {
  for (const motion of ['on', 'off'] as const) {
    const page = await open('/powers', { settings: { motion } });
    expect(await isLifted(page)).toBe(false);
    await page.locator('.deck-card').first().hover();
    expect(await isLifted(page)).toBe(motion === 'on');
    await page.context().close();
  }
});

test('a power can be played at once, or through the form', async () => {
  const page = await open('/powers/pan');
  const form = page.getByRole('link', { name: powersPage.playOtherwise });
  await expect.poll(() => form.getAttribute('href')).toBe('/new?powers=pan');
  await page.getByRole('button', { name: powersPage.playNow }).click();
  await page.waitForURL('**/game/*');
  await page.waitForSelector('.player .card-button .emblem');
  const mine = page.locator('.player[data-seat="0"]');
  await expect.poll(() => mine.locator('.card-button strong').textContent()).toBe(en.powers.pan.name);
  expect(await page.locator('.player[data-seat="1"] .player-level').textContent()).toBe(
    en.ui.computers.level({ level: 1 }),
  );
  await page.context().close();
});
