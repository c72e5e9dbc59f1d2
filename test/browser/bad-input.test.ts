import { recordOf, recordText } from '@oia/rules';
import { en } from '@oia/texts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { linkOf } from '../../packages/web/src/storage/links.ts';
import { useBrowser } from './browser.ts';
import { prepared } from './kept-game.ts';
import { played, preparedAt, preparedDraft } from './kept-position.ts';
import { TestPlayer } from './player.ts';
import { LATE, squareAt } from './views.ts';

const { newPage } = useBrowser();
const { common, game: words, replay } = en.ui;
const RECORD = recordText(recordOf(['@b2', '@d4', '@b4', '@d2'].reduce(played, prepared({ players: 2 }).game)));
const NEWER = RECORD.replace(/\[Oia "\d+"\]/, '[Oia "99"]');

const positionOf = (page: Page): Promise<string | null> => page.locator('.game').getAttribute('data-position');

async function says(page: Page, text: string): Promise<void> {
  await page.getByText(text).first().waitFor();
  await page.context().close();
}

describe('links', () => {
  test('a broken link', async () => {
    const page = await newPage();
    await page.goto('/replay#d!!!');
    await says(page, replay.linkFaults.brokenLink);
  });

  test('a truncated link', async () => {
    const link = (await linkOf(RECORD)) ?? '';
    const page = await newPage();
    await page.goto(`/replay#${link.slice(0, link.length / 2)}`);
    await says(page, replay.linkFaults.brokenLink);
  });

  test('a link of a newer version', async () => {
    const page = await newPage();
    await page.goto(`/replay#z${(await linkOf(RECORD))?.slice(1)}`);
    await says(page, replay.linkFaults.newerLink);
  });

  test('a link to a record of a newer version', async () => {
    const page = await newPage();
    await page.goto(`/replay#${await linkOf(NEWER)}`);
    await says(page, replay.updateFirst);
  });
});

test('a record with an illegal step shows where it is', async () => {
  const page = await newPage();
  await page.goto(`/replay#${await linkOf(RECORD.replace('@b4', '@b2'))}`);
  await says(page, replay.faultTurn({ game: 1, turn: 0 }));
});

describe('files', () => {
  const bring = async (text: string): Promise<Page> => {
    const page = await newPage();
    await page.goto('/replay');
    const file = { name: 'games.oia.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').setInputFiles(file);
    return page;
  };

  test('a text that is no record', async () => {
    const page = await bring('Dear diary,\n\u0000\u0001 today we played.');
    await page.getByRole('alert').waitFor();
    await expect.poll(() => page.locator('.replay-fault').textContent()).toMatch(/\w{4,}/);
    await expect.poll(() => page.locator('textarea').inputValue()).toContain('Dear diary');
    await page.context().close();
  });

  test('an empty file', async () => says(await bring(''), replay.nothing));

  test('a newer version', async () => says(await bring(NEWER), replay.updateFirst));

  test('several games, one of them broken: the others open', async () => {
    const page = await bring([RECORD, RECORD.replace('[Players "2"]', '[Players "2'), RECORD].join('\n'));
    await page.getByText(replay.several({ count: 3 })).waitFor();
    const watch = page.locator('.replay-games').first().getByRole('button');
    await expect.poll(() => watch.count()).toBe(2);
    await watch.last().click();
    await page.locator('.replay-turns').waitFor();
    await page.context().close();
  });
});

describe('addresses', () => {
  test('an unknown page', async () => {
    const page = await newPage();
    await page.goto('/no/such/page');
    await says(page, common.missing({ path: '/no/such/page' }));
  });

  test('an unknown power', async () => {
    const page = await newPage();
    await page.goto('/powers/loki');
    await says(page, en.ui.powersPage.unknown({ name: 'loki' }));
  });

  test('an unknown game', async () => {
    const page = await newPage();
    await page.goto('/game/gone');
    await says(page, words.gone);
  });

  test('a game that cannot be read', async () => {
    const page = await newPage({ kept: { 'oia.game.test': '{"version":1,' } });
    await page.goto('/game/test');
    await says(page, words.damaged);
  });

  test('a game of a newer version', async () => {
    const page = await newPage({ kept: { 'oia.game.test': '{"version":99}' } });
    await page.goto('/game/test');
    await says(page, words.newer);
  });

  test('an unreadable game is not listed and not changed', async () => {
    const kept = { ...preparedAt(LATE).kept, 'oia.game.bad': '{{', 'oia.game.next': '{"version":99}' };
    const page = await newPage({ kept });
    await page.goto('/');
    await page.locator('.games-card').first().waitFor();
    await expect.poll(() => page.locator('.games-card').count()).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem('oia.game.next'))).toBe('{"version":99}');
    await page.context().close();
  });
});

/** To the last character. */
function fillStorage(): void {
  let size = 0;
  for (let more = 2 ** 23; more >= 1; more /= 2) {
    try {
      localStorage.setItem('filling', 'x'.repeat(size + more));
      size += more;
    } catch {
      // Too long to fit.
    }
  }
}

describe('a browser that lacks something', () => {
  /** Starts a game from the start page and plays its first step. */
  async function playOne(page: Page): Promise<void> {
    await page.goto('/');
    await page.getByRole('button', { name: en.ui.home.playFriends }).click();
    await squareAt(page, 'c3').click();
    await expect.poll(() => positionOf(page)).toContain('fc3');
  }

  const withoutCanvas = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });

  test('storage is denied: the game continues with a warning that nothing is saved', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      const deny = (): never => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.assign(Storage.prototype, { getItem: deny, setItem: deny, removeItem: deny, key: deny });
    });
    // With no settings to be read it would be drawn in 3D, slowly.
    await withoutCanvas(page);
    await playOne(page);
    await says(page, common.keptDenied);
  });

  test('storage is full: the game continues with a warning', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await playOne(page);
    await says(page, common.keptFull);
  });

  test('storage is really full: the warning appears at once, and the game is saved once there is space again', async () => {
    const kept = Object.entries(preparedAt(LATE, { id: 'old' }).kept).map(([key, text]) => [key, text.padEnd(5000)]);
    const page = await newPage({ kept: Object.fromEntries(kept) });
    await page.goto('/settings');
    await page.evaluate(fillStorage);
    await page.goto('/');
    await page.getByRole('button', { name: en.ui.home.playFriends }).click();
    await page.getByText(common.keptFull).waitFor();
    expect(await page.locator('.log-step').count()).toBe(0);
    await squareAt(page, 'c3').click();
    await expect.poll(() => positionOf(page)).toContain('fc3');
    const game = new URL(page.url()).pathname;
    await page.getByRole('link', { name: common.makeRoom }).click();
    await page.getByRole('button', { name: en.ui.games.forget }).last().click();
    await expect.poll(() => page.locator('.games-card').count()).toBe(1);
    await page.reload();
    await page.getByRole('link', { name: en.ui.games.resume }).click();
    await expect.poll(() => positionOf(page)).toContain('fc3');
    expect(new URL(page.url()).pathname).toBe(game);
    expect(await page.getByText(common.keptFull).count()).toBe(0);
    await page.context().close();
  });

  test('storage is full during a draft: the warning appears too', async () => {
    const { path, kept } = preparedDraft();
    const page = await newPage({ kept });
    await page.goto('/settings');
    await page.evaluate(fillStorage);
    await page.goto(path);
    await page.locator('.draft-cards button').first().click();
    await says(page, common.keptFull);
  });

  test('no WebGL: the board is shown in 2D, with a notice', async () => {
    const { path, kept } = preparedAt(LATE);
    const page = await newPage({ settings: { face: '3d' }, kept });
    await withoutCanvas(page);
    await page.goto(path);
    await page.getByText(common.no3d).waitFor();
    await squareAt(page, 'd4').click();
    await squareAt(page, 'd5').click();
    await expect.poll(() => page.locator('.game').getAttribute('data-over')).toBe('climbed');
    await page.context().close();
  });
});

describe('nothing is lost', () => {
  test('by the back button, the forward button and a reload', async () => {
    const { path, kept, game } = prepared({ players: 2 });
    const page = await newPage({ kept });
    await page.goto('/');
    await page.getByRole('link', { name: en.ui.games.resume }).click();
    const player = new TestPlayer(page, game);
    await player.playTexts('@b2 @d4 @b4 @d2 b2-c2');
    await page.goBack();
    await page.getByRole('heading', { name: en.ui.home.title }).waitFor();
    await page.goForward();
    await player.expectSame();
    await page.reload();
    await player.expectSame();
    expect(new URL(page.url()).pathname).toBe(path);
    await player.playTexts('+c3');
    await page.context().close();
  });

  test('by typing an illegal turn', async () => {
    const { path, kept, game } = prepared({ players: 2 }, '@b2 @d4 @b4 @d2');
    const page = await newPage({ kept });
    await page.goto(path);
    const player = new TestPlayer(page, game);
    for (const text of ['nonsense', 'b2-e5', '+c3', 'b2-c2 +c2', '@@@@ ????', ' ']) {
      await player.type(text);
      await expect
        .poll(() => page.locator('.game-feedback p').textContent(), { message: text })
        .toMatch(/\S+ \S+ \S+.*\.$/);
      await player.expectSame();
      await expect.poll(() => page.locator('.game-typed input').inputValue()).toBe(text);
      await page.locator('.game-feedback button').click();
    }
    await player.type('b2-c2 +c3');
    await expect.poll(() => positionOf(page)).toContain(' B ');
    await page.context().close();
  });
});
