import { AxeBuilder } from '@axe-core/playwright';
import { en, LANGUAGES } from '@oia/texts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { prepared } from './kept-game.ts';
import { preparedAt } from './kept-position.ts';
import { MISSING, navigationIn, navigationOn, wordsOn } from './page-words.ts';
import { allViews, BUILDING, open, openNext, squareAt, type View } from './views.ts';

const { newPage } = useBrowser();
const views = await allViews();
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };

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

describe('axe finds nothing, in light and in dark', () => {
  test.each(views)('$name', async (view) => {
    const page = await newPage({ settings: { theme: 'system' }, kept: view.kept ?? {}, colorScheme: 'light' });
    await open(page, view);
    expect(await violations(page, EVERYTHING)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme="dark"]').waitFor();
    expect(await violations(page, COLOURS)).toEqual([]);
    await page.context().close();
  });
});

/** Elements that scroll horizontally, the page included. Text fields may. */
const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // The board reacts to a resize one frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const boxes = [...document.querySelectorAll('body *:not(input, textarea, svg *, .unseen)')].filter(
      (box) => getComputedStyle(box).overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1,
    );
    const { scrollWidth } = document.documentElement;
    const page = scrollWidth > innerWidth ? [`the page: ${scrollWidth} of ${innerWidth}`] : [];
    return [...page, ...boxes.map((box) => `${box.className}: ${box.scrollWidth} of ${box.clientWidth}`)];
  });

/** Text squeezed into a column of about two letters. */
const squeezed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wordsOf = ({ childNodes }: Element): string =>
      [...childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join(' ');
    return [...document.querySelectorAll('main *:not(.oia-face *)')]
      .filter(
        (element) => element.checkVisibility() && !element.closest('.unseen') && /\p{L}{4}/u.test(wordsOf(element)),
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => box.width < 2 * Number.parseFloat(getComputedStyle(element).fontSize))
      .filter(({ box }) => box.height > 2 * box.width)
      .map(({ element, box }) => `${Math.round(box.width)} px for ${element.textContent?.slice(0, 40)}`);
  });

/** Opening a view costs most, so it is looked at in every way at once. */
test.each(LANGUAGES)('everything fits into a narrow window and no page lacks a word, in %s', async (language) => {
  const pages = await navigationIn(language);
  const page = await newPage({ settings: { language, textSize: 200 }, viewport: NARROW });
  for (const view of views) {
    await page.setViewportSize(NARROW);
    await openNext(page, view);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect.soft(await navigationOn(page), view.name).toEqual(pages);
    expect.soft(await wordsOn(page), view.name).not.toMatch(MISSING);
    expect.soft(await sideways(page), `${view.name}, narrow, text of 200 %`).toEqual([]);
    expect.soft(await squeezed(page), `${view.name}, narrow, text of 200 %`).toEqual([]);
    await page.setViewportSize(WIDE);
    expect.soft(await sideways(page), `${view.name}, wide, text of 200 %`).toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '1'));
    await page.setViewportSize(NARROW);
    expect.soft(await sideways(page), `${view.name}, narrow`).toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '2'));
  }
  await page.context().close();
});

/** Visible controls that are smaller than this; links in running text are exempt. */
const smaller = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((pixels) => {
    const isInText = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    const found = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
    return [...found]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
      .filter((element) => !element.closest('.unseen, .skip') && !isInText(element))
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < pixels - 0.5)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 120)}: ${box.width} x ${box.height}`);
  }, least);

const isGame = ({ name }: View): boolean => name.startsWith('a game');

test('every control is a large enough touch target', async () => {
  const page = await newPage({ viewport: NARROW, hasTouch: true, isMobile: true });
  for (const view of views) {
    await openNext(page, view);
    expect.soft(await smaller(page, isGame(view) ? 44 : 24), view.name).toEqual([]);
  }
  await page.context().close();
});

test('each space says its level, its dome and whose worker stands there', async () => {
  const { path, kept } = preparedAt('a0000/00012/00300/00040/00000 A atlas:fc3,ma1 apollo:fb2,me5');
  const page = await newPage({ kept });
  await open(page, { name: '', path, ready: '.oia-square' });
  const label = (name: string): Promise<string | null> => squareAt(page, name).getAttribute('aria-label');
  const { squares } = en;
  expect(await label('a5')).toBe(['a5', squares.ground, squares.dome].join(', '));
  expect(await label('d4')).toContain(`d4, ${squares.level({ level: 1 })}`);
  expect(await label('d2')).toContain([squares.level({ level: 3 }), squares.dome].join(', '));
  expect(await label('c3')).toContain(`c3, ${squares.level({ level: 3 })}, ${squares.yours({ sex: 'female' })}`);
  expect(await label('b2')).toContain(squares.theirs({ player: 'Ben', sex: 'female' }));
  expect(await label('e5')).toContain(squares.theirs({ player: 'Ben', sex: 'male' }));
  expect(await page.locator('.oia-square:not([aria-label])').count()).toBe(0);
  await page.context().close();
});

test('choices on a space differ in shape, not only in colour', async () => {
  const { path, kept } = preparedAt(BUILDING);
  const page = await newPage({ kept });
  await open(page, { name: '', path, ready: '[data-offers="build dome"]' });
  const shapes = await page
    .locator('[data-offers="build dome"]')
    .first()
    .locator('> g')
    .evaluateAll((icons) =>
      icons.map((icon) => [...icon.querySelectorAll('path')].map((line) => line.getAttribute('d'))),
    );
  expect(shapes).toHaveLength(2);
  expect(shapes[0]).not.toEqual(shapes[1]);
  await page.context().close();
});

test('the log is one tab stop: arrows go from step to step, Enter looks back', async () => {
  const { path, kept } = prepared({ players: 2 }, '@b2 @d4 @b4 @d2 b2-c2 +c3');
  const page = await newPage({ kept });
  await page.goto(path);
  await page.waitForSelector('.log-step');
  const steps = page.locator('.log-step');
  const stops = page.locator('.log-turns, .log-turns *').and(page.locator('[tabindex="0"], button:not([tabindex])'));
  expect(await steps.count()).toBe(6);
  expect(await stops.count()).toBe(1);
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
  expect(await stops.count()).toBe(1);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.log-turns') ?? undefined)).toBe(undefined);
  await page.context().close();
});
