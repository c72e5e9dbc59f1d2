import { describe, expect, test } from 'vitest';
import {
  type Language,
  loadCoach,
  loadGuides,
  loadLessons,
  loadOnline,
  loadRoomWords,
  loadRulebook,
  loadWords,
} from '../src/index.ts';

/** Texts with their paths; those that depend on something are left out. */
function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

const LOADERS = { loadWords, loadCoach, loadGuides, loadLessons, loadOnline, loadRoomWords, loadRulebook };

async function textsOf(language: Language): Promise<[path: string, text: string][]> {
  const all = Object.entries(LOADERS).map(async ([name, load]) => textsIn(await load(language), name));
  return (await Promise.all(all)).flat();
}

const found = (texts: readonly [string, string][], wrong: RegExp): [string, string][] =>
  texts.filter(([, text]) => wrong.test(text));

describe.each(['fr', 'it'] as const)('in %s', async (language) => {
  const texts = await textsOf(language);

  test('texts are read', () => {
    expect(texts.length).toBeGreaterThan(1000);
  });

  test('apostrophes are straight', () => {
    expect(found(texts, /’/)).toEqual([]);
  });
});

const LOOSE = /[^\u00a0?!…][;?!»]|[^\u00a0]:(?=\s|$)|«(?!\u00a0)/;

test.each(['Vrai ?', 'Vrai?', 'Voici : un', 'Voici: un', '« Si »', '«Si»'])('%s is loose', (text) => {
  expect(text).toMatch(LOOSE);
});

test('French keeps double punctuation and guillemets with their words', async () => {
  expect(found(await textsOf('fr'), LOOSE)).toEqual([]);
});
