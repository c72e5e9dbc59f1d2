import { Game } from '@oia/rules';
import { loadChunk } from '@oia/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shortGame } from '../offers/short-games.ts';
import { useBrowser } from './browser.ts';
import { TestPlayer } from './player.ts';
import { openTable, sitDown } from './room.ts';

const { newPage } = useBrowser();
const words = await loadChunk('en', 'room');

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const emptyGame = (): Game => {
  const made = Game.create({ players: 2 });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

const offline = async (page: Page, isOffline: boolean): Promise<void> => {
  await page.context().setOffline(isOffline);
  const notice = page.locator('.game-notices .warning');
  await notice.waitFor({ state: isOffline ? 'visible' : 'hidden' });
};

const positionOn = (page: Page): Promise<string | null> => page.locator('.game').getAttribute('data-position');

/** Waits until one page shows what was played on another. */
async function follow(one: TestPlayer, { game }: TestPlayer): Promise<void> {
  one.game = game;
  await one.expectSame();
}

// Real pages and a real server: a whole game of three people takes its time.
test('two people play a whole game, one of them by touch on a bad network, while a spectator watches', async () => {
  const anna = await newPage();
  const address = await openTable(anna, 'Anna');
  await anna.goto(address);
  await anna.locator('.room-waiting').waitFor();
  const [ben, carol] = [await newPage(PHONE), await newPage()];
  await ben.goto(address);
  await ben.locator('.room-seats .button.primary').first().tap();
  await carol.goto(address);
  for (const page of [anna, ben, carol]) await page.locator('.game').waitFor();

  const players = [new TestPlayer(anna, emptyGame()), new TestPlayer(ben, emptyGame(), 'touch')];
  const watcher = new TestPlayer(carol, emptyGame());
  const steps = shortGame({ players: 2 }).moments;
  const ofBen = steps.flatMap(({ actor }, i) => (actor === 1 && i > 3 ? [i] : []));
  const [alone = 0] = ofBen;
  const missed = steps.findIndex(({ actor }, i) => actor === 0 && i > alone);

  for (const [i, { step, actor = 0 }] of steps.entries()) {
    const player = players[actor] as TestPlayer;
    // Ben plays without a network: his page shows it, and no other page does.
    if (i === alone) await offline(ben, true);
    if (i === missed) await offline(ben, true);
    const before = await positionOn(anna);
    await player.play(step);
    if (i === alone) {
      expect(await positionOn(anna)).toBe(before);
      await offline(ben, false);
    }
    // Anna has played on meanwhile.
    if (i === missed) await offline(ben, false);
    for (const other of [...players, watcher]) await follow(other, player);
  }

  for (const page of [anna, ben, carol]) await page.locator('.game[data-over]').waitFor();
  expect(await carol.locator('.game-controls').getByRole('button', { name: 'Rematch' }).count()).toBe(0);
  for (const page of [anna, ben]) await page.getByRole('button', { name: 'Rematch' }).click();
  await anna.waitForURL((url) => url.pathname !== address);
  await ben.waitForURL((url) => url.pathname === new URL(anna.url()).pathname);
  await carol.getByRole('link', { name: 'To the next game' }).waitFor();
});

test('players chat, take back a turn with consent, and see when the opponent is away', async () => {
  // Where there is little room the chat is closed at first.
  const viewport = { width: 1000, height: 700 };
  const anna = await newPage({ viewport });
  const ben = await newPage({ viewport, settings: { language: 'fr' } });
  const address = await openTable(anna, 'Anna');
  await anna.goto(address);
  await ben.goto(address);
  // Taking the last seat starts the game, so the name is entered before.
  await ben.locator('.room-name input').fill('Ben');
  await sitDown(ben);
  await anna.locator('.player', { hasText: 'Ben' }).waitFor();
  const [one, other] = [new TestPlayer(anna, emptyGame()), new TestPlayer(ben, emptyGame())];
  await one.playTexts('@b2 @d2');
  await follow(other, one);
  await other.playTexts('@b4 @d4');
  await follow(one, other);
  await one.playTexts('b2-b3 +b2');

  await ben.locator('.room-chat summary').click();
  await ben.locator('.room-phrases select').selectOption('goodLuck');
  await ben.locator('.room-phrases .button').click();
  await anna.locator('.room-chat', { hasText: '1 new line' }).waitFor();
  await anna.locator('.room-chat summary').click();
  await anna.locator('.room-lines', { hasText: 'Good luck!' }).waitFor();
  await anna.locator('.room-text > input').fill('<b>Γειά</b>');
  await anna.locator('.room-text > input').press('Enter');
  await ben.locator('.room-lines', { hasText: '<b>Γειά</b>' }).waitFor();
  await ben.getByRole('button', { name: 'Ne plus lire Anna' }).click();
  await expect.poll(() => ben.locator('.room-lines li').count()).toBe(1);

  await anna.getByRole('button', { name: words.takeBack }).click();
  await ben.getByRole('button', { name: 'Refuser' }).click();
  await anna.getByText(words.takeBackDeclined).waitFor();
  await anna.getByRole('button', { name: words.takeBack }).click();
  await ben.getByRole('button', { name: 'Accepter' }).click();
  await follow(one, other);

  expect(await anna.title()).toContain('Your turn');
  await expect.poll(() => anna.locator('link[rel="icon"]').getAttribute('href')).toBe('/icon-turn.svg');
  await ben.close();
  await anna.locator('.player', { hasText: 'away' }).waitFor();
});

/** The headings and buttons of a table that waits, in the order of reading. */
const order = (page: Page): Promise<string[]> => page.locator('.room-waiting').locator('h2, .danger').allTextContents();

test('an unknown table and a table without players show what can be done', async () => {
  const [page, guest] = [await newPage(PHONE), await newPage(PHONE)];
  await page.goto('/room/zzzzzzzz');
  await page.getByText('There is no such table').waitFor();
  const address = await openTable(page, 'Anna');
  await page.goto(address);
  await page.locator('.room-seats').waitFor();
  expect(await order(page)).toEqual([words.invite, 'Seats', 'The game', 'Cancel the game']);
  // The invited player has come to sit down.
  await guest.goto(address);
  await guest.locator('.room-seats').waitFor();
  expect(await order(guest)).toEqual(['Seats', 'The game', words.invite]);
  await page.getByText('Show a code to scan').click();
  await page.locator('.qr-code path').waitFor();
  await page.getByRole('button', { name: words.fill }).click();
  await page.locator('.game').waitFor();
});
