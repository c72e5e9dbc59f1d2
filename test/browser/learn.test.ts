import { questionOf, think } from '@oia/engine';
import { shippedNet } from '@oia/engine/node';
import { FIRST_LESSONS, gameAt, LESSON_IDS, LESSONS, type LessonId, withSteps } from '@oia/learning';
import { Game, parseSquare, plainStep, readPosition, sideAt, squareName, workersOf } from '@oia/rules';
import { en, loadChunk } from '@oia/texts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { squareAt } from './views.ts';

const { newPage } = useBrowser();
const { learn, home, exercise, game: gameWords } = en.ui;
const lessons = await loadChunk('en', 'lessons');
const coach = await loadChunk('en', 'coach');
const net = shippedNet();

/** The squares to click for some steps. */
const squaresOf = (game: Game, steps: string): readonly string[] =>
  withSteps(game, steps)
    .moments.slice(game.moments.length)
    .flatMap(({ step }) => {
      const plain = plainStep(step);
      if (plain.kind === 'move') return [plain.from, plain.to];
      return 'at' in plain ? [plain.at] : [];
    })
    .map(squareName);

const solutionOf = (id: LessonId): readonly string[] => squaresOf(gameAt(LESSONS[id].position), LESSONS[id].solution);

const answer = (page: Page): Locator => page.locator('.exercise-answer');

const isSolved = (page: Page, id: LessonId): Promise<void> =>
  answer(page)
    .and(page.getByText(`${exercise.reached} ${lessons[id].done}`))
    .waitFor();

async function click(page: Page, squares: readonly string[]): Promise<void> {
  for (const square of squares) await squareAt(page, square).click();
}

const link = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

describe('the first two minutes of a beginner', () => {
  test('lead from the start page through the lessons to a first game that is won', async () => {
    const page = await newPage({ coach: true });
    await page.goto('/');
    await link(page, home.learn).click();
    await takeFirstLessons(page);
    await button(page, learn.playFirst).click();
    await page.locator('.player-level', { hasText: en.ui.computers.level({ level: 1 }) }).waitFor();
    await placeWorkers(page);
    await firstTurnWithCoach(page);
    await playToTheEnd(page);
    expect((await gameIn(page)).outcome?.winner).toBe(0);
    expect(await page.locator('.coach').count()).toBe(0);
    await page.goto('/');
    await link(page, en.ui.common.learn).first().waitFor();
    expect(await link(page, home.learn).count()).toBe(0);
    await page.context().close();
  });
});

async function takeFirstLessons(page: Page): Promise<void> {
  for (const id of FIRST_LESSONS) {
    await page.getByRole('heading', { name: lessons[id].title, exact: true }).waitFor();
    await click(page, solutionOf(id));
    await isSolved(page, id);
    const next = LESSON_IDS[LESSON_IDS.indexOf(id) + 1] as LessonId;
    if (id !== FIRST_LESSONS.at(-1)) await link(page, learn.next({ name: lessons[next].title })).click();
  }
}

/** Near the middle, where the computer has left room if it began. */
async function placeWorkers(page: Page): Promise<void> {
  for (const count of [1, 2]) {
    await expect.poll(() => isMyTurn(page), { timeout: 30_000 }).toBe(true);
    const { position } = await gameIn(page);
    const free = ['c3', 'b3', 'd3', 'c4', 'c2'].filter((name) => sideAt(position, parseSquare(name) as number) < 0);
    await click(page, free.slice(0, 1));
    await expect.poll(async () => workersOf((await gameIn(page)).position, 0).length).toBe(count);
  }
}

/** The coach speaks before the first move, then explains building, and each tip is gone once it was followed. */
async function firstTurnWithCoach(page: Page): Promise<void> {
  await expect.poll(() => isMyTurn(page), { timeout: 30_000 }).toBe(true);
  const text = (await page.locator('.coach').textContent()) ?? '';
  // If the computer began, there may be something to climb already.
  expect([coach.win, coach.climb].some((tip) => text.includes(tip))).toBe(true);
  const [from, to, at] = await goodSquares(page);
  await click(page, [from as string, to as string]);
  await page.getByText(coach.build).waitFor();
  await click(page, [at as string]);
  await page.getByText(coach.build).waitFor({ state: 'detached' });
}

const gameIn = async (page: Page): Promise<Game> => {
  const read = readPosition((await page.locator('.game').getAttribute('data-position')) ?? '');
  if (!read.ok) throw new Error(read.error.code);
  return Game.from(read.value);
};

/** The squares of a good turn for the position on the page. */
async function goodSquares(page: Page): Promise<readonly string[]> {
  const game = await gameIn(page);
  const thought = think({ ...questionOf(game, 0, { level: 8, seed: 1 }), budget: 60_000, nodes: 3_000 }, { net });
  if (!thought.ok) throw new Error('no thought');
  return thought.value.steps.flatMap((step) => {
    const plain = plainStep(step);
    if (plain.kind === 'move') return [squareName(plain.from), squareName(plain.to)];
    return 'at' in plain ? [squareName(plain.at)] : [];
  });
}

const isMyTurn = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { actor, over } = document.querySelector<HTMLElement>('.game')?.dataset ?? {};
    return over !== undefined || actor === '0';
  });

async function playToTheEnd(page: Page): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    await expect.poll(() => isMyTurn(page), { timeout: 30_000 }).toBe(true);
    if ((await gameIn(page)).outcome) return;
    await click(page, await goodSquares(page));
  }
}

describe('a lesson', () => {
  test('by keyboard: the title has the focus, the answer is announced, the next lesson is a link', async () => {
    const page = await newPage();
    await page.goto('/learn/build');
    const heading = page.getByRole('heading', { name: lessons.build.title });
    await expect.poll(() => heading.evaluate((title) => title === document.activeElement)).toBe(true);
    await page.locator('.oia-square[tabindex="0"]').focus();
    for (const square of solutionOf('build')) await press(page, square);
    await isSolved(page, 'build');
    await page.locator('[data-voice]').getByText(lessons.build.done).waitFor();
    await link(page, learn.next({ name: lessons.climb.title })).focus();
    await page.keyboard.press('Enter');
    const next = page.getByRole('heading', { name: lessons.climb.title });
    await expect.poll(() => next.evaluate((title) => title === document.activeElement)).toBe(true);
    await page.context().close();
  });

  test('on a phone: a climb of two levels is refused with a reason, one level is right, and all of it is on the screen', async () => {
    const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto('/learn/climb');
    await squareAt(page, 'b2').tap();
    await squareAt(page, 'b3').tap();
    await answer(page)
      .and(page.getByText(en.reasons.tooHigh({ square: 'b3', from: 0, to: 2 })))
      .waitFor();
    await squareAt(page, 'b2').tap();
    await squareAt(page, 'c3').tap();
    await isSolved(page, 'climb');
    const box = await link(page, learn.next({ name: lessons.descend.title })).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    await page.context().close();
  });

  test('responds to a failed try, shows why, and shows the solution', async () => {
    const page = await newPage();
    await page.goto('/learn/dome');
    await click(page, ['b2', 'b1', 'a1']);
    await answer(page).and(page.getByText(exercise.opponentWins)).waitFor();
    await button(page, exercise.showWhy).click();
    await page.getByText(exercise.refutation).first().waitFor();
    await button(page, exercise.restart).click();
    await answer(page).and(page.getByText(lessons.dome.task)).waitFor();
    await button(page, exercise.showSolution).click();
    await page.getByText(exercise.solution).first().waitFor();
    await button(page, exercise.restart).click();
    await click(page, solutionOf('dome'));
    await isSolved(page, 'dome');
    await page.context().close();
  });

  test('about placing lets a worker be taken back', async () => {
    const page = await newPage();
    await page.goto('/learn/placement');
    await click(page, ['a1']);
    await button(page, exercise.undo).click();
    await click(page, ['c4', 'd3']);
    await isSolved(page, 'placement');
    await page.context().close();
  });

  test('of two turns is played with a reply', async () => {
    const page = await newPage();
    await page.goto('/learn/plan');
    await click(page, solutionOf('plan').slice(0, 3));
    await page.getByText(exercise.replying).first().waitFor();
    await expect.poll(() => answer(page).getAttribute('data-status')).toBe('player');
    await click(page, ['d4', 'e4']);
    await isSolved(page, 'plan');
    await link(page, en.ui.common.powers).last().waitFor();
    await page.context().close();
  });

  test('whose words load late is shown without an error once they have arrived', async () => {
    const page = await newPage();
    await page.route('**/assets/lessons-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    const errors: Error[] = [];
    page.removeAllListeners('pageerror').on('pageerror', (error) => errors.push(error));
    await page.goto('/learn/build');
    await page.getByRole('heading', { name: lessons.build.title }).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('that does not exist shows a message and a way back', async () => {
    const page = await newPage();
    await page.goto('/learn/toString');
    await page.getByRole('heading', { name: learn.unknown({ name: 'toString' }) }).waitFor();
    await link(page, learn.all).click();
    await page.getByRole('heading', { name: learn.title }).waitFor();
    await page.context().close();
  });
});

/** Goes to a square with the arrow keys and chooses it. */
async function press(page: Page, name: string): Promise<void> {
  const target = 'abcde'.indexOf(name.charAt(0)) + 5 * (Number(name.charAt(1)) - 1);
  const current = async (): Promise<number> =>
    Number(await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.square ?? '-1'));
  for (let now = await current(); now !== target; now = await current()) {
    const [dx, dy] = [(target % 5) - (now % 5), Math.floor(target / 5) - Math.floor(now / 5)];
    await page.keyboard.press(dx > 0 ? 'ArrowRight' : dx < 0 ? 'ArrowLeft' : dy > 0 ? 'ArrowUp' : 'ArrowDown');
  }
  await page.keyboard.press('Enter');
}

describe('progress', () => {
  test('is saved, and the lessons continue where they were left', async () => {
    const page = await newPage();
    await page.goto('/learn/move');
    await click(page, solutionOf('move'));
    await isSolved(page, 'move');
    await page.goto('/learn');
    await page.getByText(learn.progress({ done: 1, of: LESSON_IDS.length })).waitFor();
    await expect.poll(() => page.locator('.learn-mark').count()).toBe(1);
    await link(page, learn.goOn({ name: lessons.build.title })).click();
    await page.getByRole('heading', { name: lessons.build.title }).waitFor();
    await page.context().close();
  });

  test('without storage lasts as long as the page, with a warning', async () => {
    const page = await newPage();
    await page.goto('/learn/move');
    await page.evaluate(() => {
      Storage.prototype.setItem = (): void => {
        throw new Error('denied');
      };
    });
    await click(page, solutionOf('move'));
    await isSolved(page, 'move');
    await page.getByText(learn.keptDenied).waitFor();
    await link(page, learn.all).click();
    await page.getByText(learn.progress({ done: 1, of: LESSON_IDS.length })).waitFor();
    await page.getByText(learn.keptDenied).waitFor();
    await page.context().close();
  });
});

test('a tip moves nothing, stays hidden once dismissed, and the next game has no coach', async () => {
  const page = await newPage({ coach: true, viewport: { width: 390, height: 664 } });
  const board = (): Promise<unknown> => page.locator('.board-frame-board').boundingBox();
  const begin = async (): Promise<void> => {
    await page.goto('/');
    await button(page, home.playFriends).click();
    await page.locator('.game-board').waitFor();
    await click(page, ['b2', 'd2', 'b4', 'd4']);
    await page.getByText(gameWords.title({ players: 'Player A and Player B' })).waitFor();
  };
  await begin();
  const tip = await page.locator('.coach').boundingBox();
  expect((tip?.y ?? 0) + (tip?.height ?? 0)).toBeLessThanOrEqual(664);
  const before = await board();
  await button(page, coach.gotIt).click();
  await page.locator('.coach').waitFor({ state: 'detached' });
  expect(await board()).toEqual(before);
  expect(await page.evaluate(() => document.activeElement?.classList.contains('oia-square'))).toBe(true);
  await page.reload();
  await squareAt(page, 'b2').click();
  await squareAt(page, 'c2').click();
  await page.getByText(coach.build).waitFor();
  await begin();
  await squareAt(page, 'b2').click();
  await squareAt(page, 'c2').click();
  await page.locator('.log-step').nth(4).waitFor({ state: 'attached' });
  expect(await page.locator('.coach').count()).toBe(0);
  await page.context().close();
});
