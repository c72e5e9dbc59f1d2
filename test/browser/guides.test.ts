import { GUIDES, type PowerGuide } from '@oia/learning';
import type { PowerId } from '@oia/rules';
import { en, loadChunk } from '@oia/texts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { solveTask } from './exercise-player.ts';
import { prepared } from './kept-game.ts';
import { squareAt } from './views.ts';

const { newPage } = useBrowser();
const { exercise, powersPage } = en.ui;
const words = await loadChunk('en', 'guides');
const rulebook = await loadChunk('en', 'rulebook');

const guideTo = (power: PowerId): PowerGuide => GUIDES[power] as PowerGuide;

/** The squares of a step: 'b3-c4', 'b3xc4', '+c4'. */
const squaresIn = (step: string): string[] => step.match(/[a-e][1-5]/g) ?? [];

type Press = (square: Locator) => Promise<void>;

const byMouse: Press = (square) => square.click();
const byTouch: Press = (square) => square.tap();
const byKeys: Press = (square) => square.press('Enter');

/** `place` is the page, or a dialog of it. */
async function solve(place: Page | Locator, power: PowerId, press: Press): Promise<void> {
  // The board of another part may still be there.
  await expect.poll(() => place.locator('.exercise-answer').textContent()).toContain(words[power]?.task);
  for (const step of guideTo(power).task.solution.split(' ')) {
    for (const square of squaresIn(step)) await press(squareAt(place, square));
  }
  await expect.poll(() => place.locator('.exercise-answer').textContent()).toContain(words[power]?.done);
}

const part = (page: Page, name: 'demo' | 'limit' | 'task') =>
  page.getByRole('tab', { name: new RegExp(exercise[name]) });

test('a demonstration by mouse: the effect, its limit, a wrong try, the task', async () => {
  const page = await newPage();
  await page.goto('/powers/pan');
  await page.getByRole('button', { name: exercise.play }).click();
  await page.getByRole('button', { name: exercise.again }).waitFor();
  await expect.poll(() => squareAt(page, 'b4').getAttribute('aria-label')).toMatch(/worker/);
  await page.getByRole('button', { name: exercise.next }).click();
  await expect.poll(() => page.locator('.exercise-answer').textContent()).toBe(words.pan?.limit);
  await part(page, 'task').click();
  await squareAt(page, 'c4').click();
  await squareAt(page, 'd5').click();
  await expect.poll(() => page.locator('.exercise-answer').textContent()).not.toBe(words.pan?.task);
  await page.getByRole('button', { name: exercise.restart }).click();
  await solve(page, 'pan', byMouse);
  await page.context().close();
});

const HARD: readonly PowerId[] = [
  'aeolus',
  'chaos',
  'dionysus',
  'gaea',
  'graeae',
  'hecate',
  'moerae',
  'selene',
  'tartarus',
];

test('difficult powers: secrets, chance, replies, steps without a square', async () => {
  const page = await newPage();
  for (const power of HARD) {
    await page.goto(`/powers/${power}`);
    await part(page, 'task').click();
    await solveTask(page, guideTo(power).task);
    await expect.poll(() => page.locator('.exercise-answer').textContent()).toContain(words[power]?.done);
  }
  await page.context().close();
});

test('a demonstration by keyboard', async () => {
  const page = await newPage();
  await page.goto('/powers/demeter');
  await part(page, 'demo').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => part(page, 'task').getAttribute('aria-selected')).toBe('true');
  await solve(page, 'demeter', byKeys);
  await expect.poll(() => page.locator('[data-voice]').textContent()).toContain(words.demeter?.done);
  await page.context().close();
});

test('a demonstration on a phone, in a game, by tapping a card', async () => {
  const game = prepared({ players: 2, powers: ['minotaur', 'pan'] }, '@a1');
  const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, kept: game.kept });
  await page.goto(game.path);
  await page.locator('.card-button').first().tap();
  await page.getByRole('button', { name: `${exercise.guide}: ${en.powers.minotaur.name}` }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: new RegExp(exercise.task) }).tap();
  await solve(dialog, 'minotaur', byTouch);
  await page.context().close();
});

test('the solution is shown on demand', async () => {
  const page = await newPage();
  await page.goto('/powers/pan');
  await part(page, 'task').click();
  await page.getByRole('button', { name: exercise.showSolution }).click();
  await expect.poll(() => page.locator('.exercise-answer').textContent()).toBe(exercise.solution);
  await page.getByRole('button', { name: exercise.restart }).click();
  await expect.poll(() => page.locator('.exercise-answer').textContent()).toBe(words.pan?.task);
  await page.context().close();
});

test('a question has a position to try, and the rulings are folded below it', async () => {
  const page = await newPage();
  await page.goto('/powers/pan');
  const question = page.locator('.guide-question').first();
  await question.getByRole('button', { name: exercise.tryIt }).click();
  await question.locator('.oia-board').waitFor();
  await question.getByRole('button', { name: exercise.play }).click();
  await question.getByRole('button', { name: exercise.again }).waitFor();
  expect(await page.locator('.rulings').count()).toBe(0);
  await page.getByText(exercise.reference).click();
  await page.locator('.rulings').waitFor();
  await page.context().close();
});

test('the rules: chapters, a board to play on, an unknown chapter', async () => {
  const page = await newPage();
  await page.goto('/rules');
  await page.getByRole('button', { name: rulebook.tryBoard }).first().click();
  await squareAt(page, 'b3').click();
  await squareAt(page, 'c3').click();
  await expect.poll(() => page.locator('.exercise-answer').textContent()).toBe(exercise.tryFreely);
  await page.getByRole('link', { name: rulebook.chapters.fleece.title }).click();
  await page.getByRole('heading', { name: rulebook.chapters.fleece.title }).waitFor();
  await page.goto('/rules/chess');
  await page.getByText(rulebook.unknownChapter).waitFor();
  await page.getByRole('link', { name: rulebook.toRules }).click();
  await page.getByRole('heading', { name: rulebook.chapters.game.title }).waitFor();
  await page.context().close();
});

test('the printed rules: black on white even in the dark theme, all chapters, no menu', async () => {
  const page = await newPage({ settings: { theme: 'dark' } });
  await page.goto('/rules/fleece');
  await page.locator('.figure:visible').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const ink = page.getByRole('heading', { name: rulebook.chapters.fleece.title });
  expect(await ink.evaluate((heading) => getComputedStyle(heading).color)).toBe('rgb(0, 0, 0)');
  await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBe(Object.keys(rulebook.chapters).length);
  expect(await page.locator('.app-header').isVisible()).toBe(false);
  await page.context().close();
});

test('an unknown power', async () => {
  const page = await newPage();
  await page.goto('/powers/loki');
  await page.getByRole('alert').waitFor();
  await page.getByRole('link', { name: powersPage.toAll }).click();
  await page.locator('.deck').first().waitFor();
  await page.context().close();
});
