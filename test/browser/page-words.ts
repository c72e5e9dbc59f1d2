import { type Language, loadChunk, loadWords } from '@oia/texts';
import type { Page } from 'playwright-core';

/** Traces of a missing text or a function that was not called. */
export const MISSING: RegExp = /\bundefined\b|\bNaN\b|\[object|=>|\$\{|function ?\(/;

/** All visible and accessible text of a page. */
export const wordsOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')];
    const names = ['aria-label', 'title', 'alt', 'placeholder'];
    const heard = named.flatMap((element) => names.map((name) => element.getAttribute(name) ?? ''));
    return [document.title, document.body.textContent, ...heard].join('\n');
  });

/** The link to online play appears last, once a server has answered. Its number of waiting games is left out. */
export async function navigationOn(page: Page): Promise<string[]> {
  await page.locator('#pages a[href="/online"]').waitFor({ state: 'attached' });
  return page.locator('#pages a').evaluateAll((links) => links.map((link) => link.firstChild?.textContent ?? ''));
}

/** The links to the pages, in their order. */
export async function navigationIn(language: Language): Promise<readonly string[]> {
  const { common } = (await loadWords(language)).ui;
  const { link: online } = await loadChunk(language, 'onlineEntry');
  const { home, newGame, learn, powers, randomizer, replay, analysis, puzzles, settings } = common;
  return [home, newGame, online, learn, powers, randomizer, replay, analysis, puzzles, settings];
}
