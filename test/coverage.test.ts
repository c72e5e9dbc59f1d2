import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { POWER_LIST } from '@oia/rules';
import { expect, test } from 'vitest';
import { coverageOf, MIN_SHARE, REPORT } from '../tools/coverage.ts';
import { rulingIds } from '../tools/coverage-ids.ts';
import { idsInTitle, testTitles } from '../tools/coverage-titles.ts';
import { root } from './sources.ts';

const coverage = coverageOf(root);

test('docs/rules/coverage.md is up to date: else run npm run coverage:rules', () => {
  expect(readFileSync(join(root, REPORT), 'utf8')).toBe(coverage.text);
});

test('nine of ten numbered edge cases have a test, and every gap a reason', () => {
  expect(coverage.share).toBeGreaterThanOrEqual(MIN_SHARE);
  expect(coverage.problems).toEqual([]);
});

// A change in the layout of the documents could silently lose numbers.
test('all numbers of the documents are found', () => {
  const ids = rulingIds(root).map(({ id }) => id);
  for (const id of ['1.1', '39.30', '55.12', 'D0.3', 'D9.3b', 'D45.4', '8.three', '43.three', '44.fleece']) {
    expect(ids).toContain(id);
  }
  for (const id of ['Z1', 'Z37', 'Z.pairs.hades-pan', 'G1.1', 'G15', 'H20', 'M6.10', 'M14', 'fleece.siren']) {
    expect(ids).toContain(id);
  }
  const powers = ids.flatMap((id) => /^(\d+)\.\d+$/.exec(id)?.[1] ?? []);
  expect([...new Set(powers.map(Number))].sort((a, b) => a - b)).toEqual(POWER_LIST.map(({ number }) => number));
});

test.each([
  ['D8.1 8.2 : a push, 8.3 is not meant', ['D8.1', '8.2']],
  ['Z18 7.7 : words', ['Z18', '7.7']],
  ['Z.hades-pan : words', ['Z.pairs.hades-pan']],
  ['39.23 options and views', ['39.23']],
  ['a title without a number', []],
])('numbers at the head of %j', (title, ids) => {
  expect(idsInTitle(title)).toEqual(ids);
});

test('titles of tests are found, tables and templates too', () => {
  const source = `it('a', f); test.each([1])('b %i', f); describe('c', () => it(\`d \${x}\`, f)); other('e');`;
  expect(testTitles(source)).toEqual(['a', 'b %i', 'd ']);
});
