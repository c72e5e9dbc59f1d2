import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterGames, afterRest, FIRST_RATING } from '../../src/ratings/glicko2.ts';

test("the example of Glickman's paper", () => {
  const after = afterGames({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { opponent: { rating: 1400, deviation: 30 }, score: 1 },
    { opponent: { rating: 1550, deviation: 100 }, score: 0 },
    { opponent: { rating: 1700, deviation: 300 }, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 2);
  // The paper cuts it to 0.05999.
  expect(after.volatility).toBeCloseTo(0.059_996, 6);
});

const RATING = fc.record({
  rating: fc.double({ min: 400, max: 3000, noNaN: true }),
  deviation: fc.double({ min: 30, max: 350, noNaN: true }),
  volatility: fc.double({ min: 0.03, max: 0.1, noNaN: true }),
});

test('a win never lowers a rating, a loss never raises it, and a game lowers its deviation', () => {
  fc.assert(
    fc.property(RATING, RATING, (mine, opponent) => {
      const won = afterGames(mine, [{ opponent, score: 1 }], 0);
      const lost = afterGames(mine, [{ opponent, score: 0 }], 0);
      expect(won.rating).toBeGreaterThanOrEqual(mine.rating);
      expect(lost.rating).toBeLessThanOrEqual(mine.rating);
      expect(won.deviation).toBeLessThanOrEqual(mine.deviation);
      for (const { volatility } of [won, lost]) expect(volatility).toBeGreaterThan(0);
    }),
  );
});

test('the deviation of a pausing player grows, up to that of a new player', () => {
  const known = { ...FIRST_RATING, deviation: 50 };
  expect(afterRest(known, 0)).toEqual(known);
  expect(afterRest(known, 30).deviation).toBeCloseTo(75.9, 1);
  expect(afterRest(known, 100_000).deviation).toBe(350);
  expect(afterGames(known, [], 30)).toEqual(afterRest(known, 30));
});
