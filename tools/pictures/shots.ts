import type { Page } from 'playwright-core';
import { setupOf } from '../../packages/server/test/terms.ts';
import { playerName } from '../../test/browser/full-store.ts';
import { type Prepared, prepared } from '../../test/browser/kept-game.ts';
import { act, openTable } from '../../test/browser/room.ts';

/** One screenshot: what is shown, its size, and what is done before it is taken. */
export interface Shot {
  readonly name: string;
  readonly size: 'desktop' | 'tablet' | 'phone' | 'social';
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly path?: string;
  readonly game?: Prepared;
  prepare?(page: Page): Promise<void>;
}

// Games of the computer against itself, chosen because they look good.
const RICH =
  '@c3 @c4 @d2 @b3 c4-d5 d5-d4 +e5 b3-c2 +d1 . d4-e4 e4-e5 +d5 c2-d3 +e3 . e5-d4 d4-d5 +e5 d3-e4 +e5 . c3-d4 d4-c4 +b3 e4-e3 +e2 +d3 c4-c3 c3-d3 +c4 d2-e2 +e1 +d2 d5-e4 e4-d4 +d5 e3-e4 +e3 +d5 d4-c3 c3-d2 +e3 e4-d4 +e3^ +e4 d2-c2 c2-c3 +c4 d4-e4 +d5^ . c3-b3 b3-c4 +b3 e2-d2 +c2 +c3 c4-b4 b4-c3 +b2 d2-c2 +c1 . d3-c4 +b3 c2-b2 +b1 +b3^ c4-d3 +e2 b2-c2 +c1 . c3-d2 d2-e2 +e1 e4-d4 +c4 +c5';
const DECIDED =
  '@c3 @d3 @b2 @c4 d3-e3 +d2 +e2 b2-c2 +b3 e3-d2 +e2 . c2-b3 +c2 d2-c2 +c1 +d1 c4-d3 +e2 c3-d2 +c1 +d1 d3-d4 +d3 d2-c1 +d1 +d2 d4-d3 +e2^';

const rich = prepared({ players: 2, powers: ['artemis', 'demeter'] }, RICH, ['person', 8]);
const decided = prepared({ players: 2, powers: ['demeter', 'pan'] }, DECIDED);
const four = prepared({ players: 4, powers: ['apollo', 'artemis', 'atlas', 'demeter'] }, '@b2 @d2 @b4 @d4');

const square = (page: Page, name: string) =>
  page.locator(`.oia-square[data-square="${'abcde'.indexOf(name.charAt(0)) + 5 * (Number(name.charAt(1)) - 1)}"]`);

/** Clicks squares. */
const take =
  (...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await square(page, name).click({ force: true });
  };

/** The board alone, with a title over it. */
async function poster(page: Page): Promise<void> {
  await page.evaluate(() => {
    const board = document.querySelector<HTMLElement>('.oia-board')?.parentElement;
    if (board)
      Object.assign(board.style, { position: 'fixed', inset: '0', width: '100vw', height: '100vh', zIndex: '50' });
    const title = document.createElement('div');
    title.innerHTML = '<b>Oia</b><span>Build, climb, and call on the gods.</span>';
    title.style.cssText =
      'position:fixed;left:36px;bottom:32px;z-index:60;display:grid;gap:8px;width:270px;padding:18px 26px;border-radius:18px;background:#fffdf8ee;color:#144771;font:25px/1.25 Georgia,"Noto Serif",serif';
    const name = title.querySelector('b');
    if (name) name.style.cssText = 'font-size:76px;line-height:1';
    document.body.append(title);
  });
}

/** All match-ups are higher than a screen. */
const wholePicture = (page: Page): Promise<void> => page.setViewportSize({ width: 1100, height: 1330 });

/** On a phone the deck begins below the filter. */
const toDeck = (page: Page): Promise<void> =>
  page
    .locator('.deck-set')
    .first()
    .evaluate((deck) => deck.scrollIntoView());

/** The demonstration of a power, begun. */
async function toDemo(page: Page): Promise<void> {
  await page.locator('.guide .button.primary').click();
  await page.locator('.guide').evaluate((guide) => guide.scrollIntoView());
}

/** The match-up of a game that begins. */
async function toReveal(page: Page): Promise<void> {
  await page.locator('.new-start .button.primary').click();
  await page.locator('.reveal-front').first().waitFor();
}

/** A table that waits for a friend, with the code to scan. */
async function toRoom(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Invite a friend/ }).click();
  await page.waitForURL('**/room/*');
  await page.locator('summary').first().click();
}

/** A game of two people with clocks, in which something was said. */
async function toOnlineGame(page: Page): Promise<void> {
  const address = await openTable(page, 'Iris', { setup: setupOf(['artemis', 'demeter']) });
  const other = await page
    .context()
    .browser()
    ?.newPage({ baseURL: new URL(page.url()).origin });
  if (!other) return;
  await openTable(other, 'Leo');
  await act(other, address, { kind: 'sit' });
  const seats = [page, other] as const;
  for (const { actor = 0, step } of rich.game.moments.slice(0, 61)) {
    await act(seats[actor] ?? page, address, { kind: 'step', step });
  }
  for (const one of seats) await one.goto(address);
  await page.locator('.game .room-clock').first().waitFor();
  await act(page, address, { kind: 'sayPhrase', phrase: 'goodLuck' });
  await act(other, address, { kind: 'sayText', text: 'You too! What a view.' });
  await page.locator('.room-lines, .room-unread').first().waitFor();
}

/** The puzzle of the day. */
async function toPuzzle(page: Page): Promise<void> {
  await page.locator('main .button.primary').first().click();
  await page.locator('.oia-board').waitFor();
}

/** Until the analysis has looked some turns ahead. */
async function thoughtAbout(page: Page): Promise<void> {
  await page.locator('.analysis-thinking:not([data-depth="0"], [data-depth="1"], [data-depth="2"])').waitFor();
}

/** The whole game judged, then back to thinking; it is higher than a screen. */
async function reviewed(page: Page): Promise<void> {
  await page.locator('.analysis-review .button.primary').click();
  await page.locator('.analysis-progress').waitFor({ state: 'detached', timeout: 120_000 });
  await thoughtAbout(page);
  await page.setViewportSize({ width: 1360, height: 1240 });
  await page.evaluate(() => scrollTo(0, 0));
}

export const SHOTS: readonly Shot[] = [
  { name: 'home', size: 'desktop', game: { ...rich, path: '/' } },
  { name: 'home-phone-fr', size: 'phone', settings: { language: 'fr' }, path: '/' },
  { name: 'new-game', size: 'desktop', path: '/new?powers=apollo+minotaur' },
  { name: 'new-game-ru', size: 'desktop', settings: { language: 'ru' }, path: '/new' },
  { name: 'game-3d', size: 'desktop', settings: { face: '3d' }, game: rich, prepare: take('e2') },
  { name: 'game-3d-dark', size: 'desktop', settings: { face: '3d', theme: 'dark' }, game: rich, prepare: take('e2') },
  { name: 'game-2d', size: 'desktop', game: rich, prepare: take('e2') },
  { name: 'game-2d-dark-ru', size: 'tablet', settings: { theme: 'dark', language: 'ru' }, game: rich },
  { name: 'game-3d-phone', size: 'phone', settings: { face: '3d' }, game: rich, prepare: take('e2') },
  { name: 'game-2d-phone-it', size: 'phone', settings: { language: 'it' }, game: rich, prepare: take('e2') },
  { name: 'teams', size: 'tablet', settings: { face: '3d' }, game: four },
  { name: 'choice', size: 'tablet', game: rich, prepare: take('e2', 'd2', 'c3') },
  { name: 'why-not', size: 'tablet', game: rich, prepare: take('e2', 'e3') },
  { name: 'result', size: 'tablet', game: decided, prepare: take('c1', 'd1') },
  { name: 'analysis', size: 'desktop', game: { ...rich, path: '/analysis/test?at=66' }, prepare: reviewed },
  {
    name: 'analysis-dark-phone',
    size: 'phone',
    settings: { theme: 'dark' },
    game: { ...rich, path: '/analysis/test?at=40' },
    prepare: thoughtAbout,
  },
  { name: 'powers', size: 'desktop', path: '/powers' },
  {
    name: 'powers-phone-ru',
    size: 'phone',
    settings: { language: 'ru', theme: 'dark' },
    path: '/powers',
    prepare: toDeck,
  },
  { name: 'power-pan', size: 'desktop', path: '/powers/pan' },
  { name: 'matchups', size: 'desktop', path: '/powers/matchups', prepare: wholePicture },
  { name: 'power-dark-fr', size: 'tablet', settings: { theme: 'dark', language: 'fr' }, path: '/powers/charybdis' },
  { name: 'learn', size: 'desktop', path: '/learn' },
  { name: 'lesson', size: 'desktop', path: '/learn/doubleThreat' },
  { name: 'lesson-phone-it', size: 'phone', settings: { language: 'it' }, path: '/learn/climb' },
  { name: 'demo', size: 'desktop', path: '/powers/minotaur', prepare: toDemo },
  { name: 'power-phone-it', size: 'phone', settings: { language: 'it' }, path: '/powers/medusa' },
  { name: 'demo-phone-ru', size: 'phone', settings: { language: 'ru' }, path: '/powers/minotaur', prepare: toDemo },
  {
    name: 'online',
    size: 'desktop',
    path: '/online',
    prepare: (page) => page.locator('.choice-group').first().waitFor(),
  },
  { name: 'online-game', size: 'desktop', settings: { notifyAsked: true }, path: '/online', prepare: toOnlineGame },
  {
    name: 'online-game-dark-phone',
    size: 'phone',
    settings: { theme: 'dark', notifyAsked: true },
    path: '/online',
    prepare: toOnlineGame,
  },
  { name: 'player', size: 'desktop', path: `/player/${playerName(5)}` },
  { name: 'room-dark-phone', size: 'phone', settings: { theme: 'dark' }, path: '/online', prepare: toRoom },
  { name: 'rules', size: 'desktop', path: '/rules' },
  { name: 'rules-dark-phone-fr', size: 'phone', settings: { theme: 'dark', language: 'fr' }, path: '/rules/fleece' },
  { name: 'puzzles', size: 'desktop', path: '/puzzles' },
  { name: 'puzzle', size: 'desktop', path: '/puzzles', prepare: toPuzzle },
  { name: 'puzzle-dark-phone', size: 'phone', settings: { theme: 'dark' }, path: '/puzzles', prepare: toPuzzle },
  { name: 'games', size: 'tablet', game: { ...rich, path: '/games' } },
  { name: 'reveal', size: 'desktop', path: '/new?powers=medusa+pan', prepare: toReveal },
  {
    name: 'reveal-phone-ru',
    size: 'phone',
    settings: { language: 'ru', theme: 'dark' },
    path: '/new?powers=artemis+hera',
    prepare: toReveal,
  },
  { name: 'result-phone-fr', size: 'phone', settings: { language: 'fr' }, game: decided, prepare: take('c1', 'd1') },
  { name: 'randomizer', size: 'tablet', path: '/randomizer' },
  { name: 'settings-ru-phone', size: 'phone', settings: { language: 'ru' }, path: '/settings' },
  { name: 'social', size: 'social', settings: { face: '3d', coordinates: false }, game: rich, prepare: poster },
];
