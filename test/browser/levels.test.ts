import { en } from '@oia/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { prepared } from './kept-game.ts';
import { TestPlayer } from './player.ts';

const { newPage } = useBrowser();
const { game, home, computers, settings, newGame } = en.ui;
const PHONE = { viewport: { width: 320, height: 640 } };
const ANSWER = { timeout: 30_000 };
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const isWiderThanScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test('a phone offers eight levels, starts with the lowest and remembers the choice', async () => {
  const page = await newPage(PHONE);
  await page.goto('/');
  const levels = page.getByRole('group', { name: home.strength }).getByRole('radio');
  await expect.poll(() => levels.count()).toBe(8);
  expect(await levels.first().isChecked()).toBe(true);
  expect(await isWiderThanScreen(page)).toBe(false);
  await levels.nth(4).check({ force: true });
  await page.getByText(`${computers.levelNames[5]}. ${computers.levelNotes[5]}`).waitFor();
  await page.locator('.home-play').click();
  await page.locator('.player-level', { hasText: computers.level({ level: 5 }) }).waitFor(ANSWER);
  await page.goto('/');
  expect(await levels.nth(4).isChecked()).toBe(true);
  await page.context().close();
});

test('a new game lets each seat be a computer of any level', async () => {
  const page = await newPage(PHONE);
  await page.goto('/new');
  await page.getByText(newGame.more).click();
  const seat = page.getByRole('combobox', { name: newGame.playedBy }).nth(1);
  const choices = LEVELS.map((level) => newGame.levelChoice({ level, name: computers.levelNames[level] }));
  await expect.poll(() => seat.locator('option').allTextContents(), ANSWER).toEqual([en.ui.common.person, ...choices]);
  await expect.poll(() => seat.inputValue()).toBe('1');
  await seat.selectOption('8');
  await page.getByText(computers.levelNotes[8], { exact: true }).waitFor();
  expect(await isWiderThanScreen(page)).toBe(false);
  await page.context().close();
});

test('the thinking time is a setting that survives a reload', async () => {
  const page = await newPage(PHONE);
  await page.goto('/settings');
  const times = page.getByRole('group', { name: settings.thinking });
  expect(await times.getByRole('radio', { name: settings.seconds({ time: '1' }), exact: true }).isChecked()).toBe(true);
  await times.getByRole('radio', { name: settings.seconds({ time: '0.5' }), exact: true }).check({ force: true });
  await page.reload();
  await expect
    .poll(() => times.getByRole('radio', { name: settings.seconds({ time: '0.5' }), exact: true }).isChecked())
    .toBe(true);
  await page.context().close();
});

const openSeats = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: game.more, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: game.seats }).click();
};

test('the computer replaces a player who left, also after a reload, until they return', async () => {
  const { path, kept, game: begun } = prepared({ players: 2, start: 0 }, '@b2 @d4 @b4 @d2');
  const page = await newPage({ kept, ...PHONE });
  await page.goto(path);
  await openSeats(page);
  await page.getByRole('dialog').getByLabel('Ben').selectOption('2');
  await page.keyboard.press('Escape');
  const card = page.locator('[data-seat="1"]');
  await card.getByText(game.standsIn).waitFor();
  await expect.poll(() => card.getByRole('heading').textContent()).toBe('Ben');
  await page.reload();
  await card.getByText(game.standsIn).waitFor();
  await new TestPlayer(page, begun).type('b2-c2 +c3');
  await expect.poll(() => page.locator('.log-turn').count(), ANSWER).toBe(2);
  await page.waitForSelector('.game[data-actor="0"]');
  await openSeats(page);
  await page.getByRole('dialog').getByLabel('Ben').selectOption('person');
  await page.keyboard.press('Escape');
  await expect.poll(() => card.getByText(game.standsIn).count()).toBe(0);
  await page.context().close();
});

test('with secrets, a player whose opponent left can continue', async () => {
  const { path, kept } = prepared({ players: 2, start: 0, powers: ['tartarus', 'pan'] }, '@b2 @d4 @b4 @d2');
  const page = await newPage({ kept });
  await page.goto(path);
  await page.getByRole('button', { name: game.iAm({ player: 'Anna' }) }).waitFor(ANSWER);
  await page.getByRole('button', { name: game.hasLeft({ player: 'Anna' }) }).click();
  await page.getByRole('dialog').getByLabel('Anna').selectOption('3');
  await page.waitForSelector('.game[data-actor="1"]', ANSWER);
  await expect.poll(() => page.locator('.game').getAttribute('data-position')).toContain('?');
  await page.context().close();
});
