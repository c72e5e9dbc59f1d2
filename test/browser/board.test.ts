import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { preparedAt } from './kept-position.ts';
import { LATE, squareAt } from './views.ts';

const { newPage } = useBrowser();

test('a press that begins on the sea or on another square is not a click', async () => {
  const { path, kept } = preparedAt(LATE);
  const page = await newPage({ kept });
  await page.goto(path);
  await page.waitForSelector('.game');
  const board = await page.locator('.oia-board').boundingBox();
  const square = await squareAt(page, 'e1').boundingBox();
  if (!board || !square) throw new Error('no board');
  const middle = [square.x + square.width / 2, square.y + square.height / 2] as const;
  const drag = async (from: readonly [number, number], to: readonly [number, number]): Promise<void> => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
  };
  await drag([board.x + board.width - 3, board.y + board.height - 3], middle);
  await drag([middle[0] - square.width, middle[1]], middle);
  expect(await page.locator('.game-feedback').count()).toBe(0);
  // Small movements within one square are allowed.
  await drag([middle[0] - 8, middle[1]], [middle[0] + 8, middle[1]]);
  await page.locator('.game-feedback').waitFor();
  await page.context().close();
});

test('a complete tower shows no number', async () => {
  const { path, kept } = preparedAt('00000/00000/00043/00000/01200 A none:fa5,mb5 none:fd5,me5');
  const page = await newPage({ kept });
  await page.goto(path);
  await page.waitForSelector('.game');
  const numbers = page.locator('.oia-flat text').filter({ hasText: /^[1-4]$/ });
  const coordinates = await page.locator('.oia-flat text[fill="var(--oia-coordinate)"]').allTextContents();
  const all = await numbers.allTextContents();
  for (const digit of coordinates) if (all.includes(digit)) all.splice(all.indexOf(digit), 1);
  expect(all.sort()).toEqual(['1', '2', '3']);
  await page.context().close();
});
