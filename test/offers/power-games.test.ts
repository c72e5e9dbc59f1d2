import { isBanned, type MatchOptions, POWER_LIST, seededRandom } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { OfferPlayer } from './offer-player.ts';
import { eliminates, lowDome, POWER_GAMES } from './power-games.ts';
import { type Event, gameWith } from './short-games.ts';

const MAX_STEPS = 120;

/** A power that is not banned with this one. */
const opponentOf = (id: string): string =>
  ['atlas', 'pan', 'demeter', 'apollo'].find((other) => other !== id && !isBanned(id, other)) ?? 'none';

/** Plays a whole game with these options in which `event` happens, by what is offered. */
async function playThrough(options: MatchOptions, event?: Event): Promise<void> {
  const whole = gameWith(options, event);
  const player = new OfferPlayer(options);
  for (const { step, actor } of whole.moments) if (actor !== undefined) await player.play(step);
  expect(player.game.outcome).toEqual(whole.outcome);
}

describe('every power by what the page offers', () => {
  test.each(POWER_LIST)('$id', async ({ id }) => {
    const player = new OfferPlayer({ players: 2, powers: [id, opponentOf(id)] });
    await player.playRandomly(seededRandom(id.length * 31 + id.charCodeAt(0)), MAX_STEPS);
    expect(player.game.moments.length).toBeGreaterThan(8);
  });
});

test.each(POWER_GAMES)('$title', ({ power, against, event }) =>
  playThrough({ players: 2, powers: [power, against] }, event),
);

test('of three players one is out and the others go on', () =>
  playThrough({ players: 3, powers: ['apollo', 'atlas', 'demeter'] }, eliminates));

test('two teams', () => playThrough({ players: 4, powers: ['apollo', 'atlas', 'demeter', 'pan'] }));

test('the Golden Fleece', () => playThrough({ players: 2, fleece: 'atlas' }, lowDome));
