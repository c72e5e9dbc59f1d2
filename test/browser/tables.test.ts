import { en, loadChunk } from '@oia/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setupOf } from '../../packages/server/test/terms.ts';
import { useBrowser } from './browser.ts';
import { act, openTable, playAt, sitDown } from './room.ts';
import { squareAt } from './views.ts';

const { newPage } = useBrowser();
const { hub } = await loadChunk('en', 'online');
const words = await loadChunk('en', 'room');
const { newGame, draft, game } = en.ui;

type Four = readonly [Page, Page, Page, Page];
const fourPages = async (): Promise<Four> => Promise.all([newPage(), newPage(), newPage(), newPage()]);

const choose = (page: Page, group: string, name: string): Promise<void> =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check({ force: true });

/** Opens a table by the form; returns its address. */
async function openByForm(page: Page, fill: () => Promise<void>): Promise<string> {
  await page.goto('/new?online');
  await page.locator('.new-where').waitFor();
  await fill();
  await page.getByRole('button', { name: hub.newStart }).click();
  await page.waitForURL(/\/room\//);
  return new URL(page.url()).pathname;
}

async function join(address: string, pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.goto(address);
    await page.locator('.room-seats').waitFor();
    await sitDown(page);
    await page.getByRole('button', { name: words.stand }).or(page.locator('.game, [data-draft]')).first().waitFor();
  }
}

/** Waits until all pages show this many players and the same player to move. */
async function expectBegun(pages: readonly Page[], players: number): Promise<void> {
  for (const page of pages) {
    await page.locator('.reveal .button.primary').click();
    await expect.poll(() => page.locator('.player').count()).toBe(players);
  }
  const actors = await Promise.all(pages.map((page) => page.locator('.game').getAttribute('data-actor')));
  expect(new Set(actors).size).toBe(1);
  const actor = Number(actors[0]);
  const page = pages[actor];
  await page?.locator('.oia-square').first().click();
  const position = await page?.locator('.game').getAttribute('data-position');
  for (const other of pages)
    await expect.poll(() => other.locator('.game').getAttribute('data-position')).toBe(position);
}

test('three players, four in teams, and two with the Golden Fleece and a computer', async () => {
  const pages = await fourPages();
  const [anna, ben, cleo] = pages;
  const three = await openByForm(anna, () => choose(anna, hub.newPlayers, newGame.counts[3]));
  await join(three, [ben, cleo]);
  await expectBegun([anna, ben, cleo], 3);

  const four = await openByForm(anna, () => choose(anna, hub.newPlayers, newGame.counts[4]));
  await join(four, pages.slice(1));
  await expectBegun(pages, 4);
  await anna.getByText(game.playsWith({ player: 'Player C' })).waitFor();

  await openByForm(anna, async () => {
    await choose(anna, newGame.way, newGame.ways.simple);
    await choose(anna, hub.newPlayers, newGame.counts[2]);
    await anna.locator('.new-more > summary').click();
    await anna.getByRole('checkbox', { name: newGame.fleece, exact: true }).check({ force: true });
  });
  await anna.getByRole('button', { name: words.fill }).click();
  await anna.locator('.player.fleece').waitFor();
  await Promise.all(pages.map((page) => page.context().close()));
});

test('two people draft their powers, and a secret is shown only to its owner', async () => {
  const [anna, ben] = await Promise.all([newPage(), newPage()]);
  const drafted = await openByForm(anna, () => choose(anna, newGame.way, newGame.ways.draft));
  await join(drafted, [ben]);
  for (const page of [anna, ben]) await page.locator('[data-draft]').waitFor();
  const isChallenger = async (page: Page): Promise<boolean> =>
    (await page.getByRole('button', { name: draft.offer({ power: 'pan' }) }).count()) > 0;
  await expect.poll(async () => (await isChallenger(anna)) !== (await isChallenger(ben))).toBe(true);
  const [challenger, other] = (await isChallenger(anna)) ? [anna, ben] : [ben, anna];
  await challenger.locator('.draft-prompt').getByText(game.yourTurn).waitFor();
  expect(await other.locator('.draft-prompt').textContent()).not.toContain(game.yourTurn);
  for (const power of ['pan', 'atlas'] as const)
    await challenger.getByRole('button', { name: draft.offer({ power }) }).click();
  await other.getByRole('button', { name: draft.pick({ power: 'pan' }) }).click();
  await challenger.getByRole('button', { name: draft.pick({ power: 'atlas' }) }).click();
  await challenger.locator('[data-draft] .row .button.primary').first().click();
  for (const page of [anna, ben]) await page.locator('.game').waitFor();

  // Tartarus hides the abyss.
  const address = await openTable(anna, 'Anna', { setup: setupOf(['tartarus', 'atlas']) });
  await act(ben, address, { kind: 'sit' });
  await playAt(anna, address, '@a1 @d1');
  await playAt(ben, address, '@b2 @e2');
  for (const page of [anna, ben]) await page.goto(address);
  await squareAt(anna, 'c4').click();
  const shown = (page: Page): Promise<string | null> => page.locator('.game').getAttribute('data-position');
  await expect.poll(() => shown(anna)).toContain('tartarus[abyss=c4]');
  await expect.poll(() => shown(ben)).toContain('tartarus[abyss=?]');
  // The square is described like any other one.
  const label = async (page: Page, name: string): Promise<string | undefined> =>
    (await squareAt(page, name).getAttribute('aria-label'))?.replace(name, '');
  expect(await label(ben, 'c4')).toBe(await label(ben, 'c5'));
  expect(await label(anna, 'c4')).not.toBe(await label(ben, 'c4'));
  await Promise.all([anna, ben].map((page) => page.context().close()));
});
