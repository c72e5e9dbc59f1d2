import { describe, expect, test } from 'vitest';
import {
  chanceToSolve,
  daysOn,
  FIRST_RATING,
  NO_STREAK,
  ratedAfter,
  type SolverRating,
  streakAfter,
} from '../../src/puzzles/index.ts';

describe('the rating of a solver', () => {
  test('rises by a solved puzzle, more by a harder one', () => {
    const easy = ratedAfter(FIRST_RATING, 800, true).rating;
    const hard = ratedAfter(FIRST_RATING, 1400, true).rating;
    expect(easy).toBeGreaterThan(FIRST_RATING.rating);
    expect(hard).toBeGreaterThan(easy);
  });

  test('falls by a missed puzzle, more by an easier one, but never below the lowest', () => {
    const hard = ratedAfter(FIRST_RATING, 1400, false).rating;
    const easy = ratedAfter(FIRST_RATING, 800, false).rating;
    expect(hard).toBeLessThan(FIRST_RATING.rating);
    expect(easy).toBeLessThan(hard);
    expect(ratedAfter({ rating: 100, count: 50 }, 100, false).rating).toBe(100);
  });

  test('changes less once more is known', () => {
    const gain = (count: number): number => ratedAfter({ rating: 1000, count }, 1000, true).rating - 1000;
    expect(gain(30)).toBeLessThan(gain(0));
  });

  test('comes near the truth', () => {
    // A solver of 1500, whose luck is spread evenly, over puzzles from 1100 to 1900.
    let solver: SolverRating = FIRST_RATING;
    for (let i = 0; i < 400; i++) {
      const puzzle = 1100 + ((i * 37) % 800);
      const luck = ((i * 0.618034) % 1) as number;
      solver = ratedAfter(solver, puzzle, luck < chanceToSolve(1500, puzzle));
    }
    expect(Math.abs(solver.rating - 1500)).toBeLessThan(120);
    expect(solver.count).toBe(400);
  });
});

describe('a streak', () => {
  test('grows day by day, and remembers the best', () => {
    const three = [10, 11, 12].reduce(streakAfter, NO_STREAK);
    expect(three).toEqual({ last: 12, days: 3, best: 3 });
    expect(streakAfter(three, 14)).toEqual({ last: 14, days: 1, best: 3 });
  });

  test('counts a day once, and never goes back in time', () => {
    const one = streakAfter(NO_STREAK, 10);
    expect(streakAfter(one, 10)).toBe(one);
    expect(streakAfter(one, 9)).toBe(one);
  });

  test('lasts until the end of the next day', () => {
    const one = streakAfter(NO_STREAK, 10);
    expect([10, 11, 12].map((day) => daysOn(one, day))).toEqual([1, 1, 0]);
  });
});
