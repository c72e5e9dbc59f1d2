import { PUZZLE_LINES } from '@oia/learning/puzzle-data';
import { dailyPuzzle, openPuzzle, type Puzzle, type PuzzleEntry, PuzzleLibrary } from '@oia/learning/puzzles';
import { judge, Solver, winningLine } from '@oia/learning/solver';
import { activeSeat, Game, positionText, type Step, samePosition, squareName, stepA, stepB } from '@oia/rules';
import { en } from '@oia/texts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { squareAt } from './views.ts';

const { newPage } = useBrowser();
const { puzzles } = en.ui;
const library = new PuzzleLibrary(PUZZLE_LINES);
const SLOW = { timeout: 60_000, interval: 100 };

/** The first puzzle of a kind without powers: every step is a click on one or two squares. */
const bare = (kind: PuzzleEntry['kind']): PuzzleEntry =>
  library.entries.find(
    (entry) => entry.kind === kind && entry.powers.every((power) => power === 'none'),
  ) as PuzzleEntry;

function opened(entry: PuzzleEntry): Puzzle {
  const read = openPuzzle(entry);
  if (!read.ok) throw new Error(entry.position);
  return read.value;
}

function after(game: Game, steps: readonly Step[]): Game {
  return steps.reduce((now, step) => {
    const next = now.play(step);
    if (!next.ok) throw new Error('an illegal step');
    return next.value;
  }, game);
}

const gameOf = ({ match, start }: Puzzle): Game => Game.from({ match, position: start });

/** The turns of a win in 2: the key, and what wins after the reply. */
function winningTurns(puzzle: Puzzle): readonly (readonly Step[])[] {
  const side = activeSeat(puzzle.start);
  const keyed = after(gameOf(puzzle), puzzle.steps);
  const reply = judge({ position: positionText(keyed), side, aim: 'win', turns: 1 }).line.flat();
  const [last = []] = winningLine({ position: positionText(after(keyed, reply)), side, turns: 1 });
  return [puzzle.steps, last];
}

function wrongTurn({ match, start, solved }: Puzzle): readonly Step[] {
  const turns = new Solver(match, 1).turnsOf(start);
  return turns.find(({ result }) => !samePosition(result, solved))?.steps ?? [];
}

type Press = (square: Locator) => Promise<void>;
const byMouse: Press = (square) => square.click();
const byTouch: Press = (square) => square.tap();
const byKeys: Press = (square) => square.press('Enter');

/** A move touches two squares, a build after it one. */
async function play(page: Page, steps: readonly Step[], press: Press): Promise<void> {
  for (const [i, step] of steps.entries()) {
    if (i === 0) await press(squareAt(page, squareName(stepA(step))));
    await press(squareAt(page, squareName(stepB(step))));
  }
}

const phase = (page: Page): Promise<string | null> => page.locator('.puzzle-answer').getAttribute('data-phase');
const answer = (page: Page): Promise<string | null> => page.locator('.puzzle-answer').textContent();
const spoken = (page: Page): Promise<string | null> => page.locator('[data-voice]').textContent();

async function solve(page: Page, entry: PuzzleEntry, press: Press): Promise<void> {
  const [key = [], last = []] = winningTurns(opened(entry));
  await play(page, key, press);
  await expect.poll(() => answer(page), SLOW).toContain(puzzles.turnsLeft({ count: 1 }));
  await play(page, last, press);
  await expect.poll(() => phase(page), SLOW).toBe('solved');
}

describe('a win in two turns', () => {
  const entry = bare('win2');

  test('by mouse: the rating rises, and the next puzzle is a different one', async () => {
    const page = await newPage();
    await page.goto(`/puzzles/${entry.id}`);
    expect(await answer(page)).toBe(puzzles.task.win2);
    await solve(page, entry, byMouse);
    expect(await answer(page)).toContain(puzzles.solved);
    await page.getByRole('button', { name: puzzles.next }).click();
    await expect.poll(() => page.url(), SLOW).not.toContain(entry.id);
    await page.goto('/puzzles');
    expect(Number(await page.locator('.puzzles-rating').textContent())).toBeGreaterThan(1000);
    await page.context().close();
  });

  test('by keyboard, with announcements', async () => {
    const page = await newPage();
    await page.goto(`/puzzles/${entry.id}`);
    await solve(page, entry, byKeys);
    await expect.poll(() => spoken(page)).toContain(puzzles.solved);
    await page.context().close();
  });

  test('on a phone', async () => {
    const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto(`/puzzles/${entry.id}`);
    await solve(page, entry, byTouch);
    await page.context().close();
  });

  test('a wrong turn is refuted on the board, and the next try starts there', async () => {
    const page = await newPage();
    await page.goto(`/puzzles/${entry.id}`);
    await play(page, wrongTurn(opened(entry)), byMouse);
    await expect.poll(() => phase(page), SLOW).toBe('missed');
    await expect.poll(() => spoken(page)).toMatch(/^.*Not this/);
    expect(await answer(page)).toContain('1000 → 9');
    await page.getByRole('button', { name: puzzles.again }).click();
    await solve(page, entry, byMouse);
    expect(await answer(page)).toContain(puzzles.solvedWithHelp);
    await page.context().close();
  });

  test('hints name the worker, then show the turn; the solution is played', async () => {
    const page = await newPage();
    await page.goto(`/puzzles/${entry.id}`);
    const [first = 0] = opened(entry).steps;
    await page.getByRole('button', { name: puzzles.hint, exact: true }).click();
    await expect.poll(() => answer(page)).toBe(puzzles.hintWorker({ square: squareName(stepA(first)) }));
    await page.getByRole('button', { name: puzzles.moreHint }).click();
    await page.locator('[data-hint]').first().waitFor();
    await page.getByRole('button', { name: puzzles.solution }).click();
    await expect.poll(() => phase(page), SLOW).toBe('shown');
    await page.context().close();
  });
});

test('in a defence puzzle, a wrong turn shows how the other side wins', async () => {
  const entry = bare('hold1');
  const page = await newPage();
  await page.goto(`/puzzles/${entry.id}`);
  await play(page, wrongTurn(opened(entry)), byMouse);
  await expect.poll(() => phase(page), SLOW).toBe('missed');
  await page.getByRole('button', { name: puzzles.again }).click();
  await play(page, opened(entry).steps, byMouse);
  await expect.poll(() => phase(page), SLOW).toBe('solved');
  await page.context().close();
});

test('solving the puzzle of the day starts a streak', async () => {
  const isEasy = ({ kind, powers }: PuzzleEntry): boolean => kind === 'win2' && powers.join() === 'none,none';
  const days = Array.from({ length: 400 }, (_, i) => 20_500 + i);
  const day = days.find((one) => isEasy(dailyPuzzle(library, one) as PuzzleEntry)) as number;
  const page = await newPage();
  await page.clock.setFixedTime((day + 0.5) * 86_400_000);
  await page.goto('/puzzles');
  await page.getByText(puzzles.streak({ count: 0 })).waitFor();
  await page.getByRole('link', { name: puzzles.dailyOpen }).click();
  await page.locator('.puzzle .oia-square').first().waitFor();
  await solve(page, dailyPuzzle(library, day) as PuzzleEntry, byMouse);
  await page.getByRole('link', { name: puzzles.all }).click();
  await page.getByText(puzzles.dailySolved).waitFor();
  await page.getByText(puzzles.streak({ count: 1 })).waitFor();
  await page.context().close();
});

test('puzzles are filtered by kind, difficulty and power, and the filter is saved', async () => {
  const page = await newPage();
  await page.goto('/puzzles/pan');
  await expect.poll(() => page.getByLabel(puzzles.power, { exact: true }).inputValue()).toBe('pan');
  await page.getByLabel(puzzles.kinds.hold, { exact: true }).check();
  const count = library.matching({ power: 'pan', kind: 'hold' }).length;
  await page.getByText(puzzles.found({ count }), { exact: true }).waitFor();
  await page.getByRole('button', { name: puzzles.start }).click();
  await expect.poll(() => phase(page), SLOW).toBe('try');
  const id = page.url().split('/').at(-1) ?? '';
  expect(library.at(id)?.powers).toContain('pan');
  await page.goto('/puzzles');
  await expect.poll(() => page.getByLabel(puzzles.power, { exact: true }).inputValue()).toBe('pan');
  await page.context().close();
});

test('a broken link shows an error and a way back', async () => {
  const page = await newPage();
  await page.goto('/puzzles/nothing-like-this');
  await page.getByText(puzzles.missing).waitFor();
  await page.getByRole('link', { name: puzzles.toAll }).click();
  await page.getByRole('heading', { name: puzzles.daily }).waitFor();
  await page.context().close();
});

test('without storage the rating lasts as long as the page, with a warning', async () => {
  const entry = bare('win2');
  const page = await newPage();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await page.goto(`/puzzles/${entry.id}`);
  await play(page, wrongTurn(opened(entry)), byMouse);
  await page.getByText(puzzles.notKept).waitFor();
  await page.getByRole('link', { name: puzzles.all }).click();
  await expect.poll(async () => Number(await page.locator('.puzzles-rating').textContent())).toBeLessThan(1000);
  await page.context().close();
});
