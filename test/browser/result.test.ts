import { en } from '@oia/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type PageOptions, useBrowser } from './browser.ts';
import { preparedAt } from './kept-position.ts';
import { LATE, squareAt } from './views.ts';

const { newPage } = useBrowser();
const { result } = en.ui;

async function winAt(options: PageOptions = {}, players: Parameters<typeof preparedAt>[1] = {}): Promise<Page> {
  const { path, kept } = preparedAt(LATE, players);
  const page = await newPage({ ...options, kept: { ...kept, ...options.kept } });
  await page.goto(path);
  await squareAt(page, 'd4').click();
  await squareAt(page, 'd5').click();
  return page;
}

test('the result is docked: the board stays in view and uncovered', async () => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    const page = await winAt({ viewport });
    await page.getByRole('heading', { name: result.won({ player: 'Anna', turn: 1 }) }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    const goal = await squareAt(page, 'd5').boundingBox();
    const head = await page.locator('.result-head').boundingBox();
    expect((goal?.y ?? -1) >= 0 && (goal?.y ?? 0) + (goal?.height ?? 0) <= viewport.height).toBe(true);
    expect((head?.y ?? -1) >= 0 && (head?.y ?? 0) + (head?.height ?? 0) <= viewport.height).toBe(true);
    const rematch = page.getByRole('button', { name: result.rematch });
    await expect.poll(async () => ((await rematch.boundingBox())?.y ?? 0) < viewport.height - 20).toBe(true);
    await page.context().close();
  }
});

test('the last climb is shown before the result and its celebration', async () => {
  const page = await winAt({ settings: { motion: 'on', speed: 1 } });
  await page.waitForSelector('.game[data-over]');
  expect(await page.locator('.game-result').count()).toBe(0);
  await page.locator('.game-result').waitFor();
  await page.locator('canvas.celebration').waitFor();
  expect(await page.locator('canvas.celebration').evaluate((each) => getComputedStyle(each).pointerEvents)).toBe(
    'none',
  );
  await page.locator('canvas.celebration').waitFor({ state: 'detached', timeout: 15_000 });
  await page.context().close();
});

test('without motion there is no confetti', async () => {
  const still = await winAt();
  await still.locator('.game-result').waitFor();
  expect(await still.locator('canvas.celebration').count()).toBe(0);
  await still.context().close();
});

test('the result addresses the only person, and links to rematch and review', async () => {
  const page = await winAt({}, { players: ['person', 1] });
  await page.getByRole('heading', { name: result.youWon({ turn: 1 }) }).waitFor();
  await page.getByText(result.whyWon.climbed).waitFor();
  await page.getByRole('link', { name: result.turningPoint }).click();
  await page.locator('.review-graph').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: result.share }).click();
  await page.locator('.share-line').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: result.rematch }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/test'));
  await page.context().close();
});

test('after three wins in a row a stronger computer is offered, once for each game', async () => {
  const past = ['a', 'b'].map((game) => ({ game, result: 'won', level: 2 }));
  const page = await winAt({ kept: { 'oia.results': JSON.stringify(past) } }, { players: ['person', 2] });
  const offer = page.getByRole('button', {
    name: result.playLevel({ level: 3, name: en.ui.computers.levelNames[3] }),
  });
  await offer.waitFor();
  await page.reload();
  await offer.waitFor();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('oia.results') ?? '[]') as unknown[]);
  expect(kept).toHaveLength(3);
  await offer.click();
  await page.getByText(en.ui.computers.level({ level: 3 })).waitFor();
  await page.context().close();
});
