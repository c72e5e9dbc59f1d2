import { shippedMatchups } from '@oia/engine/matchups';
import { isBanned } from '@oia/rules';
import { en } from '@oia/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sayCell } from '../../packages/web/src/pages/powers/matchups/matchup-line.tsx';
import { orderedPowers, rankedOpponents } from '../../packages/web/src/pages/powers/matchups/ranking.ts';
import { percentsOf } from '../../packages/web/src/parts/chance-bar.tsx';
import { useBrowser } from './browser.ts';
import { preparedDraft } from './kept-position.ts';

const { newPage } = useBrowser();
const table = shippedMatchups();
const words = en.ui.matchups;
const byNumber = orderedPowers(table, 'number');
const byStrength = orderedPowers(table, 'strength');

const said = (row: number, column: number, powers = byStrength): string =>
  sayCell(en, table, powers[row] ?? 'pan', powers[column] ?? 'pan').result;

const line = (page: Page): Promise<string | null> => page.locator('.matchup-line strong').textContent();

/** The middle of a cell on the screen. */
async function pointOf(page: Page, row: number, column: number): Promise<{ x: number; y: number }> {
  const frame = await page.locator('.heat svg').evaluate(
    (svg: SVGSVGElement, [r, c]) => {
      const at = new DOMPoint((c as number) * 16 + 8, (r as number) * 16 + 8).matrixTransform(
        svg.getScreenCTM() ?? undefined,
      );
      return { x: at.x, y: at.y };
    },
    [row, column],
  );
  return frame;
}

test('the picture describes the current cell, by mouse and by keyboard, in both orders', async () => {
  const page = await newPage({ viewport: { width: 1280, height: 1600 } });
  await page.goto('/powers');
  await page.locator('.matchups-teaser').click();
  await page.locator('.heat').waitFor();
  const { x, y } = await pointOf(page, 7, 30);
  await page.mouse.move(x, y);
  await expect.poll(() => line(page)).toBe(said(7, 30));
  await page.locator('.heat').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => line(page)).toBe(said(8, 29));
  await page.keyboard.press('Home');
  await expect.poll(() => line(page)).toBe(said(8, 0));
  await page.getByLabel(words.orders.number, { exact: true }).check();
  await page.locator('.heat').focus();
  await page.keyboard.press('End');
  await expect
    .poll(() => line(page))
    .toBe(said(byNumber.indexOf(byStrength[8] ?? 'pan'), byNumber.length - 1, byNumber));
  await page.context().close();
});

test('pairs that should not meet have no colour, and a sentence about it', async () => {
  const page = await newPage({ viewport: { width: 1280, height: 1600 } });
  await page.goto('/powers/matchups');
  await page.locator('.heat').waitFor();
  const row = byStrength.indexOf('nemesis');
  const column = byStrength.findIndex((id) => isBanned(id, 'nemesis'));
  const { x, y } = await pointOf(page, row, column);
  await page.mouse.move(x, y);
  await expect.poll(() => line(page)).toContain('should not meet');
  await page.context().close();
});

test('on a phone the row of a power is a list, best first, and the picture can be tapped', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto('/powers/matchups?power=pan');
  await page.locator('.standings').waitFor();
  const ranked = rankedOpponents(table, 'pan');
  const names = await page.locator('.standings tbody th').allTextContents();
  expect(names.map((name) => name.trim())).toEqual(ranked.map(({ power }) => en.powers[power].name));
  await page.getByLabel(words.power, { exact: true }).selectOption('zeus');
  await expect.poll(() => page.locator('.standings caption').textContent()).toBe(words.ranked({ name: 'Zeus' }));
  const { x, y } = await pointOf(page, 3, 40);
  await page.touchscreen.tap(x, y);
  await expect.poll(() => line(page)).toBe(said(3, 40));
  await page.context().close();
});

test('the page of a power names its best and worst opponents', async () => {
  const page = await newPage();
  await page.goto('/powers/artemis');
  const lists = page.locator('.power-matchups .standings');
  await lists.first().waitFor();
  const ranked = rankedOpponents(table, 'artemis').map(({ power }) => en.powers[power].name);
  const [best, worst] = await lists.evaluateAll((all) =>
    all.map((list) => [...list.querySelectorAll('tbody th a')].map((link) => link.lastChild?.textContent)),
  );
  expect(best).toEqual(ranked.slice(0, 5));
  expect(worst).toEqual(ranked.slice(-5).reverse());
  await page.locator('.power-matchups .button').click();
  await expect.poll(() => new URL(page.url()).search).toBe('?power=artemis');
  await page.context().close();
});

/** The line of chances for Artemis and Pan. */
function basis(start?: 0 | 1): string {
  const rate =
    start === undefined
      ? table.between('artemis', 'pan')
      : start === 0
        ? table.starting('artemis', 'pan')
        : table.answering('artemis', 'pan');
  if (!rate) throw new Error('they have met');
  return words.basis({ ...percentsOf(rate), name: 'Artemis' });
}

test('a new game shows the chances of its powers, by who starts', async () => {
  const page = await newPage();
  await page.goto('/new?powers=artemis+pan');
  const told = page.locator('.chances-basis');
  await expect.poll(() => told.textContent()).toBe(basis());
  await page.goto('/new?powers=artemis+pan&start=B');
  await expect.poll(() => told.textContent()).toBe(basis(1));
  await page.getByLabel(en.ui.newGame.tables.three, { exact: true }).check();
  await expect.poll(() => told.count()).toBe(0);
  await page.context().close();
});

test('a draft shows the chances of the offered powers', async () => {
  const { path, kept } = preparedDraft();
  const page = await newPage({ kept });
  await page.goto(path);
  await page.getByRole('button', { name: en.ui.draft.offer({ power: 'artemis' }), exact: true }).click();
  expect(await page.locator('.chances').count()).toBe(0);
  await page.getByRole('button', { name: en.ui.draft.offer({ power: 'pan' }), exact: true }).click();
  await expect.poll(() => page.locator('.chances-basis').textContent()).toBe(basis());
  await page.context().close();
});

test('the randomizer deals on arrival, and the back button leaves it', async () => {
  const page = await newPage();
  await page.goto('/');
  await page.getByRole('link', { name: en.ui.common.randomizer, exact: true }).first().click();
  await page.locator('.randomizer-dealt .power-card').nth(1).waitFor();
  expect(new URL(page.url()).search).toContain('seed=');
  await page.goBack();
  await page.getByRole('heading', { name: en.ui.home.title }).waitFor();
  await page.context().close();
});

test('the randomizer deals balanced match-ups, and explains where that is impossible', async () => {
  const page = await newPage();
  await page.goto('/randomizer');
  const balanced = page.getByLabel(words.balanced, { exact: true });
  await balanced.check();
  await page.getByRole('button', { name: en.ui.randomizer.deal, exact: true }).click();
  await page.locator('.chances').waitFor();
  expect(new URL(page.url()).search).toContain('balanced');
  await page.getByLabel(en.ui.randomizer.kinds.choice, { exact: true }).check();
  expect(await balanced.isDisabled()).toBe(true);
  await page.getByText(words.balancedChoice).waitFor();
  await page.context().close();
});

test('the table is not loaded before it is needed', async () => {
  const page = await newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const isTable = (url: string): boolean => /\/matchups-[^/]+\.js/.test(url);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(isTable)).toEqual([]);
  await page.goto('/powers/matchups');
  await page.locator('.heat').waitFor();
  expect(asked.filter(isTable)).toHaveLength(1);
  await page.context().close();
});
