import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { banBetween, namesIn, POWER_LIST, parseRecords, replay, seededRandom, stageOf } from '@oia/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { Openings } from '../src/match/opening.ts';
import { seatingOf } from '../src/match/paired-games.ts';
import { PowerRounds } from '../src/match/power-rounds.ts';
import { eloOf, likelihoodRatio, PairStatistics, scoreOf, verdictOf } from '../src/match/statistics.ts';
import { oia, oiaProcess } from './oia.ts';

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
  const all = {
    players: 2,
    fleece: false,
    powers: { kind: 'sets', sets: ['simple', 'advanced', 'fleece'] },
    setup: 'random',
    turns: 4,
    seed: 3,
  } as const;

  test('the same seed deals the same one, undecided, with allowed powers', () => {
    const [ones, others] = [new Openings(all), new Openings(all)];
    for (let number = 0; number < 40; number++) {
      const [one, two] = [ones.opening(number, seededRandom(number)), others.opening(number, seededRandom(number))];
      expect(one.position).toEqual(two.position);
      expect(one.outcome).toBeUndefined();
      expect(one.actor).toBeDefined();
    }
  });

  test.each([
    ['three', { players: 3 }],
    ['teams', { players: 4 }],
    ['the Fleece', { fleece: true }],
    ['engines place', { setup: 'engines' }],
  ] as const)('%s', (_, options) => {
    const openings = new Openings({ ...all, ...options });
    for (let number = 0; number < 30; number++) {
      const game = openings.opening(number, seededRandom(number));
      expect(game.outcome).toBeUndefined();
      expect(stageOf(game.position) === 'setup').toBe('setup' in options);
      expect(game.match.fleece).toBe('fleece' in options);
      expect(game.match.players).toBe('players' in options ? options.players : 2);
    }
  });

  test('every power plays about as often as any other, and with none it should not meet', () => {
    const rounds = new PowerRounds({ players: 2, sets: ['simple', 'advanced', 'fleece', 'hero'] }, 5);
    const times = new Map<string, number>(POWER_LIST.map(({ id }) => [id, 0]));
    for (let table = 0; table < 270; table++) {
      const [a = '', b = ''] = rounds.at(table) ?? [];
      expect(banBetween(a, b)).toBeUndefined();
      for (const id of [a, b]) times.set(id, (times.get(id) ?? 0) + 1);
    }
    expect(Math.min(...times.values())).toBeGreaterThanOrEqual(7);
    expect(Math.max(...times.values())).toBeLessThanOrEqual(12);
  });

  test('one power meets all that it may', () => {
    const rounds = PowerRounds.against('tartarus', 1);
    const met = Array.from({ length: 200 }, (_, table) => rounds.at(table) ?? []);
    expect(met.every(([a, b]) => a === 'tartarus' && banBetween(a, b ?? '') === undefined)).toBe(true);
    expect(new Set(met.map(([, b]) => b)).size).toBeGreaterThan(45);
  });

  test('seats: one each, one against two at every seat, teams', () => {
    expect(seatingOf(2, 7)).toEqual([0, 1]);
    expect([0, 1, 2].map((pair) => seatingOf(3, pair))).toEqual([
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ]);
    expect(seatingOf(4, 1)).toEqual([0, 1, 0, 1]);
  });
});

describe('oia match', () => {
  test('a number that is no level is named', async () => {
    const { code, err } = await oia(['match', '9', '1']);
    expect([code, err]).toEqual([2, expect.stringContaining('no level 9')]);
  });

  test('plays pairs, records every game and counts them', async () => {
    const file = join(folder, 'games.txt');
    const args = ['match', '5', '1', '--pairs', '1', '--nodes', '20', '--powers', 'simple', '--seed', '5'];
    const { code, out, err } = await oiaProcess([...args, '--records', file, '--json']);
    expect(err).toBe('');
    expect(code).toBe(0);
    const result = JSON.parse(out) as Record<string, number>;
    expect((result.wonTwice ?? 0) + (result.split ?? 0) + (result.lostTwice ?? 0)).toBe(1);
    const records = parseRecords(readFileSync(file, 'utf8'));
    expect(records).toHaveLength(2);
    const names = records.map((record) => (record.ok ? namesIn(record.value).slice(0, 2) : []));
    expect(names[0]).toEqual(['level 5', 'level 1']);
    expect(names[1]).toEqual(['level 1', 'level 5']);
    for (const record of records) expect(record.ok && replay(record.value).ok).toBe(true);
  });

  test('engines make the set-up, three sit at a table, and results are listed by power', async () => {
    const file = join(folder, 'three.txt');
    const args = ['match', '1', 'hand', '--pairs', '3', '--nodes', '5', '--players', '3', '--powers'];
    const options = ['pan,hecate,artemis', '--setup', 'engines', '--concurrency', '2', '--by-power', '--seed', '1'];
    const { code, out, err } = await oia([...args, ...options, '--records', file, '--json']);
    expect([code, err]).toEqual([0, '']);
    const result = JSON.parse(out) as { readonly powers: Record<string, { readonly pairs: number }> };
    expect(Object.keys(result.powers)).toEqual(['artemis', 'hecate', 'pan']);
    expect(result.powers.pan?.pairs).toBe(3);
    const records = parseRecords(readFileSync(file, 'utf8'));
    expect(records).toHaveLength(6);
    const alone = records.map((record) => (record.ok ? namesIn(record.value).filter((name) => name === 'hand') : []));
    expect(alone.map(({ length }) => length).sort()).toEqual([1, 1, 1, 2, 2, 2]);
    for (const record of records) expect(record.ok && replay(record.value).ok).toBe(true);
  });

  test('goes on with the log of a match that was interrupted', async () => {
    const log = join(folder, 'log.txt');
    const args = ['match', '3', '1', '--nodes', '5', '--powers', 'simple', '--log', log, '--json'];
    const first = JSON.parse((await oia([...args, '--pairs', '2'])).out) as { readonly seed: number };
    const kept = readFileSync(log, 'utf8').split('\n').slice(0, 2);
    writeFileSync(log, `${kept.join('\n')}\n{"pair":1,"sco`);
    appendFileSync(log, '\n');
    const { out, code } = await oia([...args, '--pairs', '3']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ pairs: 3, seed: first.seed });
    expect(readFileSync(log, 'utf8').split('\n')[1]).toBe(kept[1]);
    const other = await oia([...args, '--pairs', '3', '--turns', '2']);
    expect(other.err).toContain('is no log of this match');
    expect(other.code).toBe(2);
  });

  test('an engine that answers nonsense loses, and the match continues', async () => {
    const silly = `node -e "process.stdin.on('data',d=>{for(const l of String(d).split('\\n')){if(l==='oia')console.log('oiaok');if(l==='isready')console.log('readyok');if(l.startsWith('go'))console.log('bestturn a1-e5 next ?');if(l==='quit')process.exit()}})"`;
    const { code, out, err } = await oia(['match', '1', silly, '--pairs', '1', '--nodes', '30', '--json']);
    expect(JSON.parse(out)).toMatchObject({ wonTwice: 1, failures: 2 });
    expect(err).toContain('is not legal');
    expect(code).toBe(1);
  });

  test.each([
    [['match', '8'], 'Two engines are needed'],
    [['match', '8', '3', 'more'], 'Unexpected argument'],
    [['match', '8', '3', '--nodes', '0'], '--nodes must be'],
    [['match', '8', '3', '--nodes', '1', '--movetime', '1'], 'cannot be combined'],
    [['match', '8', '3', '--powers', 'zorro'], '--powers must be'],
    [['match', '8', '3', '--powers', 'zorro,pan', '--pairs', '1'], 'these powers cannot be played'],
    [['match', '8', '3', '--sprt', '5'], '--sprt must be'],
    [['match', '8', '3', '--setup', 'mine'], '--setup must be'],
    [['match', '8', '3', '--players', '3'], '--powers must be all'],
    [['match', '8', '3', '--players', '3', '--fleece', '--powers', 'all'], '--fleece is for two'],
    [['match', '8', 'net:nowhere.net'], 'There is no net'],
    [['match', '8', 'exit 3', '--pairs', '1'], 'exited'],
  ])('%j is refused', async (args, message) => {
    const { code, err } = await oia(args);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});
