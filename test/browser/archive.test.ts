import { readFileSync } from 'node:fs';
import type { OpenedRoom, RoomAction, RoomTerms } from '@oia/protocol';
import { en, loadChunk } from '@oia/texts';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { newPage } = useBrowser();
const { archive } = await loadChunk('en', 'online');
const { replay, games } = en.ui;

/** Tartarus hides where the abyss is. */
const TERMS: RoomTerms = {
  setup: {
    seats: [
      { name: '', player: 'remote' },
      { name: '', player: 'remote' },
    ],
    looks: [0, 1, 2],
    way: { kind: 'match', options: { players: 2, powers: ['tartarus', 'atlas'], start: 0 } },
  },
  control: { kind: 'unlimited' },
  isRated: false,
  isOpen: false,
  hasChat: false,
};

async function ask<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(path, { data, headers: { origin: inject('origin') } });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

/** Two guests place their workers; then the first one resigns. */
async function finishedGame(anna: Page, ben: Page): Promise<string> {
  await ask(anna, '/api/guest', { name: 'Annabel' });
  await ask(ben, '/api/guest', { name: 'Benedict' });
  const { room } = await ask<OpenedRoom>(anna, '/api/rooms', TERMS);
  let count = 0;
  const act = (page: Page, action: RoomAction): Promise<unknown> =>
    ask(page, `/api/rooms/${room}/actions`, { id: `test-${++count}`, action });
  await act(ben, { kind: 'sit' });
  for (const text of ['@a1', '@d1']) await act(anna, { kind: 'text', text });
  for (const text of ['@b2', '@e2']) await act(ben, { kind: 'text', text });
  await act(anna, { kind: 'resign' });
  return room;
}

test('a finished game is found, replayed from both sides, and downloaded', async () => {
  const [page, ben] = await Promise.all([newPage({ acceptDownloads: true }), newPage()]);
  const room = await finishedGame(page, ben);
  await page.goto('/archive?power=zeus');
  await page.getByText(archive.none).waitFor();
  await page.getByLabel(archive.power).selectOption('tartarus');
  await page.getByRole('button', { name: archive.search }).click();
  await page.waitForURL('**/archive?power=tartarus');
  const card = page.locator('.games-card', { has: page.locator(`a[href="/archive/${room}"]`) });
  await card.getByText(games.resultOf({ player: 'Benedict', turn: 0 }).replace(/,.*/, '')).waitFor();

  const headings = await page.locator('h1, h2, h3').evaluateAll((found) => found.map(({ tagName }) => tagName));
  expect(headings.slice(0, 3)).toEqual(['H1', 'H2', 'H3']);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: archive.download }).click();
  expect(readFileSync(await (await saving).path(), 'utf8')).toContain('Annabel');

  await card.getByRole('link', { name: archive.look }).click();
  await page.getByRole('heading', { name: 'Annabel and Benedict' }).waitFor();
  await page.getByLabel(replay.seenBy).selectOption({ label: replay.seenAs({ player: 'Benedict' }) });
  await expect.poll(() => page.getByLabel(archive.link).inputValue()).toMatch(new RegExp(`/archive/${room}$`));
  await Promise.all([page, ben].map((each) => each.context().close()));
});
