import { expect, test } from 'vitest';
import { filesIn, importsIn, testsNear, usersOf, withinBudget } from '../scripts/changed.mjs';

const SOURCES: Readonly<Record<string, string>> = {
  'packages/rules/src/index.ts': `export { game } from './game.ts';`,
  'packages/rules/src/game.ts': `const worker = new URL('./worker.ts', import.meta.url);`,
  'packages/rules/src/worker.ts': '',
  'packages/rules/test/game.test.ts': `import { game } from '../src/game.ts';`,
  'packages/engine/test/think.test.ts': `import { game } from '@oia/rules';`,
  'packages/texts/test/words.test.ts': `const { words } = await import('./words.ts');`,
  'test/docs.test.ts': '',
  'test/browser/page.test.ts': `import { game } from '@oia/rules';`,
};
const files = Object.keys(SOURCES);
const users = usersOf(files, (file) => SOURCES[file] ?? '');
const near = (...changed: string[]) => Object.fromEntries(testsNear(changed, files, users));

test('imports of every form are seen', () => {
  expect(importsIn(`import a from './a.ts';\nimport './b.ts';\nexport * from "./c.ts";`)).toEqual([
    './a.ts',
    './c.ts',
    './b.ts',
  ]);
});

test('the files of a diff are those it changes or adds', () => {
  const diff = '--- a/docs/a.md\n+++ b/docs/a.md\n+++x\n--- /dev/null\n+++ b/packages/b.ts\n';
  expect(filesIn(diff)).toEqual(['docs/a.md', 'packages/b.ts']);
});

test('a change touches the tests that import it, through other files, packages and workers', () => {
  expect(near('packages/rules/src/worker.ts')).toEqual({
    'packages/rules/test/game.test.ts': 2,
    'packages/engine/test/think.test.ts': 3,
  });
});

test('a changed test touches itself, and an unrelated file nothing', () => {
  expect(near('packages/texts/test/words.test.ts')).toEqual({ 'packages/texts/test/words.test.ts': 0 });
  expect(near('test/browser/page.test.ts')).toEqual({});
});

test('a file that is no source touches the tests of its package, else those of the repository', () => {
  expect(near('packages/rules/test/rulings/09-pan.txt')).toEqual({ 'packages/rules/test/game.test.ts': 1 });
  expect(near('docs/tour.md')).toEqual({ 'test/docs.test.ts': 1 });
});

test('the nearest tests come first, the cheaper ones before others, within the time', () => {
  const tests = new Map([
    ['far', 3],
    ['long', 1],
    ['short', 1],
  ]);
  const costs: Readonly<Record<string, number>> = { far: 5, long: 50, short: 1 };
  const costOf = (file: string): number => costs[file] ?? 0;
  expect(withinBudget(tests, 100, costOf)).toEqual(['short', 'long', 'far']);
  expect(withinBudget(tests, 10, costOf)).toEqual(['short', 'far']);
  expect(withinBudget(new Map([['long', 0]]), 10, costOf)).toEqual(['long']);
});
