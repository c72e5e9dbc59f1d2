import { isBanned, POWER_LIST, seededRandom } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { prepared } from './kept-game.ts';
import { TestPlayer } from './player.ts';

const TURNS = 10;

/** A power that is not banned with this one. */
const opponentOf = (id: string): string =>
  ['atlas', 'pan', 'demeter', 'apollo'].find((other) => other !== id && !isBanned(id, other)) ?? 'none';

/**
 * Random legal games of each power through the real page, by clicking what it offers; after each step the page's position
 * is compared with the rules. `part` of `parts`: files run side by side.
 */
export function playAllPowers(part: number, parts: number): void {
  const { newPage } = useBrowser();
  describe('every power through the page', () => {
    test.each(POWER_LIST.filter((_, i) => i % parts === part).map(({ id }) => id))('%s', async (id) => {
      const { path, kept, game } = prepared({ players: 2, powers: [id, opponentOf(id)] });
      const page = await newPage({ kept });
      await page.goto(path);
      await page.waitForSelector('.game, [data-cover]', { timeout: 15_000 });
      const player = new TestPlayer(page, game);
      await player.playRandomly(seededRandom(id.length * 31 + id.charCodeAt(0)), TURNS);
      expect(player.game.moments.length).toBeGreaterThan(TURNS);
      await page.context().close();
    });
  });
}
