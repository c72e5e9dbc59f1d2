import { LANGUAGES, type Language } from '@oia/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { MISSING, navigationIn, navigationOn, wordsOn } from './page-words.ts';
import { allViews, openNext, type View } from './views.ts';

const { newPage } = useBrowser();
const views = await allViews();
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };

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

/** Pixels. */
const leastTarget = (view: View): number => (isGame(view) ? 44 : 24);

/** With the longest words. */
const LONGEST_WORDS: Language = 'ru';
const OTHERS = LANGUAGES.filter((language) => language !== LONGEST_WORDS);

/** Opening a view takes long: each is checked in the longest language and in one of the others, in turn. */
const viewsIn = (language: Language): readonly View[] =>
  views.filter((_, i) => language === LONGEST_WORDS || language === OTHERS[i % OTHERS.length]);

/** Opening a view takes longest, so all checks share one page load. */
test.each(LANGUAGES)(
  'in %s every view fits into a narrow window, has large touch targets, and lacks no text',
  async (language) => {
    const pages = await navigationIn(language);
    const page = await newPage({ settings: { language, textSize: 200 }, viewport: NARROW, hasTouch: true });
    for (const view of viewsIn(language)) {
      await page.setViewportSize(NARROW);
      await openNext(page, view);
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
      // The link to online play appears when the server has answered.
      await expect.poll(() => navigationOn(page), { message: view.name, interval: 20 }).toEqual(pages);
      expect.soft(await wordsOn(page), view.name).not.toMatch(MISSING);
      expect.soft(await sideways(page), `${view.name}, narrow, text of 200 %`).toEqual([]);
      expect.soft(await squeezed(page), `${view.name}, narrow, text of 200 %`).toEqual([]);
      await page.setViewportSize(WIDE);
      expect.soft(await sideways(page), `${view.name}, wide, text of 200 %`).toEqual([]);
      await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '1'));
      await page.setViewportSize(NARROW);
      expect.soft(await sideways(page), `${view.name}, narrow`).toEqual([]);
      expect.soft(await smaller(page, leastTarget(view)), `${view.name}, narrow`).toEqual([]);
      await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '2'));
    }
    await page.context().close();
  },
);
