import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { scoreOf } from '../src/match/statistics.ts';
import { ratingList } from '../src/ratings/rating-list.ts';
import { oia } from './oia.ts';

const folder = mkdtempSync(join(tmpdir(), 'oia-ratings-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Pairs that give this score as nearly as whole pairs can. */
const pairsOf = (score: number, pairs: number): number[] => {
  const won = Math.round(score * pairs);
  return Array.from({ length: pairs }, (_, i) => (i < won ? 2 : 0));
};

describe('a rating list', () => {
  test('finds the strengths that results come from', () => {
    const elo = [0, 120, -200];
    const encounters = [
      [0, 1],
      [0, 2],
      [1, 2],
    ].map(([first = 0, second = 0]) => ({
      first,
      second,
      points: pairsOf(scoreOf((elo[first] as number) - (elo[second] as number)), 4000),
    }));
    const list = ratingList(3, encounters);
    expect(list.map(({ engine }) => engine)).toEqual([1, 0, 2]);
    for (const { engine, elo: found, low, high } of list) {
      expect(Math.abs(found - (elo[engine] as number))).toBeLessThan(5);
      expect(low).toBeLessThanOrEqual(found);
      expect(high).toBeGreaterThanOrEqual(found);
    }
  });

  test('is finite for an engine that lost everything, and wider with fewer pairs', () => {
    const widthOf = (pairs: number): number => {
      const points = Array.from({ length: pairs }, (_, i) => (i % 4 === 0 ? 0 : i % 4));
      const { low, high } = ratingList(2, [
        { first: 0, second: 1, points: points.map((one) => Math.min(2, one)) },
      ])[1] ?? {
        low: 0,
        high: 0,
      };
      return high - low;
    };
    expect(widthOf(16)).toBeGreaterThan(widthOf(400));
    const [best, worst] = ratingList(2, [{ first: 0, second: 1, points: [2, 2, 2] }]);
    expect([best?.engine, worst?.engine]).toEqual([0, 1]);
    expect(Number.isFinite(worst?.elo)).toBe(true);
  });
});

describe('oia ratings', () => {
  const args = ['ratings', '1', '2', '3', '--folder', folder, '--nodes', '5', '--pairs', '1'];

  test('plays every pair of engines, lists the ratings, and resumes where it stopped', async () => {
    const { code, out, err } = await oia(args);
    expect([code, err]).toEqual([0, '']);
    for (const name of ['level 1', 'level 2', 'level 3']) expect(out).toContain(`| ${name} |`);
    expect(readdirSync(folder).sort()).toEqual(['1-2.jsonl', '1-3.jsonl', '2-3.jsonl']);
    const logged = readFileSync(join(folder, '1-2.jsonl'), 'utf8');
    const again = await oia(args);
    expect(again.out).toBe(out);
    expect(readFileSync(join(folder, '1-2.jsonl'), 'utf8')).toBe(logged);
    const shown = await oia([...args.slice(0, -1), '9', '--show', '--json']);
    expect(JSON.parse(shown.out)).toMatchObject({ list: [{ pairs: 2 }, { pairs: 2 }, { pairs: 2 }] });
  });

  test.each([
    [['ratings', '1', '2'], '--folder'],
    [['ratings', '1', '--folder', folder], 'Two engines at least'],
    [['ratings', '1', '1', '--folder', folder], 'named twice'],
    [['ratings', '1', '9', '--folder', folder], 'no level 9'],
    [['ratings', '1', '2', '--folder', folder, '--nodes', '0'], '--nodes must be'],
  ])('%j is refused', async (refused, message) => {
    const { code, err } = await oia(refused);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});
