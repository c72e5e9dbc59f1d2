import { Game, readPosition, seededRandom } from '@oia/rules';
import { type RunningServer, startTemporaryServer } from '@oia/server';
import { en, loadChunk } from '@oia/texts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { termsOf } from '../../packages/server/test/terms.ts';
import { useBrowser } from './browser.ts';
import { BUILD } from './counting-server.ts';
import { MovableTimers } from './movable-timers.ts';
import { TestPlayer } from './player.ts';
import { act, openTable, playAt, sitDown } from './room.ts';

const { newPage } = useBrowser();
const words = await loadChunk('en', 'room');
const timers = new MovableTimers();
let server: RunningServer;

beforeAll(async () => {
  server = await startTemporaryServer({ app: BUILD }, { timers });
});

afterAll(() => server.close());

const CLAIM_AFTER_MS = 61_000;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The other player has left, and is to move. */
async function waitLong(page: Page): Promise<void> {
  await page.locator('.room-away').waitFor();
  expect(await button(page, words.claimWin).count()).toBe(0);
  timers.pass(CLAIM_AFTER_MS);
  await page.getByText(words.claimable({ player: 'Ben' })).waitFor();
  // One question at a time.
  expect(await page.getByText(words.notifyQuestion).isVisible()).toBe(false);
}

/** Any legal turn after the computer's. */
async function playTurn(page: Page): Promise<void> {
  const placed = readPosition((await page.locator('.game').getAttribute('data-position')) ?? '');
  if (!placed.ok) throw new Error(placed.error.code);
  await new TestPlayer(page, Game.from(placed.value)).playRandomly(seededRandom(1), 1);
}

test('a player whose opponent has left can let a computer play, claim the win, or end the game', async () => {
  const baseURL = server.address;
  const [anna, ben] = await Promise.all([newPage({ baseURL }), newPage({ baseURL })]);
  const address = await openTable(anna, 'Anna', { control: { kind: 'unlimited' } });
  const next = await openTable(ben, 'Ben', { control: { kind: 'unlimited' } });
  await Promise.all([anna, ben].map((page) => page.goto(address)));
  await sitDown(ben);
  await playAt(anna, address, '@b2 @d2');
  await playAt(ben, address, '@b4 @d4');
  await playAt(anna, address, 'b2-b3 +b2');
  await ben.locator('.game[data-actor="1"]').waitFor();
  await ben.goto('/settings');

  await waitLong(anna);
  await button(anna, words.claimComputer).click();
  await anna.locator('.game[data-actor="0"]').waitFor();
  await ben.goto(address);
  await ben.getByText(words.standsIn).waitFor();
  await button(ben, words.comeBack).click();
  await ben.getByText(words.standsIn).waitFor({ state: 'detached' });
  await anna.locator('.room-away').waitFor({ state: 'detached' });
  await ben.goto('/settings');

  // No computer plays for Ben any more.
  await playTurn(anna);
  await waitLong(anna);
  await button(anna, words.claimWin).click();
  await anna.locator('.game[data-over]').waitFor();
  await anna
    .getByText(/^You won, turn /)
    .first()
    .waitFor();

  await act(anna, next, { kind: 'sit' });
  await anna.goto(next);
  await waitLong(anna);
  await button(anna, words.claimEnd).click();
  await anna.getByText(en.ui.result.noResult, { exact: true }).first().waitFor();
  await Promise.all([anna, ben].map((page) => page.context().close()));
});

/** Creates an account without the page. */
async function register(page: Page, name: string): Promise<void> {
  await page.goto('/settings');
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post('/api/register', { data: { name, password: 'correct horse' }, headers });
  if (!answer.ok()) throw new Error(await answer.text());
}

test('in a rated game no computer replaces a player who has left, and the claimed win is rated', async () => {
  const baseURL = server.address;
  const [anna, ben] = await Promise.all([newPage({ baseURL }), newPage({ baseURL })]);
  await register(anna, 'Anna');
  await register(ben, 'Ben');
  const rooms = await anna.request.post('/api/rooms', {
    data: termsOf({ control: { kind: 'live', base: 600_000, increment: 5_000 }, isRated: true }),
    headers: { origin: baseURL },
  });
  const address = `/room/${((await rooms.json()) as { readonly room: string }).room}`;
  await act(ben, address, { kind: 'sit' });
  await playAt(anna, address, '@b2 @d2');
  await anna.goto(address);

  await waitLong(anna);
  expect(await button(anna, words.claimComputer).count()).toBe(0);
  await button(anna, words.claimWin).click();
  await anna.locator('.game[data-over]').waitFor();
  await anna.getByRole('region', { name: words.ratings }).waitFor();
  await Promise.all([anna, ben].map((page) => page.context().close()));
});
