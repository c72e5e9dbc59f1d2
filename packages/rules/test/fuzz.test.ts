import { describe, expect, it } from 'vitest';
import { POWER_LIST } from '../src/power-list.ts';
import { seededRandom } from '../src/random.ts';
import { checkRecord } from './fuzz/invariants.ts';
import {
  allFleeceHeroes,
  composedGame,
  crowdGame,
  eachPair,
  FLEECE_POWERS,
  fleeceGame,
  fleeceHeroesGame,
  HEROES,
  pairGame,
} from './fuzz/matchups.ts';
import { type Effort, inspectPosition, playComposed, playRandomGame } from './fuzz/random-game.ts';
import { rulingPositions } from './fuzz/ruling-positions.ts';
import { missingSteps } from './fuzz/step-kinds.ts';

// The quick part; `npm run fuzz -- --minutes N` is the long one.
const EFFORT: Effort = { completable: 0.01, turns: 0.02, middles: 0.01, mostTurns: 400 };

/** Composed positions are played for a few steps, with more checks each. */
const CLOSE: Effort = { completable: 0.05, turns: 0.6, middles: 0.5, mostTurns: 400 };
const COMPOSED = 1200;
/** Every n-th position of the rulings is checked; the long run checks all. */
const RULING_SHARE = 5;
const MAX_TURNS = 300;
/** Every n-th table of a card beside the Ram and two heroes is played; the long run plays all. */
const HERO_SHARE = 23;
const COMPOSED_HERO_SHARE = 17;
const COMPOSED_STEPS = 6;

describe('random games keep every invariant', () => {
  it('all pairs, banned ones by override', () => {
    const random = seededRandom(20_261_115);
    const kinds = new Set<string>();
    for (const pair of eachPair()) {
      const { game, kinds: taken } = playRandomGame(pairGame(pair, random), random, EFFORT);
      checkRecord(game);
      for (const kind of taken) kinds.add(kind);
    }
    expect(
      missingSteps(
        POWER_LIST.map(({ id }) => id),
        kinds,
      ),
    ).toEqual([]);
  });

  it.each([3, 4] as const)('%i players', (players) => {
    const random = seededRandom(players);
    for (let i = 0; i < 60; i++) checkRecord(playRandomGame(crowdGame(players, random), random, EFFORT).game);
  });

  it('the Golden Fleece with each eligible power', () => {
    const random = seededRandom(29);
    expect(FLEECE_POWERS).not.toEqual([]);
    for (const power of FLEECE_POWERS) checkRecord(playRandomGame(fleeceGame(random, power), random, EFFORT).game);
  });

  it('the Golden Fleece with heroes: each card and each hero with some others (Z38)', () => {
    const random = seededRandom(38);
    const tables = allFleeceHeroes();
    expect(tables.length).toBe(FLEECE_POWERS.length * HEROES.length * (HEROES.length - 1));
    const named = new Set<string>();
    for (const table of tables.filter((_, i) => i % HERO_SHARE === 0)) {
      const { game, kinds } = playRandomGame(fleeceHeroesGame(random, table), random, EFFORT);
      checkRecord(game);
      for (const kind of kinds) if (/ use/.test(kind)) named.add(kind);
    }
    const ids = [...FLEECE_POWERS, ...HEROES].map(({ id }) => id);
    expect([...named].sort()).toEqual(ids.flatMap((id) => [`${id} useHero`, `${id} useRam`]).sort());
  });

  it('composed positions with heroes beside the Ram (Z38)', () => {
    const random = seededRandom(39);
    for (const table of allFleeceHeroes().filter((_, i) => i % COMPOSED_HERO_SHARE === 0)) {
      const options = fleeceHeroesGame(random, table);
      checkRecord(playComposed(options, random, CLOSE, COMPOSED_STEPS).game);
    }
  });

  it('positions of the rulings', () => {
    const positions = rulingPositions();
    expect(positions.length).toBeGreaterThan(4000);
    for (const placed of positions.filter((_, i) => i % RULING_SHARE === 0)) inspectPosition(placed, MAX_TURNS);
  });

  it('composed positions of every power and mode', () => {
    const random = seededRandom(37);
    for (let i = 0; i < COMPOSED; i++) {
      checkRecord(playComposed(composedGame(random), random, CLOSE, COMPOSED_STEPS).game);
    }
  });
});
