import { Game, seededRandom } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { bestFactor, binsOf, surer } from '../tools/calibrate/bins.ts';
import { judgementsOf } from '../tools/calibrate/judgements.ts';
import { calibrationPicture } from '../tools/calibrate/picture.ts';

describe('calibration', () => {
  const random = seededRandom(5);
  const honest = Array.from({ length: 20_000 }, (_, game) => {
    const predicted = random() * 0.98 + 0.01;
    return { game, predicted, result: random() < predicted ? 1 : 0 };
  });

  test('puts judgements into ten bins', () => {
    const bins = binsOf(honest);
    expect(bins.length).toBe(10);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(honest.length);
    for (const { predicted, result, error } of bins) expect(Math.abs(predicted - result)).toBeLessThan(2 * error);
  });

  test('is as sure of a bin as it has games, not positions', () => {
    const error = (games: number): number => {
      const all = Array.from({ length: 600 }, (_, i) => ({
        game: i % games,
        predicted: 0.55,
        result: (i % games) % 2,
      }));
      return binsOf(all)[5]?.error ?? 0;
    };
    expect(error(600)).toBeCloseTo(1.96 * Math.sqrt(0.25 / 600), 5);
    expect(error(6)).toBeCloseTo(1.96 * Math.sqrt(0.25 / 6), 5);
  });

  test('finds how much too sure the judgements are', () => {
    expect(bestFactor(honest)).toBeCloseTo(1, 1);
    expect(bestFactor(honest.map((judgement) => surer(judgement, 2)))).toBeCloseTo(0.5, 1);
  });

  test('draws a dot for each bin that is not empty', () => {
    const picture = calibrationPicture(binsOf(honest.filter(({ predicted }) => predicted < 0.5)), 'half of them');
    expect(picture.match(/<circle/g)).toHaveLength(5);
  });

  test('asks the real computer before each turn of a game', () => {
    const game = Game.create({ players: 2, repetition: true });
    if (!game.ok) throw new Error(game.error.code);
    const judgements = judgementsOf(game.value, 0, { nodes: 100, net: undefined }, seededRandom(2));
    expect(judgements.length).toBeGreaterThan(8);
    // The next player sees it from the other side: of two judgements in a row one is right.
    expect(new Set(judgements.map(({ result }) => result))).toEqual(new Set([0, 1]));
    for (const { predicted } of judgements) expect(predicted > 0 && predicted < 1).toBe(true);
  });
});
