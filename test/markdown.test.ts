import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesLike, readSource, root } from './sources.ts';

const pages = filesLike(
  '*.md',
  '.github/*.md',
  'docs/**/*.md',
  'examples/*.md',
  'packages/*/*.md',
  'packages/*/test/**/*.md',
  'tools/*.md',
);

test('every package has a README', () => {
  const folders = filesLike('packages/*/package.json').map(dirname);
  expect(folders.length).toBeGreaterThan(5);
  for (const folder of folders) {
    const { name } = JSON.parse(readSource(`${folder}/package.json`));
    expect(readSource(`${folder}/README.md`).split('\n')[0]).toBe(`# ${name}`);
  }
});

test('links between files of the repository work', () => {
  const links = pages.flatMap((page) =>
    [...readSource(page).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, target = '']) => ({ page, target })),
  );
  const own = links.filter(({ target }) => !/^https?:/.test(target));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter(({ page, target }) => !existsSync(join(root, dirname(page), target)))).toEqual([]);
});

test('scripts that are named exist', () => {
  const { scripts } = JSON.parse(readSource('package.json'));
  const named = pages.flatMap((page) =>
    [...readSource(page).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('files that the architecture names exist', () => {
  const named = [...readSource('docs/architecture.md').matchAll(/`(\w+\/src\/[\w/-]+\.ts)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(root, 'packages', path)))).toEqual([]);
});
