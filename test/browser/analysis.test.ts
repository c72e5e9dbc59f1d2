import { recordOf, recordText } from '@oia/rules';
import { en } from '@oia/texts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { linkOf } from '../../packages/web/src/storage/links.ts';
import { useBrowser } from './browser.ts';
import { prepared } from './kept-game.ts';
import { preparedAt } from './kept-position.ts';
import { LATE, squareAt } from './views.ts';

const { newPage } = useBrowser();
const { analysis, game: gameWords, sharing, replay } = en.ui;
const POWERS = '00000/00231/01101/00020/00100 A apollo:fd3,mb2 demeter:fc4,md2';
/** A could win with the turn after the next. */
const WINNING = '03030/00200/00200/00000/00000 A none:fc3,ma3 none:fa1,me1';
/** The colour of the Abyss, which is drawn only in the views that show it. */
const ABYSS = '#050203';
const SLOW = { timeout: 60_000, interval: 100 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The visible part of each; screen readers get more. */
const visible = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((each) => {
      const copy = each.cloneNode(true) as Element;
      for (const unseen of copy.querySelectorAll('.unseen')) unseen.remove();
      return copy.textContent;
    }),
  );
const lines = (page: Page): Promise<string[]> => visible(page, '.analysis-turn');
const turns = (page: Page): Promise<string[]> => visible(page, '.tree-turn:not(.tree-start)');
const depth = async (page: Page): Promise<number> =>
  Number(await page.locator('.analysis-thinking').getAttribute('data-depth'));
const caption = (page: Page): Promise<string | null> => page.locator('.analysis-caption').textContent();

async function analysing(text: string, opened?: Page): Promise<Page> {
  const page = opened ?? (await newPage());
  await page.goto('/analysis');
  await paste(page, text);
  return page;
}

async function paste(page: Page, text: string): Promise<void> {
  await button(page, analysis.paste).click();
  await page.getByLabel(analysis.pasteLabel).fill(text);
  await button(page, analysis.open).click();
}

/** The text of the panel with the lines, for the message of a poll that times out. */
const thinkingPanel = (page: Page): Promise<string | null> => page.locator('.analysis-thinking').textContent();

/** Waits for this many lines; a failure reports what the page shows instead. */
async function expectLines(page: Page, count: number): Promise<void> {
  await expect
    .poll(async () => {
      const found = await lines(page);
      return found.length === count ? count : `${found.length} lines: ${await thinkingPanel(page)}`;
    }, SLOW)
    .toBe(count);
}

/** Waits for a depth of more than `least`; a failure reports what the page shows instead. */
async function expectDepthBeyond(page: Page, least: number): Promise<void> {
  await expect
    .poll(async () => ((await depth(page)) > least ? 'deep enough' : thinkingPanel(page)), SLOW)
    .toBe('deep enough');
}

const arrows = (page: Page): Promise<number> => page.locator('[data-arrow]').count();

test('the best turns of a position with powers are shown on the board and as text, and can be played', async () => {
  const page = await analysing(POWERS);
  await expectLines(page, 3);
  await expectDepthBeyond(page, 1);
  expect(await arrows(page)).toBeGreaterThan(3);
  await page.getByLabel(analysis.lineCount).selectOption('1');
  await expectLines(page, 1);
  await button(page, analysis.pause).click();
  const [best = ''] = await lines(page);
  await page.locator('.analysis-line').first().click();
  await expect.poll(() => turns(page), SLOW).toEqual([`1. ${best}`]);
  expect(await caption(page)).toBe(analysis.toMove({ player: 'Player B' }));
  await page.context().close();
});

test('a proven result is shown', async () => {
  const page = await analysing(WINNING);
  await page.getByLabel(analysis.lineCount).selectOption('1');
  await expect
    .poll(() => page.locator('.analysis-chance').allTextContents(), SLOW)
    .toEqual([analysis.winsIn({ count: 2 })]);
  await expect.poll(() => page.locator('.analysis-state strong').textContent(), SLOW).toBe(analysis.done);
  await expect.poll(() => page.locator('.outlook').textContent()).toContain('100');
  await page.context().close();
});

test('a worker whose script fails to load once is asked for again', async () => {
  const page = await newPage();
  let requests = 0;
  await page.route(/analyst-worker/, (route) => (++requests === 1 ? route.abort() : route.continue()));
  await page.goto('/analysis?powers=apollo+demeter');
  await expectLines(page, 3);
  expect(requests).toBe(2);
  await page.context().close();
});

test('an analysis that cannot be loaded says so, and is tried again after a pause', async () => {
  const page = await newPage();
  let isBroken = true;
  await page.route(/analyst-worker/, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('/analysis?powers=apollo+demeter');
  await page.getByText(analysis.failed).waitFor({ timeout: SLOW.timeout });
  expect(await page.locator('.analysis-state strong').textContent()).not.toBe(analysis.done);
  isBroken = false;
  await button(page, analysis.pause).click();
  await button(page, analysis.resume).click();
  await expectLines(page, 3);
  expect(await page.getByText(analysis.failed).count()).toBe(0);
  await page.context().close();
});

test('turns played on the board form a tree that survives a reload', async () => {
  const page = await analysing(POWERS);
  await button(page, analysis.pause).click();
  for (const square of ['b2', 'c2', 'b1']) await squareAt(page, square).click();
  await expect.poll(() => turns(page), SLOW).toEqual(['1. b2-c2 +b1']);
  await button(page, analysis.back).click();
  for (const square of ['b2', 'a1', 'a2']) await squareAt(page, square).click();
  await expect.poll(() => turns(page), SLOW).toEqual(['1. b2-c2 +b1', '1. b2-a1 +a2']);
  await button(page, analysis.promote).click();
  await expect.poll(() => turns(page), SLOW).toEqual(['1. b2-a1 +a2', '1. b2-c2 +b1']);
  await page.getByText(analysis.kept).waitFor();
  await page.reload();
  await expect.poll(() => turns(page), SLOW).toEqual(['1. b2-a1 +a2', '1. b2-c2 +b1']);
  await button(page, analysis.remove).click();
  await expect.poll(() => turns(page), SLOW).toEqual(['1. b2-c2 +b1']);
  await page.context().close();
});

test('a refused square is explained', async () => {
  const page = await analysing(POWERS);
  await squareAt(page, 'b2').click();
  await squareAt(page, 'e5').click();
  await expect.poll(() => caption(page), SLOW).toContain('e5');
  await page.context().close();
});

test('a link contains the whole study', async () => {
  const page = await analysing(POWERS);
  await button(page, analysis.pause).click();
  for (const square of ['b2', 'c2', 'b1']) await squareAt(page, square).click();
  await button(page, analysis.toStart).click();
  for (const square of ['b2', 'a1', 'a2']) await squareAt(page, square).click();
  await expect.poll(() => turns(page), SLOW).toHaveLength(2);
  await button(page, analysis.share).click();
  const link = await page.getByLabel(analysis.shareLink, { exact: true }).inputValue();
  const position = await page.getByLabel(sharing.position, { exact: true }).inputValue();
  const other = await newPage();
  await other.goto(link);
  await expect.poll(() => turns(other), SLOW).toEqual(['1. b2-c2 +b1', '1. b2-a1 +a2']);
  await other.locator('.tree-turn').last().click();
  await button(other, analysis.share).click();
  await expect.poll(() => other.getByLabel(sharing.position, { exact: true }).inputValue()).toBe(position);
  await Promise.all([page, other].map((each) => each.context().close()));
});

describe('a review', () => {
  const STEPS = 'c3-c2 +c1 e1-e2 +e1';

  /** A could win with the turn after the next; so could B, if A walks away. */
  const BOTH_NEAR = '03030/00210/00200/00000/00000 A none:fc3,ma3 none:fd4,me1';

  /** A game in which A walks away from a win. */
  async function gameLink(): Promise<string> {
    const { game } = preparedAt(BOTH_NEAR, { steps: STEPS });
    return (await linkOf(recordText(recordOf(game)))) ?? '';
  }

  test('marks the mistake, and shows the better turn', async () => {
    const page = await newPage();
    await page.goto(`/analysis#${await gameLink()}`);
    await expect.poll(() => turns(page), SLOW).toHaveLength(2);
    await button(page, analysis.reviewStart).click();
    await button(page, analysis.reviewAgain).waitFor({ timeout: 60_000 });
    const marked = page.locator('.review-turn').first();
    await expect.poll(() => marked.textContent()).toContain(analysis.marks.blunder);
    await marked.locator('.review-better').click();
    await expect.poll(() => turns(page), SLOW).toContainEqual(expect.stringMatching(/^1\. (?!c3-c2 \+c1)/));
    await page.getByLabel(analysis.graph).focus();
    await page.keyboard.press('End');
    await expect
      .poll(() => visible(page, '.tree-turn[aria-current]'), SLOW)
      .toEqual([expect.stringContaining('2. e1-e2 +e1')]);
    await page.context().close();
  });

  test('can be cancelled, and the analysis resumes', async () => {
    const { game } = prepared({ players: 2 }, '@b2 @d4 @b4 @d2 b2-c2 +c3 d2-d3 +e3 c2-c1 +c2 d3-d2 +d3 c1-b1 +c1');
    const page = await newPage();
    await page.goto(`/analysis#${await linkOf(recordText(recordOf(game)))}`);
    await button(page, analysis.reviewStart).click();
    await button(page, analysis.reviewCancel).click();
    await button(page, analysis.reviewAgain).waitFor();
    await expectDepthBeyond(page, 0);
    await page.context().close();
  });
});

test('a position is set up on the board', async () => {
  const page = await newPage();
  await page.goto('/analysis');
  await button(page, analysis.edit).click();
  await squareAt(page, 'c3').click();
  await squareAt(page, 'c3').click();
  const workers = [
    ['A', 'f', 'a1'],
    ['A', 'm', 'b1'],
    ['B', 'f', 'd5'],
    ['B', 'm', 'e5'],
  ] as const;
  for (const [letter, sex, square] of workers) {
    await button(page, analysis.workerTool({ player: `Player ${letter}`, sex })).click();
    await squareAt(page, square).click();
  }
  await page.getByLabel(analysis.powerOf({ player: 'Player B' })).selectOption('pan');
  await page.getByLabel(analysis.turnOf).selectOption('1');
  const text = '00000/00000/00200/00000/00000 B none:fa1,mb1 pan:fd5,me5';
  await expect.poll(() => page.getByLabel(analysis.notation).inputValue()).toBe(text);
  await page.getByLabel(analysis.notation).fill(text.replace('fd5', 'fz9'));
  await page.locator('.notice.warning').waitFor();
  await page.getByLabel(analysis.notation).fill(text);
  await button(page, analysis.editDone).click();
  await expect.poll(() => caption(page), SLOW).toBe(analysis.toMove({ player: 'Player B' }));
  await expectLines(page, 3);
  await page.context().close();
});

describe('a text or link that cannot be opened shows why', () => {
  // One page for all cases: none of them stores anything.
  let shared: Page | undefined;

  test.each([
    ['a bad board', '0000/00000 A pan:fa1,mb1 zeus:fc1,md1', /board|rows|heights|squares/i],
    ['an unknown power', '00000/00000/00000/00000/00000 A frodo:fa1,mb1 pan:fc1,md1', /frodo/],
    ['nothing', ' ', new RegExp(analysis.nothing)],
    ['a broken link', 'https://oia.example/analysis#!!', new RegExp(replay.linkFaults.brokenLink.slice(0, 20))],
    ['an illegal turn', `{"study":1,"start":"${POWERS}","turns":["a1-a2"]}`, /a1-a2/],
  ])('%s', async (_, text, said) => {
    shared = await analysing(text, shared);
    const alert = shared.getByRole('alert');
    await expect.poll(() => alert.textContent(), SLOW).toMatch(said);
  });
});

describe('secrets', () => {
  test('a running game is analysed as its player sees it', async () => {
    const steps = '@a1 @d1 @b2 @e2 abyss:c3';
    const { path, kept } = prepared({ players: 2, powers: ['tartarus', 'atlas'] }, steps, [1, 'person']);
    const page = await newPage({ kept });
    await page.goto(path);
    await page.waitForSelector('.game[data-actor="1"]');
    await button(page, gameWords.more).click();
    await button(page, gameWords.analyse).click();
    await button(page, analysis.share).click();
    await expect.poll(() => page.getByLabel(sharing.position, { exact: true }).inputValue()).toContain('abyss=?');
    const picture = decodeURIComponent((await page.locator('.picture').getAttribute('src')) ?? '');
    expect(picture).toContain('>Oia<');
    expect(picture).not.toContain(ABYSS);
    await page.goto('/analysis/test');
    await page.getByText(analysis.secretGame).waitFor();
    await page.context().close();
  });

  test('a finished game shows each seat its own view', async () => {
    const page = await analysing('00000/11000/00100/00000/00100 A moerae[fate=b2]:fb3,mc2,nc4 pan:fa1,me1');
    await page.getByLabel(analysis.seenBy).selectOption('1');
    await button(page, analysis.share).click();
    await expect.poll(() => page.getByLabel(sharing.position, { exact: true }).inputValue()).toContain('fate=?');
    await page.context().close();
  });

  test('a view is analysed, but no step can be played', async () => {
    const page = await analysing('00000/00000/00001/01010/00100 B hecate:? pan:fd3,ma1');
    expect(await caption(page)).toBe(analysis.onlyView);
    await expectLines(page, 3);
    expect(await page.locator('.oia-square[data-means]:not([data-means=""])').count()).toBe(0);
    await page.context().close();
  });
});

test('a game links to its analysis at the shown position', async () => {
  const { path, kept } = preparedAt(LATE);
  const page = await newPage({ kept });
  await page.goto(path);
  await button(page, gameWords.more).click();
  await page.getByRole('link', { name: gameWords.analyse }).click();
  await expectLines(page, 3);
  await squareAt(page, 'd4').click();
  await squareAt(page, 'd5').click();
  await expect.poll(() => caption(page), SLOW).toBe(analysis.overNow);
  await page.context().close();
});

/** Resolves once the page has drawn this many frames. */
const framesDrawn = (page: Page, wanted: number): Promise<number> =>
  page.evaluate(
    (count) =>
      new Promise<number>((resolve) => {
        let drawn = 0;
        const next = (): void => {
          if (++drawn === count) resolve(drawn);
          else requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    wanted,
  );

test('the page is drawn during the analysis', async () => {
  const page = await analysing(POWERS);
  await expectDepthBeyond(page, 0);
  const before = await depth(page);
  // A search on the thread of the page would draw nothing until it ends, which it does not by itself.
  expect(await framesDrawn(page, 30)).toBe(30);
  await expectDepthBeyond(page, before - 1);
  expect(await page.locator('.analysis-state strong').textContent()).toBe(analysis.thinking);
  await page.context().close();
});

test('games of three players and of the Golden Fleece are analysed too', async () => {
  const page = await analysing('00000/00000/00201/01010/00100 C zeus:fa3,me4 gaea:fd3,ma1 minotaur:fb3,mc2');
  await expectLines(page, 3);
  await paste(page, '00000/30000/00020/00100/01100 B none:fb4,ma1 none:fb2,md1 fleece=aeolus[wind=e] ram=a5');
  await expect.poll(() => caption(page), SLOW).toBe(analysis.toMove({ player: 'Player B' }));
  await expectLines(page, 3);
  await page.context().close();
});

test('the older notation is read', async () => {
  const page = await analysing('4101202110011400102000100/2/mortal:A3,C3/artemis:E4,A1');
  await expect.poll(() => caption(page), SLOW).toBe(analysis.toMove({ player: 'Player B' }));
  await page.context().close();
});
