import { en, loadChunk } from '@oia/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { act, openTable, playAt } from './room.ts';

const { newPage } = useBrowser();
const { hub } = await loadChunk('en', 'online');
const words = await loadChunk('en', 'room');
const { game, result } = en.ui;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function offerDraw(page: Page): Promise<void> {
  await button(page, game.more).click();
  await button(page, game.offerDraw).click();
}

test('a correspondence game is found again, a player is reported, and the game ends by agreement', async () => {
  const [anna, ben] = await Promise.all([
    // She has played here before.
    newPage({ kept: { 'oia.member': '1' } }),
    newPage(),
  ]);
  const address = await openTable(anna, 'Anna', { control: { kind: 'days', days: 3 } });
  await openTable(ben, 'Ben');
  await act(ben, address, { kind: 'sit' });
  await playAt(anna, address, '@b2 @d2');

  // Another window of the same browser, after all others were closed.
  const row = (page: Page) => page.locator('.online-room', { has: page.locator(`a[href="${address}"]`) });
  const later = await anna.context().newPage();
  await anna.close();
  await later.goto('/online');
  await row(later).getByText(hub.turnOfOther).waitFor();
  await playAt(ben, address, '@b4 @d4');
  await later.reload();
  await row(later).getByText(hub.yourTurn).waitFor();
  await row(later)
    .getByText(hub.days({ count: 3 }))
    .waitFor();
  await row(later).getByRole('link').click();
  await later.locator('.game[data-actor="0"]').waitFor();
  await later.locator('.room-clock', { hasText: '3' }).first().waitFor();

  await ben.goto(address);
  await act(ben, address, { kind: 'sayText', text: 'Something rude' });
  const chat = later.locator('.room-chat');
  await later.locator('.room-unread').waitFor();
  await chat.locator('summary').click();
  await button(later, words.report({ player: 'Ben' })).click();
  const dialog = later.getByRole('dialog');
  await dialog.getByRole('radio', { name: words.reportReasons.spam }).check();
  await dialog.getByRole('textbox').fill('He said something rude.');
  await dialog.getByRole('button', { name: words.reportSend, exact: true }).click();
  await dialog.getByText(words.reported).waitFor();
  await later.keyboard.press('Escape');

  await offerDraw(later);
  await later.getByText(words.drawAsked).waitFor();
  await button(ben, game.drawDecline).click();
  await later.getByText(words.drawAsked).waitFor({ state: 'detached' });
  await offerDraw(later);
  await button(ben, game.drawAccept).click();
  for (const page of [later, ben]) await page.getByText(result.draw, { exact: true }).first().waitFor();
  expect(await later.locator('.game[data-over]').count()).toBe(1);
  await Promise.all([later, ben].map((page) => page.context().close()));
});
