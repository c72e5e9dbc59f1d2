import { en, LANGUAGES } from '@oia/texts';
import type { Page } from 'playwright-core';
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

interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly textSize?: number;
  readonly language?: string;
}

const SCREENS: readonly Screen[] = [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a desktop with text of 200 %', width: 1440, height: 900, textSize: 200 },
  { name: 'a low window', width: 1440, height: 520 },
  { name: 'a laptop', width: 1280, height: 720 },
  { name: 'a tablet held sideways', width: 1024, height: 768 },
  { name: 'a tablet', width: 768, height: 1024 },
  { name: 'a square window', width: 700, height: 700 },
  { name: 'a phone held sideways', width: 844, height: 390 },
  { name: 'a small phone held sideways', width: 667, height: 375 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a phone with text of 200 %', width: 390, height: 844, textSize: 200 },
  { name: 'a narrow phone', width: 320, height: 640 },
];

/** One page for the same settings: opening a new one takes longer than looking at it. */
const shared = new Map<string, Page>();

async function pageWith(settings: Readonly<Record<string, unknown>>): Promise<Page> {
  const key = JSON.stringify(settings);
  const page = shared.get(key) ?? (await newPage({ settings }));
  shared.set(key, page);
  return page;
}

async function openAt({ width, height, textSize = 100, language = 'en' }: Screen, game: Prepared): Promise<Page> {
  const page = await pageWith({ textSize, language });
  await page.setViewportSize({ width, height });
  await openNext(page, { name: '', ready: '.oia-square', ...game });
  return page;
}

/** Bounding boxes in whole pixels. */
const placesOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return `${each.textContent?.slice(0, 20)} ${[left, top, width, height].map(Math.round).join(' ')}`;
    }),
  );

describe.each(SCREENS)('on $name', (screen) => {
  const { width, height } = screen;

  test.each([
    ['two', ofTwo],
    ['four', ofFour],
  ])('the whole board is in view, with %s players', async (_, game) => {
    const page = await openAt(screen, game());
    const {
      x = 0,
      y = 0,
      width: across = 0,
      height: down = 0,
    } = (await page.locator('.oia-board').boundingBox()) ?? {};
    expect(Math.min(across, down)).toBeGreaterThan(0.55 * Math.min(width, height));
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + across).toBeLessThanOrEqual(width);
    expect(y + down).toBeLessThanOrEqual(height);
  });

  test('nothing moves when a square is refused, a turn is typed or looked back at', async () => {
    const page = await openAt(screen, ofTwo());
    const things = '.oia-board, .game-controls button, .look-back button, .log-step, .player';
    const before = await placesOf(page, things);
    await squareAt(page, 'e1').click();
    await page.locator('.game-feedback').waitFor();
    expect(await placesOf(page, things)).toEqual(before);
    const { x = 0, y = 0, height: down = 0 } = (await page.locator('.game-feedback').boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + down).toBeLessThanOrEqual(height);
    await page.locator('.game-feedback button').click();
    // Not with the mouse, which would scroll to it.
    await page
      .locator('.look-back button')
      .nth(1)
      .evaluate((button: HTMLButtonElement) => button.click());
    await page.getByText(en.ui.game.toNow, { exact: true }).waitFor();
    expect(await placesOf(page, things)).toEqual(before);
  });
});

test('a hint moves nothing', async () => {
  const page = await openAt({ name: '', width: 1440, height: 900 }, ofTwo());
  const things = '.oia-board, .game-controls button, .look-back button, .log-step, .player';
  const before = await placesOf(page, things);
  await page.getByRole('button', { name: en.ui.game.hint, exact: true }).click();
  await page.locator('.game-feedback').waitFor({ timeout: 30_000 });
  expect(await placesOf(page, things)).toEqual(before);
});

describe.each(['en', 'fr', 'it', 'ru'])('four players in %s', (language) => {
  test.each([
    [1440, 900],
    [1280, 720],
  ])('have their cards in sight at %i x %i', async (width, height) => {
    const four = ofFour();
    const page = await openAt({ name: '', width, height, language }, four);
    const area = await page.locator('.game-players').boundingBox();
    const bottom = Math.min(height, (area?.y ?? 0) + (area?.height ?? 0));
    const expectAll = async (): Promise<void> => {
      const cards = await page.locator('.player').all();
      expect(cards).toHaveLength(4);
      for (const card of cards) {
        const { y = 0, height: down = 0 } = (await card.boundingBox()) ?? {};
        expect(y).toBeGreaterThanOrEqual(area?.y ?? 0);
        expect(y + down).toBeLessThanOrEqual(bottom + 0.5);
      }
      // The actor can read the text of the power.
      expect(await page.locator('.player.actor .player-text').isVisible()).toBe(true);
    };
    await expectAll();
    const player = new TestPlayer(page, four.game);
    for (let step = 0; step < 2; step++) await player.play(player.game.legalSteps()[0] ?? 0);
    await expectAll();
  });
});

test('on a phone held sideways four cards are two and two, and the buttons beside the board with them', async () => {
  const page = await openAt({ name: '', width: 844, height: 390 }, ofFour());
  const boxes = await Promise.all((await page.locator('.player').all()).map((card) => card.boundingBox()));
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(2);
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(2);
  const board = await page.locator('.oia-board').boundingBox();
  for (const box of boxes) expect(box?.x).toBeGreaterThan((board?.x ?? 0) + (board?.width ?? 0));
  const undo = await page.locator('.game-controls button').first().boundingBox();
  expect((undo?.y ?? 0) + (undo?.height ?? 0)).toBeLessThanOrEqual(390 + HEAD);
  await page.context().close();
});

test.each([
  [1024, 768],
  [844, 390],
  [667, 375],
])('the head of the page is one line at %i x %i, in every language', async (width, height) => {
  const page = await newPage({ viewport: { width, height } });
  for (const language of LANGUAGES) {
    await page.goto('/settings');
    await page.locator(`input[type=radio][value=${language}]`).check({ force: true });
    await page.locator(`html[lang=${language}]`).waitFor();
    const head = await page.locator('.app-header').boundingBox();
    expect.soft(head?.height, language).toBeLessThan(60);
  }
  await page.context().close();
});
