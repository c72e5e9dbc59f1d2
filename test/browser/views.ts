import { PUZZLE_LINES } from '@oia/learning/puzzle-data';
import { PuzzleLibrary } from '@oia/learning/puzzles';
import { recordOf, recordText } from '@oia/rules';
import type { Locator, Page } from 'playwright-core';
import { linkOf } from '../../packages/web/src/storage/links.ts';
import { shortGame } from '../offers/short-games.ts';
import { prepared } from './kept-game.ts';
import { preparedAt, preparedDraft } from './kept-position.ts';
import { openTable } from './room.ts';

/** A state of the app, and how to get there. */
export interface View {
  readonly name: string;
  readonly path: string;
  readonly kept?: Readonly<Record<string, string>>;
  /** A selector that appears when the page is ready. */
  readonly ready: string;
  readonly after?: (page: Page) => Promise<void>;
}

/** Atlas has moved and may build a block or a dome on each space around c3. */
export const BUILDING =
  '00000/00012/00000/00000/00000 A: atlas:fc3,ma1 apollo:fb2,me5 moved=c3 mover=c3 origin=d3 steps=1 landed=c3';
/** One worker of each side could climb to the top. */
export const LATE = '00030/00020/00000/02000/03000 A none:fd4,ma1 none:fb2,me5';

/** The button of a square by name, such as c4. */
export const squareAt = (place: Page | Locator, name: string): Locator =>
  place.locator(`.oia-square[data-square="${'abcde'.indexOf(name.charAt(0)) + 5 * (Number(name.charAt(1)) - 1)}"]`);

export async function open(page: Page, { path, ready, after }: View): Promise<void> {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await after?.(page);
}

/** Opens views one after another in the same page, which is much faster than a page for each. */
export async function openNext(page: Page, view: View): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/settings');
  await page.evaluate((kept) => {
    const old = Object.keys(localStorage).filter((key) => key.startsWith('oia.game.'));
    for (const key of old) localStorage.removeItem(key);
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
  }, view.kept ?? {});
  await open(page, view);
}

const askWhyNot = async (page: Page): Promise<void> => {
  await squareAt(page, 'e1').click();
  await page.locator('.game-feedback').waitFor();
};

const openMenu = async (page: Page): Promise<void> => {
  await squareAt(page, 'c4').click();
  await page.locator('.oia-menu').waitFor();
};

const win = async (page: Page): Promise<void> => {
  await squareAt(page, 'd4').click();
  await squareAt(page, 'd5').click();
  await page.locator('.game-result').waitFor();
};

const start = async (page: Page): Promise<void> => {
  await page.locator('.new-start .button.primary').first().click();
  await page.locator('.reveal .chances').waitFor();
};

const openMore = async (page: Page): Promise<void> => {
  await page.locator('.game-controls .game-buttons .button').last().click();
  await page.getByRole('dialog').waitFor();
};

const share = async (page: Page): Promise<void> => {
  await openMore(page);
  // By position, because texts depend on the language.
  await page.locator('.more-items').first().locator('button').nth(-2).click();
  await page.locator('.share-line').waitFor();
};

/** Simulates a step of another tab that this one did not notice. */
const fallBehind = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('oia.game.test') ?? '{}') as { revision: number };
    localStorage.setItem('oia.game.test', JSON.stringify({ ...stored, revision: stored.revision + 1 }));
  });
  await squareAt(page, 'e1').click();
  await page.locator('.game-notices .warning').waitFor();
};

const findStorageFull = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function fail(key: string, text: string): void {
      if (!key.startsWith('oia.game.')) return setItem.call(this, key, text);
      Storage.prototype.setItem = setItem;
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await squareAt(page, 'e1').click();
  await page.locator('.game-notices .warning').waitFor();
};

const review = async (page: Page): Promise<void> => {
  await page.locator('.analysis-review .button').click();
  await page.locator('.review-graph').waitFor();
};

const openRulings = async (page: Page): Promise<void> => {
  await page.locator('summary').last().click();
  await page.locator('.rulings').waitFor();
};

const setUp = async (page: Page): Promise<void> => {
  await page.locator('.analysis-open .button').first().click();
  await page.locator('.sketch-tools').waitFor();
};

const waitAtTable = async (page: Page): Promise<void> => {
  await page.goto(await openTable(page, 'Anna'));
  await page.locator('.room-seats').waitFor();
  await page.locator('.room-invitation summary').click();
  await page.locator('.qr-code').waitFor();
};

const playAtTable = async (page: Page): Promise<void> => {
  await page.goto(await openTable(page, 'Anna'));
  await page.locator('.room-fill .button').click();
  await page.locator('.game .room-clock').first().waitFor();
  await page.locator('.room-chat').evaluate((chat) => chat.setAttribute('open', ''));
};

/** Builds somewhere else than on the tower that needs a dome. */
const failLesson = async (page: Page): Promise<void> => {
  for (const square of ['b2', 'b1', 'a1']) await squareAt(page, square).click();
  await page.locator('.exercise-answer[data-status="missed"]').waitFor();
};

/** The states of the game page. */
const gameViews = (): readonly View[] => {
  const late = preparedAt(LATE);
  const first = prepared({ players: 2 }, '@b2 @d2 @b4 @d4');
  const coached = { ...first, kept: { ...first.kept, 'oia.coach': '{"game":"test","gone":[]}' } };
  const placing = prepared({ players: 2, powers: ['apollo', 'pan'] }, '@a1');
  const secret = prepared({ players: 2, powers: ['tartarus', 'atlas'] }, '@a1 @d1 @b2 @e2');
  const board = '.game .oia-square';
  return [
    { name: 'a game: placing', ...placing, ready: board },
    { name: 'a game: in a turn, the menu open', ...preparedAt(BUILDING), ready: board, after: openMenu },
    { name: 'a game: gone on in another tab', ...placing, ready: board, after: fallBehind },
    { name: 'a game: the storage is full', ...placing, ready: board, after: findStorageFull },
    { name: 'a game: the match-up', path: '/new?powers=artemis+pan', ready: '.new-start', after: start },
    { name: 'a game: why not', ...late, ready: board, after: askWhyNot },
    { name: 'a game: the result', ...late, ready: board, after: win },
    { name: 'a game: more', ...late, ready: board, after: openMore },
    { name: 'a game: sharing', ...late, ready: board, after: share },
    { name: 'a game: the hand-over', ...secret, ready: '[data-cover]' },
    { name: 'a game: the draft', ...preparedDraft(), ready: '[data-draft]' },
    // The last one, because the coach stays with the id of the game.
    { name: 'a game: with its coach', ...coached, ready: '.coach' },
  ];
};

/** With a power on each side. */
const PUZZLE = new PuzzleLibrary(PUZZLE_LINES).matching({ power: 'medusa' })[0]?.id;

/** All pages of the app. */
export async function allViews(): Promise<readonly View[]> {
  const record = await linkOf(recordText(recordOf(shortGame({ players: 2, powers: ['artemis', 'demeter'] }))));
  const finished = preparedAt(LATE, { steps: 'd4-d5', id: 'over' });
  return [
    { name: 'home, nothing kept', path: '/', ready: '.home-none' },
    { name: 'home with games', path: '/', kept: { ...preparedAt(LATE).kept, ...finished.kept }, ready: '.games-card' },
    { name: 'all games', path: '/games', kept: { ...preparedAt(LATE).kept, ...finished.kept }, ready: '.games-card' },
    { name: 'all games, none', path: '/games', ready: '.games-none' },
    { name: 'new game', path: '/new', ready: '.new-start' },
    ...gameViews(),
    { name: 'learn', path: '/learn', kept: { 'oia.lessons': '["move"]' }, ready: '.learn-mark' },
    { name: 'a lesson', path: '/learn/sharedTower', ready: '.lesson .oia-square' },
    { name: 'a lesson, failed', path: '/learn/dome', ready: '.lesson .oia-square', after: failLesson },
    { name: 'the last lesson', path: '/learn/plan', ready: '.lesson .oia-square' },
    { name: 'a lesson that does not exist', path: '/learn/nothing', ready: '.learn-unknown' },
    { name: 'powers', path: '/powers', ready: '.deck' },
    { name: 'a power with its guide and rulings', path: '/powers/apollo', ready: '.guide', after: openRulings },
    { name: 'the rules', path: '/rules', ready: '.figure' },
    { name: 'the rules of the Golden Fleece', path: '/rules/fleece', ready: '.rules-chapter:not(.on-paper) .figure' },
    { name: 'a power that can be played', path: '/powers/pan', ready: '.powers-deeds' },
    { name: 'match-ups', path: '/powers/matchups', ready: '.standings' },
    { name: 'new game with chosen powers', path: '/new?powers=artemis+pan', ready: '.chances' },
    { name: 'randomizer with a deal', path: '/randomizer?deal=matchup&players=2&seed=7', ready: '.randomizer-deeds' },
    { name: 'replay, empty', path: '/replay', ready: 'textarea' },
    { name: 'replay of a record', path: `/replay#${record}`, ready: '.replay-turns' },
    { name: 'analysis of an empty board', path: '/analysis', ready: '.analysis-state' },
    { name: 'analysis of a game, reviewed', path: `/analysis#${record}`, ready: '.tree-turn', after: review },
    { name: 'analysis: setting up', path: '/analysis?powers=pan', ready: '.tree-turn', after: setUp },
    { name: 'analysis: a bad link', path: '/analysis#zzz', ready: '.analysis-page .notice' },
    { name: 'puzzles', path: '/puzzles', ready: '.puzzles-rating' },
    { name: 'a puzzle', path: `/puzzles/${PUZZLE}`, ready: '.puzzle .oia-square' },
    { name: 'a puzzle that is not there', path: '/puzzles/nothing', ready: '.puzzles .notice' },
    { name: 'a table online', path: '/settings', ready: 'h1', after: waitAtTable },
    { name: 'a game online', path: '/settings', ready: 'h1', after: playAtTable },
    { name: 'settings', path: '/settings', ready: '.settings-section' },
    { name: 'nothing there', path: '/no/such/page', ready: 'h1' },
    { name: 'online', path: '/online', ready: '.online-control' },
    { name: 'a new game online', path: '/new?online', ready: '.new-where' },
    { name: 'account, signed out', path: '/account', ready: '.account-register' },
    { name: 'leaderboards', path: '/leaderboards', ready: '.choice-group' },
    { name: 'archive', path: '/archive', ready: '.archive-form' },
    { name: 'a player who does not exist', path: '/player/nobody', ready: '.notice' },
  ];
}
