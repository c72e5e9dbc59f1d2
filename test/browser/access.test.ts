import { AxeBuilder } from '@axe-core/playwright';
import { en } from '@oia/texts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { prepared } from './kept-game.ts';
import { preparedAt } from './kept-position.ts';
import { allViews, BUILDING, openNext, squareAt } from './views.ts';

const { newPage } = useBrowser();
let shared: Page | undefined;
const views = await allViews();
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Scope = { readonly type: 'tag' | 'rule'; readonly values: string[] };

const EVERYTHING: Scope = { type: 'tag', values: TAGS };
/** The rules that depend on the theme. */
const COLOURS: Scope = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

async function violations(page: Page, scope: Scope): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ runOnly: scope, resultTypes: ['violations'] });
  // Legacy mode needs no extra page to collect the results of frames, of which there are none.
  const { violations: found } = await axe.setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );
}

/** One page for all: opening a new one takes longer than looking at it. */
async function sharedPage(): Promise<Page> {
  shared ??= await newPage({ settings: { theme: 'system' } });
  return shared;
}

describe('axe finds nothing, in light and in dark', () => {
  test.each(views)('$name', async (view) => {
    const page = await sharedPage();
    await page.emulateMedia({ colorScheme: 'light' });
    await openNext(page, view);
    expect(await violations(page, EVERYTHING)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme="dark"]').waitFor();
    expect(await violations(page, COLOURS)).toEqual([]);
  });
});

test('the name of each square includes its level, its dome and its worker', async () => {
  const { path, kept } = preparedAt('a0000/00012/00300/00040/00000 A atlas:fc3,ma1 apollo:fb2,me5');
  const page = await sharedPage();
  await openNext(page, { name: '', path, kept, ready: '.oia-square' });
  const label = (name: string): Promise<string | null> => squareAt(page, name).getAttribute('aria-label');
  const { squares } = en;
  expect(await label('a5')).toBe(['a5', squares.ground, squares.dome].join(', '));
  expect(await label('d4')).toContain(`d4, ${squares.level({ level: 1 })}`);
  expect(await label('d2')).toContain([squares.level({ level: 3 }), squares.dome].join(', '));
  expect(await label('c3')).toContain(`c3, ${squares.level({ level: 3 })}, ${squares.yours({ sex: 'female' })}`);
  expect(await label('b2')).toContain(squares.theirs({ player: 'Ben', sex: 'female' }));
  expect(await label('e5')).toContain(squares.theirs({ player: 'Ben', sex: 'male' }));
  expect(await page.locator('.oia-square:not([aria-label])').count()).toBe(0);
});

test('choices on a square differ in shape, not only in colour', async () => {
  const { path, kept } = preparedAt(BUILDING);
  const page = await sharedPage();
  await openNext(page, { name: '', path, kept, ready: '[data-offers="build dome"]' });
  const shapes = await page
    .locator('[data-offers="build dome"]')
    .first()
    .locator('> g')
    .evaluateAll((icons) =>
      icons.map((icon) => [...icon.querySelectorAll('path')].map((line) => line.getAttribute('d'))),
    );
  expect(shapes).toHaveLength(2);
  expect(shapes[0]).not.toEqual(shapes[1]);
});

test('the log is one tab stop: arrow keys move between steps, Enter shows a step', async () => {
  const { path, kept } = prepared({ players: 2 }, '@b2 @d4 @b4 @d2 b2-c2 +c3');
  const page = await sharedPage();
  await openNext(page, { name: '', path, kept, ready: '.log-step' });
  const steps = page.locator('.log-step');
  const stops = page.locator('.log-turns, .log-turns *').and(page.locator('[tabindex="0"], button:not([tabindex])'));
  await expect.poll(() => steps.count()).toBe(6);
  await expect.poll(() => stops.count()).toBe(1);
  const isFocused = (at: number): Promise<boolean> => steps.nth(at).evaluate((step) => step === document.activeElement);
  await stops.focus();
  expect(await isFocused(5)).toBe(true);
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
  expect(await isFocused(4)).toBe(true);
  // Up and down stay in the column of a player: to the last step of the set-up, and back.
  await page.keyboard.press('ArrowUp');
  expect(await isFocused(1)).toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await isFocused(4)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => steps.nth(4).getAttribute('aria-current')).toBe('step');
  await page.keyboard.press('Home');
  expect(await isFocused(0)).toBe(true);
  await expect.poll(() => stops.count()).toBe(1);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.log-turns') ?? undefined)).toBe(undefined);
});
