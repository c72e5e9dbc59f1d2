import { en } from '@oia/texts';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { prepared } from './kept-game.ts';
import { squareAt } from './views.ts';

const { newPage } = useBrowser();
const { game } = en.ui;
const PLACED = '@b2 @d4 @b4 @d2';

test('the prompt addresses the only person and follows the selected worker', async () => {
  const { path, kept } = prepared({ players: 2, start: 0 }, PLACED, ['person', 1]);
  const page = await newPage({ kept });
  await page.goto(path);
  const prompt = page.locator('.game-prompt-line');
  await expect.poll(() => prompt.textContent()).toBe(`${game.yourTurn} ${en.prompts.move}`);
  await squareAt(page, 'b2').click();
  const inHand = game.inHand({ does: 'move', sex: 'female' });
  await expect.poll(() => prompt.textContent()).toBe(`${game.yourTurn} ${inHand}`);
  await page.keyboard.press('Escape');
  await expect.poll(() => prompt.textContent()).toBe(`${game.yourTurn} ${en.prompts.move}`);
  await page.context().close();
});

test('the prompt names people who share the device; a power that asks shows its emblem', async () => {
  const { path, kept } = prepared({ players: 2, powers: ['artemis', 'pan'], start: 0 }, `${PLACED} b2-b3`);
  const page = await newPage({ kept, settings: { language: 'fr' } });
  await page.goto(path);
  const prompt = page.locator('.game-prompt-line');
  await prompt.locator('.emblem').waitFor();
  await expect.poll(() => prompt.locator('strong').textContent()).toBe('Anna, à vous. ');
  await page.context().close();
});

test('on a phone the prompt is between the players and the board', async () => {
  const { path, kept } = prepared({ players: 2, start: 0 }, PLACED, ['person', 1]);
  const page = await newPage({ kept, viewport: { width: 390, height: 844 } });
  await page.goto(path);
  const topOf = async (selector: string): Promise<number> => (await page.locator(selector).boundingBox())?.y ?? -1;
  const tops = [await topOf('.game-players'), await topOf('.game-prompt'), await topOf('.game-board')];
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  await page.context().close();
});
