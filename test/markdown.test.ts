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
    [...readSource(page).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('files and folders that the guides to the code name exist', () => {
  const pages = ['docs/architecture.md', 'docs/glossary.md', 'docs/tour.md'].map(readSource).join('\n');
  const named = [...pages.matchAll(/`(\w+\/src(?:\/[\w-]+)*(?:\.[\w.]+)?)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(join(root, 'packages', path)))).toEqual([]);
});

test('the README of the app names every folder of its sources', () => {
  const page = readSource('packages/web/README.md');
  const folders = [...new Set(filesLike('packages/web/src/*/*').map((file) => file.split('/')[3] ?? ''))];
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((folder) => !page.includes(`\`src/${folder}\``))).toEqual([]);
});

test('the decisions give a reason for every package we use at run time', () => {
  const page = readSource('docs/decisions.md');
  const used = filesLike('packages/*/package.json').flatMap((file) =>
    Object.keys(JSON.parse(readSource(file)).dependencies ?? {}),
  );
  expect(used).toContain('ws');
  expect(used.filter((name) => !name.startsWith('@oia/') && !page.includes(`\`${name}\``))).toEqual([]);
});

test('the architecture stays short enough to read in one sitting', () => {
  expect(readSource('docs/architecture.md').split(/\s+/).length).toBeLessThanOrEqual(1500);
});

test('the glossary is in alphabetical order', () => {
  const words = [...readSource('docs/glossary.md').matchAll(/^\| ([^|]+?) \|/gm)].map(([, word = '']) => word).slice(2);
  expect(words.length).toBeGreaterThan(40);
  expect(words).toEqual(words.toSorted((a, b) => a.localeCompare(b, 'en')));
});
