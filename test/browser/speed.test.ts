import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { shortGame } from '../offers/short-games.ts';
import { useBrowser } from './browser.ts';
import { prepared } from './kept-game.ts';
import { preparedAt } from './kept-position.ts';
import { TestPlayer } from './player.ts';
import { LATE, squareAt } from './views.ts';

const REST = 1500;

/** The value of a counter in the page. */
const counted = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { counted: number }).counted);

async function expectRest(page: Page): Promise<void> {
  // Waits until the last loaded content has been drawn.
  let last = -1;
  for (let now = await counted(page); now !== last; now = await counted(page)) {
    last = now;
    await page.waitForTimeout(REST);
  }
  await page.waitForTimeout(REST);
  expect(await counted(page)).toBe(last);
}

describe('in 2D', () => {
  const { newPage } = useBrowser();

  test('the 2D board responds before the 3D board has loaded', async () => {
    const { path, kept } = preparedAt(LATE);
    const page = await newPage({ settings: { face: '3d' }, kept });
    const asked = page.waitForRequest(/assets\/three-.*\.js/);
    await page.route(/assets\/three-.*\.js/, () => undefined);
    await page.goto(path);
    await asked;
    await squareAt(page, 'd4').click();
    await squareAt(page, 'd5').click();
    await expect.poll(() => page.locator('.game').getAttribute('data-over')).toBe('climbed');
    await page.context().close();
  });

  test('a step is shown after its click; the times are printed', async () => {
    const { path, kept, game } = prepared({ players: 2 });
    const page = await newPage({ kept });
    await page.goto(path);
    await page.waitForSelector('.game');
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(globalThis, { times });
      let clicked = 0;
      addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), true);
      const table = document.querySelector('.game');
      const seen = new MutationObserver(() => times.push(performance.now() - clicked));
      if (table) seen.observe(table, { attributeFilter: ['data-position'] });
    });
    const player = new TestPlayer(page, game);
    const { moments } = shortGame({ players: 2 });
    for (const { step } of moments.slice(0, 20)) await player.play(step);
    const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
    const sorted = times.toSorted((a, b) => a - b).map(Math.round);
    console.info(`a step answers within ${sorted[sorted.length >> 1]} ms, at worst within ${sorted.at(-1)} ms`);
    expect(times.length).toBeGreaterThan(10);
    await page.context().close();
  });

  test('no frame is requested while nothing moves', async () => {
    const { path, kept } = preparedAt(LATE);
    const page = await newPage({ settings: { motion: 'on' }, kept });
    await page.addInitScript(() => {
      const state = Object.assign(globalThis, { counted: 0 });
      const ask = requestAnimationFrame;
      globalThis.requestAnimationFrame = (callback) => {
        state.counted += 1;
        return ask(callback);
      };
    });
    await page.goto(path);
    await page.waitForSelector('.game');
    await squareAt(page, 'd4').click();
    await squareAt(page, 'd3').click();
    await expect.poll(() => counted(page)).toBeGreaterThan(0);
    await expectRest(page);
    await page.context().close();
  });
});

describe('in 3D', () => {
  const { newPage } = useBrowser('solid');

  test('no frame is drawn while nothing moves', async () => {
    const { path, kept } = preparedAt(LATE);
    const viewport = { width: 400, height: 500 };
    const page = await newPage({ settings: { face: '3d', motion: 'on', speed: 4 }, kept, viewport });
    await page.addInitScript(() => {
      const state = Object.assign(globalThis, { counted: 0 });
      const methods = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const;
      const { prototype } = WebGL2RenderingContext;
      for (const method of methods) {
        const draw = prototype[method] as (...all: unknown[]) => void;
        Object.assign(prototype, {
          [method](...all: unknown[]) {
            state.counted += 1;
            draw.apply(this, all);
          },
        });
      }
    });
    await page.goto(path);
    await page.waitForSelector('.oia-face canvas', { timeout: 60_000 });
    await squareAt(page, 'd4').click();
    await expect.poll(() => counted(page), { timeout: 60_000 }).toBeGreaterThan(0);
    await expectRest(page);
    await page.context().close();
  });
});
