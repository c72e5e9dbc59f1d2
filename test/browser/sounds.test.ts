import { en } from '@oia/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type PageOptions, useBrowser } from './browser.ts';
import { prepared } from './kept-game.ts';
import { TestPlayer } from './player.ts';

const { newPage } = useBrowser();
const { sounds, game } = en.ui;
const TWO_TURNS = '@b2 @d4 @b4 @d2 b2-b3 +b2 b4-a4 +a5';

/** Counts the sources of sound that are started. */
async function listening(options: PageOptions): Promise<Page> {
  const page = await newPage(options);
  await page.addInitScript(() => {
    Object.assign(window, { heard: 0 });
    const count = (): number => (window as unknown as { heard: number }).heard++;
    for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
      const { start } = prototype;
      prototype.start = function counted(...times: [number?]): void {
        count();
        start.apply(this, times);
      };
    }
  });
  return page;
}

const heardOn = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { heard: number }).heard);

test('sounds are offered once; after a yes the next step has a sound', async () => {
  const { path, kept, game: start } = prepared({ players: 2 }, TWO_TURNS);
  const page = await listening({ kept, settings: { soundAsked: false } });
  await page.goto(path);
  await page.getByText(sounds.question).waitFor();
  expect(await heardOn(page)).toBe(0);
  await page.getByRole('button', { name: sounds.yes }).click();
  await page.getByText(sounds.question).waitFor({ state: 'detached' });
  await new TestPlayer(page, start).playTexts('d4-e4');
  await expect.poll(() => heardOn(page)).toBeGreaterThan(0);
  await page.reload();
  await page.locator('.oia-square').first().waitFor();
  expect(await page.getByText(sounds.question).count()).toBe(0);
  await expect
    .poll(() => page.getByRole('button', { name: game.sound, exact: true }).getAttribute('aria-pressed'))
    .toBe('true');
  await page.context().close();
});

test('after a no there is no sound, and the game has a button to change that', async () => {
  const { path, kept, game: start } = prepared({ players: 2 }, TWO_TURNS);
  const page = await listening({ kept, settings: { soundAsked: false } });
  await page.goto(path);
  await page.getByRole('button', { name: sounds.no, exact: true }).click();
  const player = new TestPlayer(page, start);
  await player.playTexts('d4-e4');
  expect(await heardOn(page)).toBe(0);
  await page.getByRole('button', { name: game.sound, exact: true }).click();
  await player.playTexts('+e5');
  await expect.poll(() => heardOn(page)).toBeGreaterThan(0);
  await page.context().close();
});

test('the question is not asked at the beginning', async () => {
  const { path, kept } = prepared({ players: 2 }, '@b2 @d4');
  const page = await newPage({ kept, settings: { soundAsked: false } });
  await page.goto(path);
  await page.locator('.oia-square').first().waitFor();
  expect(await page.getByText(sounds.question).count()).toBe(0);
  await page.context().close();
});
