import { Game, plainStep, stepText } from '@oia/rules';
import { en } from '@oia/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { prepared } from './kept-game.ts';
import { squareAt } from './views.ts';

const { newPage } = useBrowser();
const OPTIONS = { players: 2, powers: ['moerae', 'pan'] } as const;

/** Up to the choice of the fate spaces. */
function placing(): string {
  const created = Game.create(OPTIONS);
  if (!created.ok) throw new Error(created.error.code);
  let game = created.value;
  const texts: string[] = [];
  for (let step = game.legalSteps()[0] ?? 0; plainStep(step).kind === 'place'; step = game.legalSteps()[0] ?? 0) {
    texts.push(stepText(game.match, game.position, step));
    const played = game.play(step);
    if (!played.ok) throw new Error(played.error.code);
    game = played.value;
  }
  return texts.join(' ');
}

const outlines = (page: Page): Promise<number> =>
  page.locator('.oia-face rect[stroke="var(--oia-selected-line)"]').count();

async function choosing(isTouch: boolean): Promise<Page> {
  const { path, kept } = prepared(OPTIONS, placing());
  const page = await newPage({ kept, hasTouch: isTouch, isMobile: isTouch });
  await page.goto(path);
  await page.locator('[data-cover] button.primary').click();
  await page.locator('.oia-square[data-means=place]').first().waitFor();
  return page;
}

test('a pointer outlines all squares of a choice before it is made', async () => {
  const page = await choosing(false);
  await squareAt(page, 'c2').hover();
  await expect.poll(() => outlines(page)).toBe(4);
  await squareAt(page, 'b3').hover();
  await expect.poll(() => outlines(page)).toBe(4);
  await page.keyboard.press('Tab');
  await page.context().close();
});

test('a first touch outlines them, and a second one chooses', async () => {
  const page = await choosing(true);
  const { dataset } = await page.locator('.game').evaluate(({ dataset }) => ({ dataset: { ...dataset } }));
  await squareAt(page, 'c2').tap();
  await expect.poll(() => outlines(page)).toBe(4);
  const said = en.ui.gameHelp.touchAgain({ squares: 'c2 d2 c3 d3' });
  await page.locator('.game-feedback').getByText(said).waitFor();
  await expect.poll(() => page.locator('.game').getAttribute('data-position')).toBe(dataset.position);
  await squareAt(page, 'c2').tap();
  await page.locator('[data-cover]').waitFor();
  await page.context().close();
});
