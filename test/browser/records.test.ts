import { readFileSync } from 'node:fs';
import { en } from '@oia/texts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { type Prepared, prepared } from './kept-game.ts';
import { preparedAt } from './kept-position.ts';
import { TestPlayer } from './player.ts';
import { recordDelays } from './recorded-delays.ts';
import { LATE } from './views.ts';

const { newPage } = useBrowser();
const { game: words, sharing, replay, games } = en.ui;
/** The colour of the Abyss, which is drawn only in the views that show it. */
const ABYSS = '#050203';
const STEPS = '@b2 @d4 @b4 @d2 b2-c2 +c3 d2-d3 +e3';

async function playing({ path, kept, game }: Prepared): Promise<TestPlayer> {
  const page = await newPage({ kept });
  await page.goto(path);
  await page.waitForSelector('.game, [data-cover]');
  return new TestPlayer(page, game);
}

async function openSharing(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.more, exact: true }).click();
  await page.getByRole('button', { name: words.share }).click();
}

const field = (page: Page, label: string): Promise<string> => page.getByLabel(label, { exact: true }).inputValue();

/** Everything that is shared: the record and the position; the link contains the record. */
async function shared(page: Page): Promise<string> {
  await openSharing(page);
  const text = `${await field(page, sharing.record)} ${await field(page, sharing.position)}`;
  await page.keyboard.press('Escape');
  return text;
}

const steps = (page: Page, list: string): Promise<string[]> => page.locator(list).allTextContents();

/** Checks the position at the end of a replay and its list of steps. */
async function expectReplay(page: Page, position: string, list: readonly string[]): Promise<void> {
  await page.locator('.replay-turns').waitFor();
  expect(await steps(page, '.replay-step .replay-notation')).toEqual(list);
  await page.getByRole('button', { name: replay.toEnd }).click();
  await page.getByRole('button', { name: replay.share }).click();
  expect(await field(page, sharing.position)).toBe(position);
}

describe('a shared game is the same when it is opened', () => {
  test('by link', async () => {
    const { page } = await playing(prepared({ players: 2, powers: ['apollo', 'pan'] }, STEPS));
    const list = await steps(page, '.log-step code');
    expect(list).toHaveLength(STEPS.split(' ').length);
    await openSharing(page);
    const [link, position] = [await field(page, sharing.link), await field(page, sharing.position)];
    const other = await newPage();
    await other.goto(link);
    await expectReplay(other, position, list);
    await Promise.all([page, other].map((each) => each.context().close()));
  });

  test('by file', async () => {
    const { page } = await playing(prepared({ players: 2 }, STEPS));
    const list = await steps(page, '.log-step code');
    await openSharing(page);
    const position = await field(page, sharing.position);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: sharing.download }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^oia-anna-ben-[\d-]+\.oia\.txt$/);
    const path = await download.path();
    expect(readFileSync(path, 'utf8')).toContain('[A "Anna"]');
    const other = await newPage();
    await other.goto('/replay');
    await other.locator('input[type=file]').setInputFiles(path);
    await expectReplay(other, position, list);
    await Promise.all([page, other].map((each) => each.context().close()));
  });
});

describe('a picture of the position', () => {
  test('is saved as PNG and as SVG', async () => {
    const { page } = await playing(prepared({ players: 2, powers: ['apollo', 'pan'] }, STEPS));
    await openSharing(page);
    await page.getByRole('img', { name: sharing.pictureOf({ players: 'Anna and Ben' }) }).waitFor();
    const save = async (button: string): Promise<{ readonly name: string; readonly content: Buffer }> => {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      const download = await saved;
      return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
    };
    const png = await save(sharing.savePicture);
    expect(png.name).toMatch(/^oia-anna-ben-[\d-]+\.png$/);
    expect(png.content.subarray(1, 4).toString()).toBe('PNG');
    expect([png.content.readUInt32BE(16), png.content.readUInt32BE(20)]).toEqual([1280, 1536]);
    const drawing = await save(sharing.saveDrawing);
    expect(drawing.name).toMatch(/\.svg$/);
    expect(drawing.content.toString()).toMatch(/^<svg .*>Apollo<.*<\/svg>$/s);
    expect(drawing.content.toString()).not.toContain('var(');
    await page.context().close();
  });

  test('is copied, with a message if the browser refuses', async () => {
    const { page } = await playing(prepared({ players: 2 }, STEPS));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openSharing(page);
    await page.getByRole('button', { name: sharing.copyPicture }).click();
    await page.getByText(sharing.pictureCopied).waitFor();
    const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
    expect(types).toContain('image/png');
    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: sharing.copyPicture }).click();
    await page.getByText(sharing.pictureNotCopied).waitFor();
    await page.context().close();
  });

  test('can be made of every position of a replay', async () => {
    const over = preparedAt(LATE, { steps: 'd4-d5', id: 'over' });
    const page = await newPage({ kept: over.kept });
    await page.goto('/replay/over');
    const pictured = async (): Promise<string> => {
      await page.getByRole('button', { name: replay.share }).click();
      const source = await page.locator('.picture').getAttribute('src');
      await page.keyboard.press('Escape');
      return decodeURIComponent(source ?? '');
    };
    const before = await pictured();
    await page.getByRole('button', { name: replay.toEnd }).click();
    const after = await pictured();
    const toMove = en.ui.analysis.toMove({ player: 'Anna' });
    expect(before).toContain(`>${toMove}<`);
    expect(after).not.toContain(`>${toMove}<`);
    await page.context().close();
  });
});

test('a secret is not shared until the game is over', async () => {
  const player = await playing(prepared({ players: 2, powers: ['tartarus', 'atlas'] }, '@a1 @d1 @b2 @e2'));
  const { page } = player;
  await player.playTexts('abyss:c3');
  expect(await shared(page)).toContain('abyss:c3');
  await player.playTexts('d1-d2 +d1');
  await player.takeDevice();
  const seen = await shared(page);
  expect(seen).toContain('abyss=?');
  expect(seen).not.toMatch(/abyss[:=][a-e]/);
  await page.getByRole('button', { name: words.more, exact: true }).click();
  await page.getByRole('button', { name: words.resign }).click();
  await page.getByRole('button', { name: en.ui.gameHelp.resignNow }).click();
  await page.locator('.game-result').waitFor();
  expect(await shared(page)).toContain('abyss:c3');
  await page.context().close();
});

/** The time of one step of a replay at normal speed. */
const NORMAL_STEP_MS = 1400;

describe('a replay', () => {
  const opened = async (settings = {}): Promise<Page> => {
    const { kept } = prepared({ players: 2, powers: ['apollo', 'pan'] }, STEPS, [2, 'person']);
    const page = await newPage({ kept, settings });
    await page.goto('/replay/test');
    await page.locator('.replay-turns').waitFor();
    return page;
  };

  test('runs at the chosen speed', async () => {
    const page = await opened({ speed: 0.5 });
    const delays = await recordDelays(page);
    await page.reload();
    await page.getByLabel(en.ui.computers.speed).selectOption({ label: en.ui.computers.speeds[4] });
    await page.getByRole('button', { name: replay.play, exact: true }).click();
    await expect.poll(() => page.locator('.replay-count').textContent(), { timeout: 20_000 }).toBe('8 / 8');
    const asked = await delays.next();
    expect(asked.filter((delay) => delay === NORMAL_STEP_MS / 4)).toHaveLength(8);
    expect(asked).not.toContain(NORMAL_STEP_MS / 0.5);
    await page.context().close();
  });

  test('can be continued as a game from the shown position, with the chosen players', async () => {
    const page = await opened();
    await page.getByRole('button', { name: replay.toEnd }).click();
    await page.getByRole('button', { name: replay.stepBack }).click();
    await page.getByRole('button', { name: replay.stepBack }).click();
    await page.getByRole('button', { name: replay.playOn }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('.still-board').waitFor();
    await expect.poll(() => dialog.getByLabel('Ben').inputValue()).toBe('person');
    await expect.poll(() => dialog.getByLabel('Anna').inputValue()).toBe('2');
    await dialog.getByLabel('Anna').selectOption('1');
    await dialog.getByRole('button', { name: en.ui.newGame.start }).click();
    await page.waitForURL(/\/game\//);
    await page.locator('.player-level').waitFor();
    // Ben was to move, and still is.
    await page.locator('.oia-square[data-square="8"]').click();
    await page.locator('.oia-square[data-square="13"]').click();
    await expect.poll(() => page.locator('.log-step').count()).toBeGreaterThan(0);
    await page.context().close();
  });
});

describe('the games of this device', () => {
  const over = preparedAt(LATE, { steps: 'd4-d5', id: 'over', players: ['person', 1] });

  test('are listed with picture and status, continued and replayed', async () => {
    const { kept, game } = prepared({ players: 2 }, STEPS);
    const page = await newPage({ kept: { ...kept, ...over.kept } });
    const entries = page.locator('.games-card');
    await page.goto('/');
    await page.locator('.games-card .still-board').nth(1).waitFor();
    await expect.poll(() => entries.count()).toBe(2);
    await entries.filter({ hasText: games.resultWon({ turn: 1 }) }).waitFor();
    await entries.filter({ hasText: games.turnOf({ player: 'Anna' }) }).waitFor();
    await page.getByRole('link', { name: games.look }).click();
    await page.locator('.replay-turns').waitFor();
    await page.goBack();
    await page.getByRole('link', { name: games.resume }).click();
    await new TestPlayer(page, game).expectSame();
    await page.context().close();
  });

  test('are deleted, and restored by keyboard', async () => {
    const page = await newPage({ kept: over.kept });
    const entries = page.locator('.games-card');
    await page.goto('/games');
    await page.getByRole('button', { name: games.forget }).click();
    await page.getByText(games.forgotten).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('oia.game.over'))).toBeNull();
    // The focus is on the button that brings it back.
    await page.keyboard.press('Enter');
    await expect.poll(() => entries.count()).toBe(1);
    await page.reload();
    await entries.first().waitFor();
    await page.getByRole('button', { name: games.forget }).click();
    await page.reload();
    await page.getByText(games.none).waitFor();
    await page.context().close();
  });

  test('are listed at once, and only pictures in view are drawn', async () => {
    const text = Object.values(over.kept)[0] ?? '';
    const many = Array.from({ length: 100 }, (_, i) => {
      const id = `many${i}`;
      return [`oia.game.${id}`, JSON.stringify({ ...JSON.parse(text), id })] as const;
    });
    const page = await newPage({ kept: Object.fromEntries(many) });
    await page.goto('/');
    await page.getByRole('link', { name: games.showAll({ count: 100 }) }).click();
    await page.locator('.still-board').first().waitFor();
    await expect.poll(() => page.locator('.games-card').count()).toBe(100);
    await expect.poll(() => page.locator('.still-board').count()).toBeLessThan(40);
    await page.locator('.games-card').last().scrollIntoViewIfNeeded();
    await page.locator('.games-card').last().locator('.still-board').waitFor();
    await page.context().close();
  });

  test('show no secret of an unfinished game, unless its owner is the only person here', async () => {
    for (const [other, isShown] of [['person', false] as const, [1, true] as const]) {
      const steps = '@a1 @d1 @b2 @e2 abyss:c3';
      const { kept } = prepared({ players: 2, powers: ['tartarus', 'atlas'] }, steps, ['person', other]);
      const page = await newPage({ kept });
      await page.goto('/');
      const source = await page.locator('.games-card .still-board').getAttribute('src');
      expect(decodeURIComponent(source ?? '').includes(ABYSS)).toBe(isShown);
      await page.context().close();
    }
  });
});
