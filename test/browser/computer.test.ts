import { stepText } from '@oia/rules';
import { en } from '@oia/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { prepared } from './kept-game.ts';
import { preparedAt } from './kept-position.ts';
import { TestPlayer } from './player.ts';
import { recordDelays } from './recorded-delays.ts';
import { LATE } from './views.ts';

const { newPage } = useBrowser();
const words = en.ui.game;
const PLACED = '@b2 @d4 @b4 @d2';
/** The computer thinks for a second; the rest is for a busy machine. */
const ANSWER = { timeout: 20_000 };

/** The pause between two steps of computers at normal speed. */
const NORMAL_PACE_MS = 750;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const positionOf = (page: Page): Promise<string | null> => page.locator('.game').getAttribute('data-position');

/** Ticks of the main thread, which must not be blocked. */
interface Watch {
  ticks: number;
  whileThinking: number;
  longest: number;
}

function watchTicks(): void {
  const watch = { ticks: 0, whileThinking: 0, longest: 0 };
  Object.assign(globalThis, { watch });
  let last = performance.now();
  const tick = (): void => {
    const now = performance.now();
    const isThinking = document.querySelector('.game-prompt-line')?.textContent?.includes('thinking');
    if (isThinking) {
      watch.whileThinking += 1;
      watch.longest = Math.max(watch.longest, now - last);
    }
    watch.ticks += 1;
    last = now;
    setTimeout(tick, 10);
  };
  tick();
}

test('the computer replies, and the page stays responsive while it thinks', async () => {
  const { path, kept, game } = prepared({ players: 2, start: 0 }, PLACED, ['person', 8]);
  const page = await newPage({ kept });
  await page.addInitScript(watchTicks);
  await page.goto(path);
  await page.waitForSelector('.game');
  const asked = performance.now();
  await new TestPlayer(page, game).type('b2-c2 +c3');
  await expect.poll(() => page.locator('.log-turn').count(), ANSWER).toBe(2);
  await page.waitForSelector('.game[data-actor="0"]');
  const { whileThinking, longest } = await page.evaluate(() => (globalThis as unknown as { watch: Watch }).watch);
  const took = Math.round(performance.now() - asked);
  console.info(`the computer took ${took} ms; the longest wait of the page meanwhile was ${Math.round(longest)} ms`);
  expect(whileThinking).toBeGreaterThan(3);
  await page.context().close();
});

test('a whole turn against the computer can be taken back', async () => {
  const { path, kept, game } = prepared({ players: 2, start: 0 }, PLACED, ['person', 1]);
  const page = await newPage({ kept });
  await page.goto(path);
  const player = new TestPlayer(page, game);
  await player.expectSame();
  await player.type('b2-c2 +c3');
  await expect.poll(() => page.locator('.log-turn').count(), ANSWER).toBe(2);
  await page.waitForSelector('.game[data-actor="0"]');
  await button(page, words.takeBack).click();
  await player.expectSame();
  await player.playTexts('b2-c2');
  await page.context().close();
});

test('a hint names the worker, then the turn with its squares, then the reason', async () => {
  const { path, kept, game } = preparedAt(LATE, { players: ['person', 1] });
  const page = await newPage({ kept });
  await page.goto(path);
  await page.waitForSelector('.game');
  const frames = page.locator('.oia-face rect[stroke="var(--oia-hint)"]');
  expect(await frames.count()).toBe(0);
  await button(page, words.hint).click();
  await expect.poll(() => page.locator('.game-feedback').textContent(), ANSWER).toContain('d4');
  await expect.poll(() => frames.count()).toBe(1);
  await button(page, words.hint).click();
  await expect.poll(() => page.locator('.game-feedback').textContent()).toContain('d5');
  await expect.poll(() => frames.count()).toBe(2);
  await button(page, words.hint).click();
  await page.locator('.game-feedback').getByText(en.ui.hints.wins).waitFor();
  await new TestPlayer(page, game).expectSame();
  await page.context().close();
});

const hintsOn = (page: Page): Promise<string[]> =>
  page.locator('.oia-face [data-hint]').evaluateAll((all) => all.map((each) => each.getAttribute('data-hint') ?? ''));

test('a hint shows its whole turn, and the remaining steps as long as they are followed', async () => {
  const { path, kept, game } = prepared({ players: 2, start: 0 }, PLACED, ['person', 1]);
  const page = await newPage({ kept });
  await page.goto(path);
  const player = new TestPlayer(page, game);
  await player.expectSame();
  await button(page, words.hint).click();
  // First only the worker, marked on its square.
  await expect.poll(() => hintsOn(page), ANSWER).toEqual(['move']);
  const said = page.locator('.game-feedback');
  await expect.poll(() => said.textContent()).toContain(en.ui.hints.moreTurn);
  await page.keyboard.press('h');
  await expect.poll(() => hintsOn(page)).toEqual(['move', 'build']);
  await expect.poll(() => said.textContent()).toContain(en.ui.hints.moreWhy);
  const [from, to, at] = (await page.locator('.game-feedback').textContent())?.match(/[a-e][1-5]/g) ?? [];
  await button(page, words.hint).click();
  await expect.poll(() => said.textContent()).not.toContain(en.ui.hints.moreWhy);
  // The sentence is announced, too.
  const hint = await said.locator('p').textContent();
  await expect.poll(() => page.locator('[data-voice]').textContent()).toContain(hint);
  await player.playTexts(`${from}-${to}`);
  expect(await hintsOn(page)).toEqual(['build']);
  await button(page, words.undo).click();
  await expect.poll(() => hintsOn(page)).toEqual(['move', 'build']);
  const other = new TestPlayer(page, game);
  await other.playTexts(`${from}-${to}`);
  const elsewhere = other.game.legalSteps().map((step) => stepText(other.game.match, other.game.position, step));
  await other.type(elsewhere.find((text) => !text.includes(`${at}`)) ?? '');
  await expect.poll(() => hintsOn(page)).toEqual([]);
  await page.context().close();
});

test('computers play a whole game for a spectator', async () => {
  const { path, kept } = preparedAt(LATE, { players: [1, 3] });
  const page = await newPage({ settings: { motion: 'on', speed: 4 }, kept });
  await page.goto(path);
  await page.waitForSelector('.game[data-over]', { timeout: 90_000 });
  await page.locator('.game-result').waitFor();
  await expect.poll(() => page.locator('.log-step').count()).toBeGreaterThan(0);
  await page.context().close();
});

test('a spectator can pause and resume, and has no buttons to play or take back', async () => {
  const { path, kept } = prepared({ players: 2 }, PLACED, [1, 3]);
  const page = await newPage({ settings: { motion: 'on', speed: 4 }, kept });
  await page.goto(path);
  await button(page, words.pause).click();
  await button(page, words.goOn).waitFor();
  const paused = await positionOf(page);
  // Several times the duration of a step at this speed.
  await page.waitForTimeout(1200);
  expect(await positionOf(page)).toBe(paused);
  expect(await button(page, words.undo).count()).toBe(0);
  expect(await page.locator('.game-typed').count()).toBe(0);
  await button(page, words.goOn).click();
  await expect.poll(() => positionOf(page), ANSWER).not.toBe(paused);
  await page.context().close();
});

test('a spectator can choose the speed, which survives a reload', async () => {
  const { path, kept } = prepared({ players: 2 }, PLACED, [1, 3]);
  const page = await newPage({ settings: { speed: 0.5 }, kept });
  const delays = await recordDelays(page);
  await page.goto(path);
  const speed = page.getByLabel(en.ui.computers.speed);
  await expect.poll(() => speed.inputValue()).toBe('0.5');
  await expect.poll(() => delays.next(), ANSWER).toContain(NORMAL_PACE_MS / 0.5);
  await speed.selectOption({ label: en.ui.computers.speeds[4] });
  await delays.next();
  const steps = await page.locator('.log-step').count();
  await expect.poll(() => page.locator('.log-step').count(), ANSWER).toBeGreaterThan(steps + 4);
  const asked = await delays.next();
  expect(asked).toContain(NORMAL_PACE_MS / 4);
  expect(asked).not.toContain(NORMAL_PACE_MS / 0.5);
  await page.reload();
  await expect.poll(() => page.getByLabel(en.ui.computers.speed).inputValue()).toBe('4');
  await page.context().close();
});

test('a player against the computer can choose the speed too; without computers there is no choice', async () => {
  for (const [player, count] of [
    [1, 1],
    ['person', 0],
  ] as const) {
    const { path, kept } = prepared({ players: 2, start: 0 }, PLACED, ['person', player]);
    const page = await newPage({ kept });
    await page.goto(path);
    await page.waitForSelector('.game');
    await expect.poll(() => page.getByLabel(en.ui.computers.speed).count()).toBe(count);
    await page.context().close();
  }
});

test('the computer can be interrupted, and resumes on demand', async () => {
  const { path, kept, game } = prepared({ players: 2, start: 0 }, PLACED, ['person', 1]);
  // Slow, so that there is time to interrupt it.
  const page = await newPage({ settings: { motion: 'on', speed: 0.5 }, kept });
  await page.goto(path);
  const player = new TestPlayer(page, game);
  await player.type('b2-c2 +c3');
  await button(page, words.stop).click();
  await button(page, words.goOn).waitFor();
  const paused = await positionOf(page);
  await button(page, words.goOn).click();
  await expect.poll(() => positionOf(page), ANSWER).not.toBe(paused);
  await page.context().close();
});

test('the page may share memory between threads, and compile the module of the net', async () => {
  const page = await newPage();
  await page.goto('/');
  const can = await page.evaluate(() => ({
    isolated: crossOriginIsolated,
    // The shortest valid module.
    compiled: new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)) instanceof WebAssembly.Module,
  }));
  expect(can).toEqual({ isolated: true, compiled: true });
});

test('more of a hint can be asked for after its first step', async () => {
  const { path, kept, game } = prepared({ players: 2, start: 0 }, PLACED, ['person', 1]);
  const page = await newPage({ kept });
  await page.goto(path);
  await button(page, words.hint).click();
  const said = page.locator('.game-feedback');
  await expect.poll(() => said.textContent(), ANSWER).toContain(en.ui.hints.moreTurn);
  const worker = (await said.textContent())?.match(/[a-e][1-5]/)?.[0] ?? '';
  const player = new TestPlayer(page, game);
  await button(page, words.hint).click();
  await expect.poll(() => said.textContent()).toContain(en.ui.hints.moreWhy);
  const to = (await said.textContent())?.match(/[a-e][1-5]/g)?.[1];
  await player.playTexts(`${worker}-${to}`);
  expect(await said.count()).toBe(0);
  await button(page, words.hint).click();
  await said.waitFor();
  await page.context().close();
});
