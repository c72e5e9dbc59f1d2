import { LANGUAGES, type Language, loadWords } from '@oia/texts';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { prepared } from './kept-game.ts';
import { TestPlayer } from './player.ts';

const { newPage } = useBrowser();

const another = (language: Language): Language =>
  LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? language;

describe.each(LANGUAGES)('from %s to another language', (language) => {
  test('the page and the game stay the same', async () => {
    const next = another(language);
    const [before, after] = await Promise.all([loadWords(language), loadWords(next)]);
    const { path, kept, game } = prepared({ players: 2, powers: ['apollo', 'pan'] }, '@b2 @d4 @b4');
    const page = await newPage({ settings: { language }, kept });
    await page.goto(path);
    const player = new TestPlayer(page, game);
    await player.expectSame();
    await page.getByRole('link', { name: before.ui.common.settings, exact: true }).click();
    await page.locator(`input[type=radio][value=${next}]`).check({ force: true });
    await page.getByRole('heading', { level: 1, name: after.ui.settings.title }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(next);
    expect(new URL(page.url()).pathname).toBe('/settings');
    await page.goBack();
    await player.expectSame();
    await expect.poll(() => page.locator('.oia-layer').getAttribute('aria-label')).toBe(after.ui.game.board);
    await page.context().close();
  });
});

test.each(LANGUAGES)('a prompt inflects the name of its player as %s does', async (language) => {
  const words = await loadWords(language);
  const { path, kept } = prepared({ players: 2 }, '@b2 @d4 @b4 @d2');
  const page = await newPage({ settings: { language }, kept });
  await page.goto(path);
  const prompt = await page.locator('.game-prompt-line').textContent();
  expect(prompt?.startsWith(words.ui.game.turnOf({ player: 'Anna' }))).toBe(true);
  await page.context().close();
});
