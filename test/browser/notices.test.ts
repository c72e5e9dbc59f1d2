import { loadChunk } from '@oia/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { act, openTable, playAt } from './room.ts';

const { newPage } = useBrowser('whole');
const words = await loadChunk('en', 'room');

interface Watched {
  shown: string[];
}

/** Records the notifications the system is asked to show. */
async function watchNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = globalThis as unknown as Watched;
    watched.shown = [];
    globalThis.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        watched.shown.push(`${title}: ${options?.body}`);
      }
    };
  });
}

/** As if another tab was in front, or this one again. */
async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
const shown = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as unknown as Watched).shown);
const icon = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href');
const isTurn = (page: Page, seat: number) => page.locator(`.game[data-actor="${seat}"]`).waitFor();

/** One turn of Anna and one of Ben, after which she is waited for again. */
async function aRound(anna: Page, ben: Page, address: string, [one, other]: readonly [string, string]): Promise<void> {
  await playAt(anna, address, one);
  await isTurn(anna, 1);
  await expect.poll(() => icon(anna)).toBe('/icon.svg');
  await playAt(ben, address, other);
  await isTurn(anna, 0);
  await expect.poll(() => icon(anna)).toBe('/icon-turn.svg');
  expect(await anna.title()).toContain(words.yourTurn);
}

test('a notification is sent at the start of a turn if it is allowed and the page is hidden', async () => {
  const [anna, ben] = await Promise.all([newPage(), newPage()]);
  await watchNotifications(anna);
  const address = await openTable(anna, 'Anna');
  await openTable(ben, 'Ben');
  await act(ben, address, { kind: 'sit' });
  await anna.goto(address);
  await playAt(anna, address, '@b2 @d2');
  await playAt(ben, address, '@b4 @d4');
  await isTurn(anna, 0);
  expect(await anna.getByText(words.notifyQuestion).count()).toBe(0);
  await aRound(anna, ben, address, ['b2-b3 +b2', 'b4-c4 +b4']);

  // She says yes, and so does the browser.
  await anna.context().grantPermissions(['notifications']);
  await anna.getByRole('button', { name: words.notifyYes }).click();
  await anna.getByText(words.notifyQuestion).waitFor({ state: 'detached' });
  await aRound(anna, ben, address, ['b3-b2 +b3', 'c4-b4 +c4']);
  expect(await shown(anna)).toEqual([]);
  await hide(anna, true);
  await aRound(anna, ben, address, ['b2-a2 +a1', 'b4-a4 +a5']);
  const once = [`${words.yourTurn}: ${words.notice({ players: 'Ben' })}`];
  expect(await shown(anna)).toEqual(once);

  // She has changed her mind, in the browser.
  await anna.context().clearPermissions();
  await anna.context().grantPermissions(['geolocation']);
  await aRound(anna, ben, address, ['a2-b2 +a2', 'a4-b4 +a4']);
  expect(await shown(anna)).toEqual(once);
  expect(await anna.evaluate(() => Notification.permission)).toBe('denied');
  await Promise.all([anna, ben].map((page) => page.context().close()));
});
