import { POWER_LIST } from '@oia/rules';
import { en, LANGUAGES, loadWords } from '@oia/texts';
import { expect, test } from 'vitest';
import { searchPowers } from '../src/parts/power-search.ts';

test('an empty search finds every power in order', () => {
  expect(searchPowers(en, { text: ' ', set: 'all' })).toEqual(POWER_LIST.map(({ id }) => id));
});

test('names come before titles and texts', () => {
  const [first, ...more] = searchPowers(en, { text: 'pan', set: 'all' });
  expect(first).toBe('pan');
  expect(more).not.toContain('pan');
});

test('case and accents do not matter', () => {
  expect(searchPowers(en, { text: 'HÉCATE', set: 'all' })[0]).toBe('hecate');
});

test.each(LANGUAGES)('in %s every power is found by its own name and by the English one', async (language) => {
  const words = await loadWords(language);
  for (const { id } of POWER_LIST) {
    for (const text of [words.powers[id].name, en.powers[id].name]) {
      expect(searchPowers(words, { text, set: 'all' })[0]).toBe(id);
    }
  }
});

test('a set narrows the result', () => {
  expect(searchPowers(en, { text: '', set: 'hero' })).toHaveLength(10);
  expect(searchPowers(en, { text: 'apollo', set: 'hero' })).not.toContain('apollo');
});

test('nothing is found if nothing matches', () => {
  expect(searchPowers(en, { text: 'qqq', set: 'all' })).toEqual([]);
});
