import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBalanced, shippedMatchups } from '@oia/engine/matchups';
import { banBetween, POWER_LIST, SETS } from '@oia/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oia, oiaProcess, PLAIN } from './oia.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oia-commands-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const COMMANDS = [
  'serve',
  'play',
  'turns',
  'perft',
  'why',
  'deal',
  'record',
  'powers',
  'engine',
  'match',
  'ratings',
  'bridge',
];

describe('oia', () => {
  test('lists its commands', async () => {
    const { code, out } = await oiaProcess(['help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(`\n  ${command} `);
  });

  test.each(COMMANDS)('%s has a help of its own', async (command) => {
    const { code, out, err } = await oia([command, '--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^oia ${command} `));
  });

  test('knows its version', async () => {
    expect((await oiaProcess(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('refuses an unknown command with the list', async () => {
    const { code, out, err } = await oiaProcess(['dance']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('unknown command "dance"');
    for (const command of COMMANDS) expect(err).toContain(command);
  });
});

describe('bad input ends with exit code 2 and a sentence', () => {
  test.each([
    ['serve', ['--port', 'x']],
    ['play', ['--players', '9']],
    ['turns', ['--limit', 'x']],
    ['perft', ['x']],
    ['why', ['nonsense', 'b3']],
    ['deal', ['--players', '9']],
    ['record', ['check', '/nowhere/at/all']],
    ['powers', ['nobody']],
  ])('oia %s', async (command, args) => {
    const { code, out, err } = await oia([command, ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(new RegExp(`^oia ${command}: .*\\.\nTry "oia ${command} --help"\\.\n$`));
  });
});

describe('oia perft', () => {
  test('counts level by level', async () => {
    const { code, lines } = await oia(['perft', '2', PLAIN]);
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^depth 1: \d+ turns in [\d.]+ s, [\d,]+ turns\/s$/);
    expect(lines).toHaveLength(2);
  });

  test('divides', async () => {
    const { lines } = await oia(['perft', '2', PLAIN, '--divide', '--json']);
    const rows = lines.map((line) => JSON.parse(line) as { depth?: number; turn?: string; turns: number });
    const levels = rows.filter(({ depth }) => depth !== undefined);
    const parts = rows.filter(({ turn }) => turn !== undefined);
    expect(parts).toHaveLength(levels[0]?.turns ?? 0);
    expect(parts.reduce((sum, { turns }) => sum + turns, 0)).toBe(levels[1]?.turns);
  });

  test.each([
    [[], 'needed'],
    [['x', PLAIN], 'DEPTH'],
    [['0', PLAIN], 'DEPTH'],
    [['2', 'nonsense'], 'cannot be read'],
  ])('refuses %j', async (args, sentence) => {
    const { code, err } = await oia(['perft', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});

describe('oia why', () => {
  test.each([
    ['b2-b5', 'Too far: b5 is out of reach from here.'],
    ['b2-b3', 'b2-b3 is possible.'],
    ['b3', 'Possible with b3: b2-b3 c3-b3'],
    ['+b3', 'Move first, then build.'],
    ['a5', 'Too far: a5'],
    ['@a1', 'This is not a step of the game.'],
  ])('%s', async (step, sentence) => {
    const { code, out } = await oia(['why', PLAIN, step]);
    expect(code).toBe(0);
    expect(out).toContain(sentence);
  });

  test('answers programs', async () => {
    const { out } = await oia(['why', PLAIN, 'd4-d5', '--json']);
    expect(JSON.parse(out)).toMatchObject({ position: PLAIN, step: 'd4-d5', legal: false, code: 'notYourWorker' });
  });

  test('takes a step that begins with a dash', async () => {
    const { code, out } = await oia(['why', PLAIN.replace('none', 'ares'), '--', '-b3']);
    expect(code).toBe(0);
    expect(out).toMatch(/\.$/m);
  });

  test.each([[[PLAIN]], [['nonsense', 'b3']], [[PLAIN, 'zz']], [[PLAIN, 'b3-z9']]])('refuses %j', async (args) => {
    const { code, err } = await oia(['why', ...args]);
    expect(code).toBe(2);
    expect(err).toMatch(/^oia why: [A-Z].*\.\n/);
  });
});

describe('oia deal', () => {
  test('deals the same with the same seed', async () => {
    const args = ['deal', '--players', '3', '--count', '5', '--seed', '7', '--json'];
    const { code, lines, out } = await oia(args);
    expect(code).toBe(0);
    for (const line of lines) expect((JSON.parse(line) as { powers: string[] }).powers).toHaveLength(3);
    expect((await oia(args)).out).toBe(out);
  });

  test('deals a fleece and a choice, also as text', async () => {
    expect((await oia(['deal', '--fleece'])).out).toMatch(/^Golden Fleece: [A-Z][a-z]+; [AB] starts\n$/);
    expect((await oia(['deal', '--fleece', '--heroes'])).out).toMatch(
      /^Golden Fleece: [A-Z][a-z]+; A [A-Z][a-z]+, B [A-Z][a-z]+; [AB] starts\n$/,
    );
    expect(JSON.parse((await oia(['deal', '--fleece', '--heroes', '--json'])).out)).toMatchObject({
      heroes: { length: 2 },
    });
    expect(JSON.parse((await oia(['deal', '--choice', '--json'])).out)).toMatchObject({ choice: { length: 6 } });
    expect((await oia(['deal', '--sets', 'simple'])).out).toMatch(/^A [A-Z][a-z]+, B [A-Z][a-z]+; [AB] starts\n$/);
  });

  test('deals balanced match-ups, or says that there is none', async () => {
    const table = shippedMatchups();
    const { lines } = await oia(['deal', '--balanced', '--count', '20', '--seed', '1', '--json']);
    for (const line of lines) expect(isBalanced(table, (JSON.parse(line) as { powers: string[] }).powers)).toBe(true);
    const ids = POWER_LIST.map(({ id }) => id);
    const uneven = ids.find(
      (id) => id !== 'pan' && banBetween(id, 'pan') === undefined && !isBalanced(table, [id, 'pan']),
    );
    const avoid = ids.filter((id) => id !== uneven && id !== 'pan').join(',');
    const { code, err } = await oia(['deal', '--balanced', '--avoid', avoid, '--sets', SETS.join(',')]);
    expect(code).toBe(2);
    expect(err).toContain('leave out --balanced');
  });

  test.each([
    [['--balanced', '--choice'], 'cannot be combined with --choice'],
    [['--balanced', '--fleece'], 'cannot be combined with --fleece'],
    [['--sets', 'odd'], 'simple, advanced'],
    [['--avoid', 'nobody'], 'no power of this name'],
    [['--players', '3', '--sets', 'hero'], 'too few'],
    [['--fleece', '--choice'], 'cannot be combined'],
    [['--heroes'], '--heroes requires --fleece'],
    [['--count', '0'], 'whole number'],
    [['now'], 'Unexpected argument'],
  ])('refuses %j', async (args, sentence) => {
    const { code, err } = await oia(['deal', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});

describe('oia powers', () => {
  test('lists them all', async () => {
    const { out } = await oia(['powers']);
    for (const { id } of POWER_LIST) expect(out).toContain(id);
    const { lines } = await oia(['powers', '--json']);
    expect(lines.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(POWER_LIST.map(({ id }) => id));
  });

  test('describes one', async () => {
    const { out } = await oia(['powers', 'Nemesis']);
    expect(out).toMatch(/^Nemesis \(nemesis\): /);
    expect(out).toContain('Should not meet: ');
    expect((await oia(['powers', 'nobody'])).code).toBe(2);
  });
});

const tags = '[Oia "1"]\n[Players "2"]\n[Powers "none none"]\n[Start "A"]\n';
const fine = `${tags}[Result "*"]\n\n@b2 @c3 @d4 @e5\n1. b2-b3 +b4 *\n`;

describe('oia record check', () => {
  const check = async (text: string, ...args: string[]) => {
    const file = join(folder, `${Math.random()}.oia`);
    writeFileSync(file, text);
    return { file, ...(await oia(['record', 'check', file, ...args])) };
  };

  test('accepts a correct file', async () => {
    const { code, file, lines } = await check(`${fine}\n${fine}`);
    expect(code).toBe(0);
    expect(lines).toEqual([1, 2].map((game) => `${file}: game ${game}: fine, 6 steps. Not finished.`));
  });

  test('reports the location of an error and continues', async () => {
    const { code, file, lines } = await check(`${fine.replace('+b4', '+e4')}\n${fine}`);
    expect(code).toBe(1);
    expect(lines[0]).toBe(`${file}:8:10: game 1: wrong in turn 1 at "+e4". This step is not possible here.`);
    expect(lines[1]).toContain('game 2: fine');
  });

  test('answers programs', async () => {
    const { lines } = await check(`${fine}\n${fine.replace('@b2', '@b9')}`, '--json');
    const [first, second] = lines.map((line) => JSON.parse(line) as object);
    expect(first).toMatchObject({ game: 1, ok: true, steps: 6, over: null });
    expect(second).toMatchObject({ game: 2, ok: false, error: { turn: 0, step: '@b9', line: 16, column: 1 } });
  });

  test('refuses a file that is no record', async () => {
    expect(await check('')).toMatchObject({ code: 2 });
    expect(await check('nonsense')).toMatchObject({ code: 1 });
    expect(await oia(['record', 'check', join(folder, 'missing')])).toMatchObject({ code: 2, out: '' });
    expect(await oia(['record', 'check', folder])).toMatchObject({ code: 2 });
    expect(await oia(['record', 'check'])).toMatchObject({ code: 2 });
    expect(await oia(['record', 'burn', 'x'])).toMatchObject({ code: 2 });
    expect((await oia(['record', 'check', folder])).err).not.toMatch(/\n\s+at /);
  });
});
