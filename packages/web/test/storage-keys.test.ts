import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as keys from '../src/storage/keys.ts';

const SOURCES = join(import.meta.dirname, '../src');

/** A key in quotes. The ending of files, `.oia.txt`, has a dot before it. */
const KEY_LITERAL = /['"`]oia\.[a-z]/;

const all = Object.values(keys).flatMap((item) => {
  if (typeof item === 'function') return [];
  return 'key' in item ? [item.key] : [item.prefix];
});

test('only keys.ts contains keys of the storage', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: SOURCES });
  const files = sources.filter((file) => KEY_LITERAL.test(readFileSync(join(SOURCES, file), 'utf8')));
  expect(files.map((file) => file.replaceAll('\\', '/'))).toEqual(['storage/keys.ts']);
});

test('no key is used twice, and no prefix begins another key', () => {
  expect(all.length).toBeGreaterThan(15);
  expect(new Set(all).size).toBe(all.length);
  const prefixes = [keys.GAMES.prefix, keys.STUDIES.prefix];
  for (const prefix of prefixes) expect(all.filter((key) => key.startsWith(prefix))).toEqual([prefix]);
});

test.each([undefined, '', 'null', '7', '"a"', '[1,null]', '{"a":', '{}'])('no reader fails on %j', (text) => {
  for (const item of Object.values(keys)) {
    if (typeof item !== 'function' && 'parse' in item) expect(item.parse(text)).toBeDefined();
  }
});
