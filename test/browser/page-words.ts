import { type Language, loadWords } from '@oia/texts';
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

export const navigationOn = (page: Page): Promise<string[]> => page.locator('#pages a').allTextContents();

/** The links to the pages, in their order. */
export async function navigationIn(language: Language): Promise<readonly string[]> {
  const { common } = (await loadWords(language)).ui;
  const { home, newGame, learn, powers, randomizer, replay, analysis, puzzles, settings } = common;
  return [home, newGame, learn, powers, randomizer, replay, analysis, puzzles, settings];
}
