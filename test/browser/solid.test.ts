import { en } from '@oia/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shortGame } from '../offers/short-games.ts';
import { useBrowser } from './browser.ts';
import { prepared } from './kept-game.ts';
import { preparedAt } from './kept-position.ts';
import { TestPlayer } from './player.ts';
import { LATE } from './views.ts';

const { newPage } = useBrowser('solid');

/** Software rendering is slow for every pixel: a quarter of them is drawn. The layout and the squares keep their sizes. */
const COARSE = { deviceScaleFactor: 0.5 };
const SMALL = { width: 640, height: 480 };

test('a whole game by mouse in 3D', async () => {
  const whole = shortGame({ players: 2, powers: ['artemis', 'demeter'] });
  const { path, kept, game } = prepared({ players: 2, powers: ['artemis', 'demeter'] });
  const page = await newPage({ kept, settings: { face: '3d' }, viewport: SMALL, ...COARSE });
  await page.goto(path);
  await page.locator('.oia-board canvas').waitFor({ timeout: 60_000 });
  const player = new TestPlayer(page, game, 'aimed mouse');
  for (const { step } of whole.moments) await player.play(step);
  await expect.poll(() => page.locator('.game').getAttribute('data-over')).toBe(whole.outcome?.reason);
  await page.context().close();
});

/** The set-up and a few turns. */
const STEPS = 14;

test('turns by touch in 3D, on a phone', async () => {
  const { moments } = shortGame({ players: 2, powers: ['artemis', 'demeter'] });
  const { path, kept, game } = prepared({ players: 2, powers: ['artemis', 'demeter'] });
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...COARSE };
  const page = await newPage({ kept, settings: { face: '3d' }, ...phone });
  await page.goto(path);
  await page.locator('.oia-board canvas').waitFor({ timeout: 60_000 });
  const player = new TestPlayer(page, game, 'aimed touch');
  for (const { step } of moments.slice(0, STEPS)) await player.play(step);
  await page.context().close();
});

/** Loses the WebGL context, as after a driver crash. */
const loseContext = (page: Page, isGivenBack: boolean): Promise<void> =>
  page.evaluate((back) => {
    const context = document.querySelector<HTMLCanvasElement>('.oia-board canvas')?.getContext('webgl2');
    const extension = context?.getExtension('WEBGL_lose_context');
    extension?.loseContext();
    if (back) setTimeout(() => extension?.restoreContext(), 100);
  }, isGivenBack);

test('a lost context that is restored keeps the board in 3D, otherwise the board falls back to 2D', async () => {
  const { path, kept, game } = preparedAt(LATE);
  const page = await newPage({ kept, settings: { face: '3d' }, viewport: { width: 700, height: 700 }, ...COARSE });
  await page.goto(path);
  await page.locator('.oia-board canvas').waitFor({ timeout: 60_000 });
  await loseContext(page, true);
  await page.waitForTimeout(2500);
  await expect.poll(() => page.locator('.oia-board canvas').count()).toBe(1);
  await loseContext(page, false);
  await page.locator('.oia-flat').waitFor();
  const note = page.getByText(en.ui.common.lost3d);
  await note.waitFor();
  await new TestPlayer(page, game).playTexts('d4-d3');
  await page.locator('.board-frame-note button').click();
  expect(await note.count()).toBe(0);
  expect(await page.locator('.oia-board canvas').count()).toBe(0);
  // Choosing 3D again shows it again.
  const choose = async (label: string): Promise<void> => {
    await page.getByRole('button', { name: en.ui.game.more, exact: true }).click();
    await page.getByRole('button', { name: label, exact: true }).click();
  };
  await choose(en.ui.game.show2d);
  await choose(en.ui.game.show3d);
  await page.locator('.oia-board canvas').waitFor({ timeout: 60_000 });
  await page.context().close();
});
