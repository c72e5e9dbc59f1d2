import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { prepared } from './kept-game.ts';
import { TestPlayer } from './player.ts';
import { shortGame } from './short-games.ts';

const { newPage } = useBrowser('solid');

test('a whole game by mouse in 3D', { timeout: 240_000 }, async () => {
  const whole = shortGame({ players: 2, powers: ['artemis', 'demeter'] });
  const { path, kept, game } = prepared({ players: 2, powers: ['artemis', 'demeter'] });
  const page = await newPage({ kept, settings: { face: '3d' }, viewport: { width: 1000, height: 700 } });
  await page.goto(path);
  await page.locator('.oia-board canvas').waitFor({ timeout: 60_000 });
  const player = new TestPlayer(page, game, 'aimed mouse');
  for (const { step } of whole.moments) await player.play(step);
  await expect.poll(() => page.locator('.game').getAttribute('data-over')).toBe(whole.outcome?.reason);
});

/** The set-up and a few turns. */
const STEPS = 14;

test('turns by touch in 3D, on a phone', { timeout: 240_000 }, async () => {
  const { moments } = shortGame({ players: 2, powers: ['artemis', 'demeter'] });
  const { path, kept, game } = prepared({ players: 2, powers: ['artemis', 'demeter'] });
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await newPage({ kept, settings: { face: '3d' }, ...phone });
  await page.goto(path);
  await page.locator('.oia-board canvas').waitFor({ timeout: 60_000 });
  const player = new TestPlayer(page, game, 'aimed touch');
  for (const { step } of moments.slice(0, STEPS)) await player.play(step);
});
