import { en } from '@oia/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type PageOptions, useBrowser } from './browser.ts';
import { prepared } from './kept-game.ts';

const { newPage } = useBrowser();
const { reveal, newGame } = en.ui;

async function started(options: PageOptions = {}): Promise<Page> {
  const page = await newPage(options);
  await page.goto('/new?powers=artemis+pan');
  await page.getByRole('button', { name: newGame.start, exact: true }).click();
  await page.waitForURL(/\/game\//);
  return page;
}

test('the match-up is revealed once, with a plan for each power', async () => {
  const page = await started();
  const dialog = page.getByRole('dialog', { name: reveal.title });
  await dialog.waitFor();
  for (const power of ['artemis', 'pan'] as const) await dialog.getByText(en.plans[power]).waitFor();
  await dialog.locator('.chances').waitFor();
  await page.getByRole('button', { name: reveal.begin }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.locator('.oia-square[data-means=place]').first().click();
  await page.reload();
  await page.locator('.oia-square').first().waitFor();
  expect(await dialog.count()).toBe(0);
  await page.context().close();
});

test.each(['x', 'Enter', 'Escape'])('%s skips it', async (key) => {
  const page = await started();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press(key);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.context().close();
});

test('a click anywhere skips it, and no card turns if motion is off', async () => {
  const page = await started();
  await page.getByRole('dialog').waitFor();
  const moving = await page
    .locator('.reveal-card')
    .first()
    .evaluate((card) => card.getAnimations().length);
  expect(moving).toBe(0);
  await page.mouse.click(5, 5);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.context().close();
});

test('a game without powers, or one that is reopened, starts at once', async () => {
  const { path, kept } = prepared({ players: 2, powers: ['artemis', 'pan'] });
  const page = await newPage({ kept });
  await page.goto(path);
  await page.locator('.oia-square').first().waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goto('/');
  await page.getByRole('button', { name: en.ui.home.playFriends, exact: true }).first().click();
  await page.locator('.oia-square').first().waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.context().close();
});
