import { isRefused } from '../../src/bans.ts';
import type { MatchOptions } from '../../src/create.ts';
import { clashes } from '../../src/deal.ts';
import { HOUSE_RULES, type HouseRule, type Power } from '../../src/power.ts';
import { POWER_LIST } from '../../src/power-list.ts';
import { pickOne, type Random, shuffled } from '../../src/random.ts';

/** Every power against every other, or against the one named, both ways round; only the pair that is refused even by override is left out. */
export function allPairs(named?: Power): readonly (readonly [Power, Power])[] {
  return POWER_LIST.flatMap((a) =>
    POWER_LIST.filter((b) => a !== b && !isRefused(a.id, b.id)).map((b) => [a, b] as const),
  ).filter((pair) => named === undefined || pair.includes(named));
}

/** Every power against every other once; each sits first in about half of its pairs. */
export const eachPair = (): readonly (readonly [Power, Power])[] =>
  allPairs().filter(([a, b]) => {
    const [first, second] = [POWER_LIST.indexOf(a), POWER_LIST.indexOf(b)];
    return first < second === ((first + second) % 2 === 0);
  });

export const hasSecret = (power: Power): boolean =>
  power.hidden === true || (power.fields ?? []).some((field) => field.secret);

/** House rules of powers; heroes beside the Ram make a mode of their own. */
const randomHouse = (random: Random): Partial<Record<HouseRule, boolean>> =>
  Object.fromEntries(
    HOUSE_RULES.filter((rule) => rule !== 'fleeceHeroes' && random() < 0.25).map((rule) => [rule, true]),
  );

export const pairGame = ([a, b]: readonly [Power, Power], random: Random): MatchOptions => ({
  players: 2,
  powers: [a.id, b.id],
  start: random() < 0.5 ? 0 : 1,
  house: randomHouse(random),
});

/** Three players or two teams, of powers that may meet. */
export function crowdGame(players: 3 | 4, random: Random, first?: Power): MatchOptions {
  const chosen: Power[] = first ? [first] : [];
  for (const power of shuffled(
    random,
    POWER_LIST.filter((one) => one.players.includes(players)),
  )) {
    if (chosen.length < players && power !== first && !chosen.some((other) => clashes(power, other)))
      chosen.push(power);
  }
  return {
    players,
    powers: shuffled(random, chosen).map(({ id }) => id),
    start: Math.floor(random() * players),
    house: randomHouse(random),
  };
}

export const FLEECE_POWERS = POWER_LIST.filter((power) => power.fleece);

export const fleeceGame = (random: Random, power = pickOne(random, FLEECE_POWERS)): MatchOptions => ({
  players: 2,
  fleece: power.id,
  start: random() < 0.5 ? 0 : 1,
  house: randomHouse(random),
});

export const HEROES = POWER_LIST.filter(({ set }) => set === 'hero');

/** Every card beside the Ram with every two heroes, both ways round. */
export const allFleeceHeroes = (): readonly FleeceHeroes[] =>
  FLEECE_POWERS.flatMap((ram) =>
    HEROES.flatMap((a) => HEROES.filter((b) => b !== a).map((b) => ({ ram, heroes: [a, b] as const }))),
  );

export interface FleeceHeroes {
  readonly ram: Power;
  readonly heroes: readonly [Power, Power];
}

/** The Golden Fleece with a hero for each player (Z38). */
export function fleeceHeroesGame(random: Random, { ram, heroes }: FleeceHeroes): MatchOptions {
  const game = fleeceGame(random, ram);
  return { ...game, powers: heroes.map(({ id }) => id), house: { ...game.house, fleeceHeroes: true } };
}

/** A match to make up a position for; with three players often one that can eliminate others. */
export function composedGame(random: Random, named?: Power): MatchOptions {
  if (named) return gameWith(named, random);
  const kind = random();
  if (kind < 0.45) return pairGame(pickOne(random, allPairs()), random);
  if (kind < 0.8) return crowdGame(3, random, random() < 0.5 ? pickOne(random, REMOVERS) : undefined);
  if (kind < 0.9) return crowdGame(4, random);
  if (kind < 0.94) return fleeceGame(random);
  return kind < 0.98 ? fleeceHeroesGame(random, pickOne(random, allFleeceHeroes())) : bareGame(random);
}

/** A match of any mode that this power may be played in. */
export function gameWith(named: Power, random: Random): MatchOptions {
  const kind = random();
  if (kind < 0.2 && named.players.includes(3)) return crowdGame(3, random, named);
  if (kind < 0.4 && named.players.includes(4)) return crowdGame(4, random, named);
  if (kind < 0.45 && named.fleece) return fleeceGame(random, named);
  if (kind < 0.5 && (named.fleece || named.set === 'hero')) {
    const tables = allFleeceHeroes().filter(({ ram, heroes }) => ram === named || heroes.includes(named));
    return fleeceHeroesGame(random, pickOne(random, tables));
  }
  return pairGame(pickOne(random, allPairs(named)), random);
}

const REMOVERS = POWER_LIST.filter(({ id }) => id === 'bia' || id === 'medusa');

export const bareGame = (random: Random): MatchOptions => ({ players: 2, start: random() < 0.5 ? 0 : 1 });
