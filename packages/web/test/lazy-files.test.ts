import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
const LATE = /(?<!typeof )\bimport\('(\.[^']+)'\)/g;

const sources = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).map((file) => ({
  file: file.replaceAll('\\', '/'),
  text: readFileSync(join(SOURCES, file), 'utf8'),
}));
const importing = sources.filter(({ text }) => text.match(LATE) !== null);

test('dynamic imports go through LazyModule or lazyComponent', () => {
  expect(importing.length).toBeGreaterThan(10);
  expect(importing.filter(({ text }) => !/new LazyModule\(|lazyComponent\(/.test(text))).toEqual([]);
});

test('every lazy file is loaded by one', () => {
  const loaded = importing.flatMap(({ file, text }) =>
    [...text.matchAll(LATE)].map(([, path = '']) => join(file, '..', path).replaceAll('\\', '/')),
  );
  const lazy = sources.map(({ file }) => file).filter((file) => /\.lazy\.tsx?$/.test(file));
  expect([...new Set(loaded)].sort()).toEqual(lazy.sort());
});
