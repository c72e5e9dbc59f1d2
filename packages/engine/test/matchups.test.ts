import { banBetween, isBanned, NO_POWER, POWER_LIST } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import {
  allPairings,
  CONTENDERS,
  chanceOf,
  isBalanced,
  MatchupTable,
  type Pairing,
  shippedMatchups,
} from '../src/matchups/index.ts';
import { packTable, unpackTable } from '../src/matchups/packing.ts';
import { rateOf } from '../src/matchups/rate.ts';

const table = shippedMatchups();
/** The table is played for hours (`npm run matchups`), so a new power is not in it at once: these tests are about the powers that are. */
const shippedPowers = POWER_LIST.filter(({ id }) => table.powers.includes(id));
const powers = shippedPowers.map(({ id }) => id);
const isShipped = ({ starter, other }: Pairing): boolean =>
  [starter, other].every((id) => table.contenders.includes(id));
const pairs = powers.flatMap((one) => powers.filter((other) => other > one).map((other) => [one, other] as const));

describe('the shipped table', () => {
  test('has powers of the box in their order, and games of every pairing of them that can be played', () => {
    expect(powers.length).toBeGreaterThanOrEqual(55);
    expect(table.contenders).toEqual(CONTENDERS.filter((id) => table.contenders.includes(id)));
    const pairings = allPairings().filter(isShipped);
    for (const { starter, other } of pairings) expect(table.tally(starter, other).games).toBeGreaterThan(0);
    expect(table.games).toBe(pairings.reduce((sum, { starter, other }) => sum + table.tally(starter, other).games, 0));
  });

  test('has a rate for a pair exactly if the pair is allowed', () => {
    for (const [one, other] of pairs) expect(table.between(one, other) === undefined).toBe(isBanned(one, other));
    for (const power of powers) expect(table.between(power, power)).toBeUndefined();
    for (const power of powers) expect(table.between(power, NO_POWER)).toBeDefined();
  });

  test('a power that has to start, or cannot, has no other rate', () => {
    for (const { id, places } of shippedPowers) {
      if (places === 'first') expect(table.starting(NO_POWER, id)).toBeUndefined();
      if (places === 'last') expect(table.starting(id, NO_POWER)).toBeUndefined();
    }
    expect(shippedPowers.filter(({ places }) => places !== undefined).length).toBeGreaterThan(0);
  });

  test('rates lie in their intervals, and those of the two sides add up to one', () => {
    for (const [one, other] of pairs) {
      const [a, b] = [table.between(one, other), table.between(other, one)];
      if (!a || !b) continue;
      expect(a.rate + b.rate).toBeCloseTo(1, 10);
      expect(a.low + b.high).toBeCloseTo(1, 10);
      expect(a.games).toBe(b.games);
      expect(a.low).toBeLessThanOrEqual(a.rate);
      expect(a.high).toBeGreaterThanOrEqual(a.rate);
      expect(table.estimateBetween(one, other) + table.estimateBetween(other, one)).toBeCloseTo(1, 10);
    }
  });

  test('overall, all powers together have half of the points', () => {
    const all = powers.map((power) => table.overall(power));
    const games = all.reduce((sum, rate) => sum + (rate?.games ?? 0), 0);
    const points = all.reduce((sum, rate) => sum + (rate?.rate ?? 0) * (rate?.games ?? 0), 0);
    expect(points / games).toBeCloseTo(0.5, 10);
  });
});

describe('a table', () => {
  const small = new MatchupTable(['none', 'pan', 'zeus'], 300, (starter, other) => {
    if (starter === 'pan' && other === 'zeus') return { games: 1000, points: 640.5 };
    return starter === 'zeus' && other === 'pan' ? { games: 1000, points: 440 } : undefined;
  });

  test('is the same after packing', () => {
    const again = unpackTable(packTable(small));
    expect(again.contenders).toEqual(small.contenders);
    expect(again.nodes).toBe(300);
    for (const one of small.contenders) {
      for (const other of small.contenders) expect(again.tally(one, other)).toEqual(small.tally(one, other));
    }
  });

  test('averages over who starts', () => {
    expect(small.starting('pan', 'zeus')?.rate).toBeCloseTo(0.6405, 10);
    expect(small.between('pan', 'zeus')?.rate).toBeCloseTo((640.5 + 560) / 2000, 10);
    expect(small.answering('pan', 'zeus')?.rate).toBeCloseTo(0.56, 10);
    expect(small.answering('zeus', 'pan')?.low).toBeCloseTo(1 - (small.starting('pan', 'zeus')?.high ?? 0), 10);
    expect(small.between('pan', 'none')).toBeUndefined();
    expect(small.between('pan', 'unknown')).toBeUndefined();
  });

  test('an estimate lies between an even chance and what was seen', () => {
    const few = new MatchupTable(['pan', 'zeus'], 1, (starter) => ({ games: 2, points: starter === 'pan' ? 2 : 0 }));
    expect(few.between('pan', 'zeus')?.rate).toBe(1);
    expect(few.estimate('pan', 'zeus')).toBeGreaterThan(0.6);
    expect(few.estimate('pan', 'zeus')).toBeLessThan(0.95);
    expect(few.estimate('pan', 'hera')).toBe(0.5);
  });

  test('intervals narrow with games, and are right at the edge', () => {
    // Wilson's interval for 8 of 10, and for 10 of 10.
    expect(rateOf({ games: 10, points: 8 })).toMatchObject({
      low: expect.closeTo(0.4902, 3),
      high: expect.closeTo(0.9433, 3),
    });
    expect(rateOf({ games: 10, points: 10 })).toMatchObject({ low: expect.closeTo(0.7225, 3), high: 1 });
    expect(rateOf({ games: 0, points: 0 })).toBeUndefined();
  });
});

describe('balance', () => {
  const rates: Readonly<Record<string, number>> = {
    'pan zeus': 55,
    'pan hera': 90,
    'pan ares': 10,
    'zeus hera': 50,
    'zeus ares': 50,
    'hera ares': 50,
  };
  const known = new MatchupTable(['pan', 'zeus', 'hera', 'ares'], 1, (starter, other) => {
    const points = rates[`${starter} ${other}`];
    return points === undefined ? undefined : { games: 100, points };
  });

  test('is an even chance for each seat, up to a tenth', () => {
    expect(isBalanced(known, ['pan', 'zeus'])).toBe(true);
    expect(isBalanced(known, ['zeus', 'pan'])).toBe(true);
    expect(isBalanced(known, ['pan', 'hera'])).toBe(false);
  });

  test('of three: each against both others', () => {
    expect(chanceOf(known, ['pan', 'hera', 'ares'], 0)).toBeCloseTo(0.5, 5);
    expect(isBalanced(known, ['pan', 'hera', 'ares'])).toBe(false);
    expect(isBalanced(known, ['pan', 'zeus', 'hera'])).toBe(false);
  });

  test('of teams: partners against the others', () => {
    expect(chanceOf(known, ['pan', 'hera', 'zeus', 'ares'], 0)).toBe(
      chanceOf(known, ['pan', 'hera', 'zeus', 'ares'], 2),
    );
    expect(isBalanced(known, ['pan', 'hera', 'zeus', 'ares'])).toBe(true);
    expect(chanceOf(known, ['pan', 'zeus', 'ares', 'hera'], 0)).toBeGreaterThan(0.6);
    expect(isBalanced(known, ['pan', 'zeus', 'ares', 'hera'])).toBe(false);
  });

  test('is unknown for powers that never met', () => {
    expect(chanceOf(known, ['pan', 'apollo'], 0)).toBeUndefined();
    expect(isBalanced(known, ['pan', 'apollo'])).toBe(false);
  });

  test('a share of the shipped pairs is balanced, by what was asked', () => {
    const dealt = pairs.filter(([one, other]) => banBetween(one, other) === undefined);
    const balanced = dealt.filter((pair) => isBalanced(table, pair));
    expect(balanced.length).toBeGreaterThan(dealt.length / 20);
    expect(balanced.length).toBeLessThan(dealt.length);
  });
});
