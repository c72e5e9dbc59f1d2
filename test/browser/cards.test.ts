import { en } from '@oia/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { prepared } from './kept-game.ts';
import { preparedAt } from './kept-position.ts';
import { TestPlayer } from './player.ts';

const { newPage } = useBrowser();
const words = en.ui.game;

const lending = (page: Page): Promise<string | null> => page.locator('.player.fleece .player-notes').textContent();

test('the card beside the Ram names the holder of its power in the turn about to be played', async () => {
  const { path, kept, game } = preparedAt(
    '00000/00000/00000/00000/00000 A none:fd2,md3 none:fb2,mc4 fleece=pan ram=c3',
  );
  const page = await newPage({ kept });
  await page.goto(path);
  await page.waitForSelector('.player.fleece');
  const both = words.fleeceHeld({ players: en.together(['Anna', 'Ben']) });
  expect(await lending(page)).toBe(both);
  const player = new TestPlayer(page, game);
  await player.playTexts('d2-e1');
  expect(await lending(page)).toBe(both);
  await player.playTexts('e1+e2 b2-a1 a1+a2 d3-e3 e3+e4');
  expect(await lending(page)).toBe(words.fleeceHeld({ players: 'Ben' }));
  await player.playTexts('c4-c5 c5+d5');
  expect(await lending(page)).toBe(words.fleeceAsleep);
  await page.context().close();
});

test('before the first turn the card does not mention a current turn', async () => {
  const { path, kept, game } = prepared({ players: 2, fleece: 'aeolus' }, '@a1 @b1 @d5 @e5');
  const page = await newPage({ kept });
  await page.goto(path);
  await page.waitForSelector('.player.fleece');
  expect(await lending(page)).toBe(words.fleeceBefore);
  await new TestPlayer(page, game).playTexts('ram:c3');
  expect(await lending(page)).toContain(words.fleeceBefore);
  await page.context().close();
});

/** The shapes of lines: lying, standing, or points. */
function familyOf(lines: string): string {
  if (lines.includes('h.01')) return 'dots';
  return /V/.test(lines) ? 'bars' : 'stripes';
}

test("a player's mark has the pattern of the workers on the board", async () => {
  const { path, kept } = preparedAt('00000/00000/00000/00000/00000 A none:fa1,ma2 none:fc1,mc2 none:fe1,me2');
  const page = await newPage({ kept, settings: { patterns: true } });
  await page.goto(path);
  await page.waitForSelector('.game');
  const marks = await page
    .locator('.player .look-mark-pattern')
    .evaluateAll((all) => all.map((mark) => mark.getAttribute('d') ?? ''));
  const cloths = await page.evaluate(() =>
    [0, 1, 2].map((side) => {
      const worn = document.querySelector(`.oia-flat path[fill$="side-${side}-strong)"]`)?.getAttribute('fill') ?? '';
      const id = /#([^)]+)/.exec(worn)?.[1] ?? '';
      return document.getElementById(id)?.querySelector('path')?.getAttribute('d') ?? '';
    }),
  );
  expect(cloths.map(familyOf)).toEqual(marks.map(familyOf));
  expect(new Set(marks.map(familyOf)).size).toBe(3);
  await page.context().close();
});
