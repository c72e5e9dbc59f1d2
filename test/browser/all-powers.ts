import { isBanned, POWER_LIST, seededRandom } from '@oia/rules';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { prepared } from './kept-game.ts';
import { TestPlayer } from './player.ts';
import { POWER_GAMES } from './power-games.ts';
import { openNext } from './views.ts';

const TURNS = 6;

const inGames = new Set(POWER_GAMES.map(({ power }) => power));
/** Those of which no whole game is played elsewhere. */
const POWERS = POWER_LIST.map(({ id }) => id).filter((id) => !inGames.has(id));

/** A power that is not banned with this one. */
const opponentOf = (id: string): string =>
  ['atlas', 'pan', 'demeter', 'apollo'].find((other) => other !== id && !isBanned(id, other)) ?? 'none';

/**
 * Random legal games of the other powers through the real page, by clicking what it offers; after each step the page's position
 * is compared with the rules. `part` of `parts`: files run side by side.
 */
export function playAllPowers(part: number, parts: number): void {
  const { newPage } = useBrowser();
  // One page for all: opening a new one takes as long as several steps.
  let shared: Page | undefined;
  describe('every power through the page', () => {
    test.each(POWERS.filter((_, i) => i % parts === part))('%s', async (id) => {
      const { path, kept, game } = prepared({ players: 2, powers: [id, opponentOf(id)] });
      shared ??= await newPage();
      const page = shared;
      await openNext(page, { name: id, path, kept, ready: '.game, [data-cover]' });
      const player = new TestPlayer(page, game);
      await player.playRandomly(seededRandom(id.length * 31 + id.charCodeAt(0)), TURNS);
      expect(player.game.moments.length).toBeGreaterThan(TURNS);
    });
  });
}
