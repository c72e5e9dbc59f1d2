import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namesIn, parseRecords, replay, seededRandom } from '@oia/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { randomOpening } from '../src/match/opening.ts';
import { eloOf, likelihoodRatio, PairStatistics, scoreOf, verdictOf } from '../src/match/statistics.ts';
import { oia } from './oia.ts';

const folder = mkdtempSync(join(tmpdir(), 'oia-match-'));
afterAll(() => rmSync(folder, { recursive: true }));

const statistics = (...pairs: readonly (readonly [number, number])[]): PairStatistics => {
  const all = new PairStatistics();
  for (const [first, second] of pairs) all.add(first, second);
  return all;
};

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('statistics of pairs', () => {
  test('count what was won twice, split and lost twice', () => {
    const all = statistics([1, 1], [1, 0], [0, 1], [0.5, 0.5], [0, 0], [1, 0.5]);
    expect([all.wonTwice, all.split, all.lostTwice]).toEqual([1, 4, 1]);
    expect(all.score).toBeCloseTo(6.5 / 12 - 1 / 12 + 1 / 24 + 1 / 24, 5);
  });

  test('Elo and score are inverse functions', () => {
    for (const elo of [-300, 0, 17, 400]) expect(eloOf(scoreOf(elo))).toBeCloseTo(elo, 6);
    expect(scoreOf(400)).toBeCloseTo(10 / 11, 6);
  });

  test('split pairs alone show equal strength with a narrow error', () => {
    const { value, low, high } = statistics(...times(200, [1, 0] as const)).elo;
    expect(value).toBeCloseTo(0, 6);
    expect(high - low).toBeLessThan(20);
  });

  test('the sequential test accepts the true hypothesis', () => {
    const better = statistics(
      ...times(60, [1, 1] as const),
      ...times(40, [1, 0] as const),
      ...times(20, [0, 0] as const),
    );
    expect(verdictOf(better, { elo0: 0, elo1: 50 })).toBe('accepted');
    const worse = statistics(
      ...times(20, [1, 1] as const),
      ...times(40, [1, 0] as const),
      ...times(60, [0, 0] as const),
    );
    expect(verdictOf(worse, { elo0: 0, elo1: 50 })).toBe('rejected');
    const few = statistics([1, 1], [0, 0]);
    expect(verdictOf(few, { elo0: 0, elo1: 5 })).toBe('open');
    expect(likelihoodRatio(new PairStatistics(), { elo0: 0, elo1: 5 })).toBe(0);
  });
});

describe('openings', () => {
  test('the same seed deals the same one, undecided, with allowed powers', () => {
    for (let seed = 0; seed < 40; seed++) {
      const options = { powers: { kind: 'sets', sets: ['simple', 'advanced', 'fleece'] }, turns: 4 } as const;
      const [one, two] = [randomOpening(seededRandom(seed), options), randomOpening(seededRandom(seed), options)];
      expect(one.position).toEqual(two.position);
      expect(one.outcome).toBeUndefined();
      expect(one.actor).toBeDefined();
    }
  });
});

describe('oia match', () => {
  test('plays pairs, records every game and counts them', async () => {
    const file = join(folder, 'games.txt');
    const args = ['match', 'medium', 'novice', '--pairs', '2', '--nodes', '60', '--powers', 'simple', '--seed', '5'];
    const { code, out, err } = await oia([...args, '--records', file, '--json']);
    expect(err).toBe('');
    expect(code).toBe(0);
    const result = JSON.parse(out) as Record<string, number>;
    expect((result.wonTwice ?? 0) + (result.split ?? 0) + (result.lostTwice ?? 0)).toBe(2);
    const records = parseRecords(readFileSync(file, 'utf8'));
    expect(records).toHaveLength(4);
    const names = records.map((record) => (record.ok ? namesIn(record.value).slice(0, 2) : []));
    expect(names[0]).toEqual(['medium', 'novice']);
    expect(names[1]).toEqual(['novice', 'medium']);
    for (const record of records) expect(record.ok && replay(record.value).ok).toBe(true);
  });

  test('an engine that answers nonsense loses, and the match continues', async () => {
    const silly = `node -e "process.stdin.on('data',d=>{for(const l of String(d).split('\\n')){if(l==='oia')console.log('oiaok');if(l.startsWith('go'))console.log('bestturn a1-e5 next ?');if(l==='quit')process.exit()}})"`;
    const { code, out, err } = await oia(['match', 'novice', silly, '--pairs', '1', '--nodes', '30', '--json']);
    expect(JSON.parse(out)).toMatchObject({ wonTwice: 1, failures: 2 });
    expect(err).toContain('is not legal');
    expect(code).toBe(1);
  });

  test.each([
    [['match', 'hard'], 'Two engines are needed'],
    [['match', 'hard', 'easy', 'more'], 'Unexpected argument'],
    [['match', 'hard', 'easy', '--nodes', '0'], '--nodes must be'],
    [['match', 'hard', 'easy', '--nodes', '1', '--movetime', '1'], 'cannot be combined'],
    [['match', 'hard', 'easy', '--powers', 'zorro'], '--powers must be'],
    [['match', 'hard', 'easy', '--powers', 'zorro,pan', '--pairs', '1'], 'these powers cannot be played'],
    [['match', 'hard', 'easy', '--sprt', '5'], '--sprt must be'],
    [['match', 'hard', 'exit 3', '--pairs', '1'], 'exited'],
  ])('%j is refused', async (args, message) => {
    const { code, err } = await oia(args);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});
