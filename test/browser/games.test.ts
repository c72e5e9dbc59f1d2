import { type MatchOptions, stepText } from '@oia/rules';
import { expect, test } from 'vitest';
import { eliminates, isCut, isKind, lowDome } from '../offers/power-games.ts';
import { type Event, shortGame } from '../offers/short-games.ts';
import { type PageOptions, useBrowser } from './browser.ts';
import { prepared } from './kept-game.ts';
import { preparedAt } from './kept-position.ts';
import { type InputMethod, TestPlayer } from './player.ts';
import { squareAt } from './views.ts';

const { newPage } = useBrowser();

const PHONE: PageOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Plays a whole game with these options in which `event` happens, and checks its outcome. */
async function playThrough(
  options: MatchOptions,
  event?: Event,
  method: InputMethod = 'mouse',
  pageOptions: PageOptions = {},
) {
  const whole = shortGame(options, event);
  const { path, kept, game } = prepared(options);
  const page = await newPage({ kept, ...pageOptions });
  await page.goto(path);
  await page.waitForSelector('.game, [data-cover]');
  const player = new TestPlayer(page, game, method);
  for (const { step } of whole.moments) await player.play(step);
  expect(player.game.outcome).toEqual(whole.outcome);
  await expect.poll(() => page.locator('.game').getAttribute('data-over')).toBe(whole.outcome?.reason);
  await page.locator('.game-result').waitFor();
  await page.context().close();
}

const two = (first: string, second: string): MatchOptions => ({ players: 2, powers: [first, second] });

// The games of all powers are played without a page, by what it offers (test/offers/power-games.test.ts): these show that the page does so in every way.
test('a whole game by mouse, with directions to choose', () => playThrough(two('siren', 'pan'), isKind('drag')));
test('a whole game by keyboard alone, with menus', () => playThrough(two('atlas', 'pan'), lowDome, 'keyboard'));
test('a whole game on a phone, by touch', () => playThrough(two('artemis', 'demeter'), undefined, 'touch', PHONE));
test('a game with secrets, in which the device is handed over', () => playThrough(two('hecate', 'atlas'), isCut));
test('of three players one is eliminated and the others continue', () =>
  playThrough({ players: 3, powers: ['apollo', 'atlas', 'demeter'] }, eliminates));

test('a whole game by typed turns', async () => {
  const whole = shortGame({ players: 2 });
  const { path, kept, game } = prepared({ players: 2 });
  const page = await newPage({ kept });
  await page.goto(path);
  await page.waitForSelector('.game');
  const player = new TestPlayer(page, game);
  for (const { step, before } of whole.moments) {
    const played = player.game.play(step);
    if (!played.ok) throw new Error('not legal');
    await player.type(stepText(whole.match, before, step));
    player.game = played.value;
    await player.expectSame();
  }
  await expect.poll(() => page.locator('.game').getAttribute('data-over')).toBe(whole.outcome?.reason);
  await page.context().close();
});

test('on a phone the board does not move when a card shows a message', async () => {
  const { path, kept, game } = preparedAt('00000/00000/00100/00000/00000 A athena:fb2,md2 pan:fb4,md4');
  const page = await newPage({ kept, ...PHONE });
  await page.goto(path);
  const top = async (): Promise<number | undefined> => (await squareAt(page, 'c3').boundingBox())?.y;
  await page.waitForSelector('.game');
  const before = await top();
  await new TestPlayer(page, game, 'touch').playTexts('d2-c3 c3+d3');
  await expect.poll(() => page.locator('.player-notes li').count()).toBe(1);
  expect(await top()).toBe(before);
  await page.context().close();
});
