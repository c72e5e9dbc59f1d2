import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { filesLike, readSource, root } from './sources.ts';

const linesOf = (name: string, ...args: string[]): string[] =>
  execFileSync(process.execPath, [join(root, 'examples', name), ...args], { encoding: 'utf8' })
    .trimEnd()
    .split('\n');

test('a game in ten lines', () => {
  const lines = linesOf('game.ts');
  expect(lines[0]).toMatch(/^player 0: @[a-e][1-5]$/);
  expect(lines.at(-1)).toMatch(/^won by side [01]: \w+$/);
});

test('all turns of a position', () => {
  const lines = linesOf('turns.ts', '00000/00000/00300/00200/00000 A none:fc2,ma1 none:fe5,me1');
  const winning = lines.filter((line) => line.includes('#A:climbed'));
  expect(winning).toHaveLength(1);
  expect(lines.at(-1)).toBe(`${lines.length - 1} turns`);
  expect(new Set(lines).size).toBe(lines.length);
});

test('a custom power', () => {
  const [, all = '', byPower = ''] =
    /won (\d+) of \d+ .* (\d+) of them by her power/.exec(linesOf('custom-power.ts')[0] ?? '') ?? [];
  expect(Number(byPower)).toBeGreaterThan(5);
  expect(Number(all)).toBeGreaterThan(Number(byPower));
});

test('every example stands in the list', () => {
  const list = readSource('examples/README.md');
  const names = filesLike('examples/*.ts', 'examples/*/index.html').map((path) => path.replace('/index.html', ''));
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !list.includes(name))).toEqual([]);
});
