import { type Game, POWER_LIST, type Random, seededRandom, shuffled } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import {
  allFleeceHeroes,
  crowdGame,
  FLEECE_POWERS,
  fleeceGame,
  fleeceHeroesGame,
  gameWith,
} from '../../rules/test/fuzz/matchups.ts';
import { randomGame } from './random-play.ts';
import { checkSearch } from './search-check.ts';
import { gameAt } from './table.ts';

/** Positions with more to look at are compared to depth 1. */
const FEW = 4_000;

/** The quick part; `npm run verify -- --search N` is the long one. */
describe('a search without pruning finds what plain minimax finds', () => {
  /** The next random game of this kind that is small enough to be compared. */
  function compareNext(deal: () => Parameters<typeof randomGame>[0], random: Random): Game {
    for (;;) {
      const game = randomGame(deal(), random);
      if (game?.actor !== undefined && (checkSearch(game, 2, FEW) || checkSearch(game, 1))) return game;
    }
  }

  test.each(POWER_LIST.map((power) => [power.id, power] as const))('%s at any table', (id, power) => {
    const random = seededRandom(power.number);
    for (let i = 0; i < 2; i++) {
      const { match } = compareNext(() => gameWith(power, random), random);
      expect(match.cards.map((card) => card.power.id)).toContain(id);
    }
  });

  test.each([3, 4] as const)('%i players', (players) => {
    const random = seededRandom(players);
    for (let i = 0; i < 5; i++) {
      expect(compareNext(() => crowdGame(players, random), random).match.players).toBe(players);
    }
  });

  test('the Golden Fleece', () => {
    const random = seededRandom(5);
    for (const power of FLEECE_POWERS.slice(0, 5)) {
      expect(compareNext(() => fleeceGame(random, power), random).match.fleece).toBe(true);
    }
  });

  test('the Golden Fleece with heroes', { timeout: 60_000 }, () => {
    const random = seededRandom(6);
    for (const table of shuffled(random, allFleeceHeroes()).slice(0, 5)) {
      expect(compareNext(() => fleeceHeroesGame(random, table), random).match.cards).toHaveLength(3);
    }
  });

  test.each([
    ['Gaea decides her answers herself', '02112/22002/14310/32100/11430 A bia:fe2,ma5 gaea[reserve=1]:fa3,nc2'],
    [
      'among three too',
      '00130/23200/10432/11110/34221 C gaea[reserve=1]:fc1,ma5,nb5 hephaestus:fe3,ma2 graeae:fe2,ma3,nb3',
    ],
    [
      'all cards that may be drawn count',
      '34144/41404/34044/31300/23000 A chaos[face=demeter;deck=artemis.athena.hephaestus.hermes.minotaur;discards=apollo.atlas.pan.prometheus]:fd1,mc1 hestia:mc3',
    ],
  ])('%s', (_, text) => expect(checkSearch(gameAt(text), 2)).toBe(true));
});
