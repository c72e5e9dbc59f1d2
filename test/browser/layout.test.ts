import { en, LANGUAGES } from '@oia/texts';
import type { Page, ViewportSize } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { type Prepared, prepared } from './kept-game.ts';
import { TestPlayer } from './player.ts';
import { openNext, squareAt } from './views.ts';

const { newPage } = useBrowser();

/** Pixels: a phone scrolls the head of the page away. */
const HEAD = 60;

const PLACED = '@b2 @d4 @b4 @d2';
/** The powers for four players with the longest texts. */
const FOUR = ['charybdis', 'dionysus', 'minotaur', 'siren'] as const;

const ofTwo = (): Prepared => prepared({ players: 2, powers: ['artemis', 'demeter'] }, PLACED, ['person', 1]);
const ofFour = (): Prepared => prepared({ players: 4, powers: FOUR }, '');

interface Screen extends ViewportSize {
  readonly name: string;
  readonly textSize?: number;
}

const DESKTOP = { width: 1440, height: 900 };
const LAPTOP = { width: 1280, height: 720 };

const SCREENS: readonly Screen[] = [
  { name: 'a desktop', ...DESKTOP },
  { name: 'a desktop with text of 200 %', ...DESKTOP, textSize: 200 },
  { name: 'a low window', width: 1440, height: 520 },
  { name: 'a laptop', ...LAPTOP },
  { name: 'a tablet held sideways', width: 1024, height: 768 },
  { name: 'a tablet', width: 768, height: 1024 },
  { name: 'a square window', width: 700, height: 700 },
  { name: 'a phone held sideways', width: 844, height: 390 },
  { name: 'a small phone held sideways', width: 667, height: 375 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a phone with text of 200 %', width: 390, height: 844, textSize: 200 },
  { name: 'a narrow phone', width: 320, height: 640 },
];

interface Settings {
  readonly textSize?: number;
  readonly language?: string;
}

/** One page for the same settings: opening a new one takes longer than looking at it. */
const shared = new Map<string, Page>();

async function pageWith({ textSize = 100, language = 'en' }: Settings): Promise<Page> {
  const settings = { textSize, language };
  const key = JSON.stringify(settings);
  const page = shared.get(key) ?? (await newPage({ settings }));
  shared.set(key, page);
  return page;
}

async function openGame(game: Prepared, settings: Settings = {}): Promise<Page> {
  const page = await pageWith(settings);
  await page.setViewportSize(DESKTOP);
  await openNext(page, { name: '', ready: '.oia-square', ...game });
  return page;
}

/** Gives the window another size, as a turned phone does; the board follows one frame later. */
async function resize(page: Page, { width, height }: ViewportSize): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Bounding boxes in whole pixels. */
const placesOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return `${each.textContent?.slice(0, 20)} ${[left, top, width, height].map(Math.round).join(' ')}`;
    }),
  );

/** Everything that must stay where it is while a player looks and asks. */
const THINGS = '.oia-board, .game-controls button, .look-back button, .log-step, .player';

describe.each([100, 200])('at a text size of %i, on every screen', (textSize) => {
  const screens = SCREENS.filter((screen) => (screen.textSize ?? 100) === textSize);

  test.each([
    ['two', ofTwo],
    ['four', ofFour],
  ])('the whole board is in view, with %s players', async (_, game) => {
    const page = await openGame(game(), { textSize });
    for (const { name, width, height } of screens) {
      await resize(page, { width, height });
      const board = await page.locator('.oia-board').boundingBox();
      const { x = 0, y = 0, width: across = 0, height: down = 0 } = board ?? {};
      expect.soft(Math.min(across, down), name).toBeGreaterThan(0.55 * Math.min(width, height));
      expect.soft(x, name).toBeGreaterThanOrEqual(0);
      expect.soft(y, name).toBeGreaterThanOrEqual(0);
      expect.soft(x + across, name).toBeLessThanOrEqual(width);
      expect.soft(y + down, name).toBeLessThanOrEqual(height);
    }
  });

  test('nothing moves when a square is refused or an earlier position is shown', async () => {
    const page = await openGame(ofTwo(), { textSize });
    const toNow = page.getByText(en.ui.game.toNow, { exact: true });
    for (const screen of screens) {
      await resize(page, screen);
      const before = await placesOf(page, THINGS);
      await squareAt(page, 'e1').click();
      await page.locator('.game-feedback').waitFor();
      expect.soft(await placesOf(page, THINGS), screen.name).toEqual(before);
      const { x = 0, y = 0, height: down = 0 } = (await page.locator('.game-feedback').boundingBox()) ?? {};
      expect.soft(x, screen.name).toBeGreaterThanOrEqual(0);
      expect.soft(y, screen.name).toBeGreaterThanOrEqual(0);
      expect.soft(y + down, screen.name).toBeLessThanOrEqual(screen.height);
      await page.locator('.game-feedback button').click();
      // Not with the mouse, which would scroll to it.
      const lookBack = page.locator('.look-back button').nth(1);
      await lookBack.evaluate((button: HTMLButtonElement) => button.click());
      await toNow.waitFor();
      expect.soft(await placesOf(page, THINGS), screen.name).toEqual(before);
      await toNow.evaluate((button: HTMLElement) => button.click());
      await toNow.waitFor({ state: 'hidden' });
    }
  });
});

test('a hint moves nothing', async () => {
  const page = await openGame(ofTwo());
  const before = await placesOf(page, THINGS);
  await page.getByRole('button', { name: en.ui.game.hint, exact: true }).click();
  await page.locator('.game-feedback').waitFor({ timeout: 30_000 });
  expect(await placesOf(page, THINGS)).toEqual(before);
});

/** All four cards are within the window, and the actor can read the text of the power. */
async function expectCardsInSight(page: Page, { width, height }: ViewportSize): Promise<void> {
  const size = `${width} x ${height}`;
  await resize(page, { width, height });
  const area = await page.locator('.game-players').boundingBox();
  const bottom = Math.min(height, (area?.y ?? 0) + (area?.height ?? 0));
  const cards = await page.locator('.player').all();
  expect(cards, size).toHaveLength(4);
  for (const card of cards) {
    const { y = 0, height: down = 0 } = (await card.boundingBox()) ?? {};
    expect(y, size).toBeGreaterThanOrEqual(area?.y ?? 0);
    expect(y + down, size).toBeLessThanOrEqual(bottom + 0.5);
  }
  expect(await page.locator('.player.actor .player-text').isVisible(), size).toBe(true);
}

test.each(LANGUAGES)('the cards of four players are in sight in %s, on a desktop and on a laptop', async (language) => {
  const four = ofFour();
  const page = await openGame(four, { language });
  for (const screen of [DESKTOP, LAPTOP]) await expectCardsInSight(page, screen);
  const player = new TestPlayer(page, four.game);
  for (let step = 0; step < 2; step++) await player.play(player.game.legalSteps()[0] ?? 0);
  for (const screen of [DESKTOP, LAPTOP]) await expectCardsInSight(page, screen);
});

test('on a phone held sideways, four cards form a square beside the board, with the buttons below them', async () => {
  const page = await openGame(ofFour());
  await resize(page, { width: 844, height: 390 });
  const boxes = await Promise.all((await page.locator('.player').all()).map((card) => card.boundingBox()));
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(2);
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(2);
  const board = await page.locator('.oia-board').boundingBox();
  for (const box of boxes) expect(box?.x).toBeGreaterThan((board?.x ?? 0) + (board?.width ?? 0));
  const undo = await page.locator('.game-controls button').first().boundingBox();
  expect((undo?.y ?? 0) + (undo?.height ?? 0)).toBeLessThanOrEqual(390 + HEAD);
  await page.context().close();
});

test('the head of the page is one line on small screens, in every language', async () => {
  const page = await newPage();
  await page.goto('/settings');
  for (const language of LANGUAGES) {
    await page.locator(`input[type=radio][value=${language}]`).check({ force: true });
    await page.locator(`html[lang=${language}]`).waitFor();
    for (const [width, height] of [
      [1024, 768],
      [844, 390],
      [667, 375],
    ] as const) {
      await resize(page, { width, height });
      const head = await page.locator('.app-header').boundingBox();
      expect.soft(head?.height, `${language}, ${width} x ${height}`).toBeLessThan(60);
    }
  }
  await page.context().close();
});
