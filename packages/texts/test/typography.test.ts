import { describe, expect, test } from 'vitest';
import type { ChunkName, Language } from '../src/index.ts';
import { loadTranslation } from '../src/languages.ts';

/** Texts with their paths; those that depend on something are left out. */
function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

const CHUNKS: readonly ChunkName[] = ['catalogue', 'coach', 'guides', 'lessons', 'online', 'room', 'rulebook'];

/** The texts that a language itself has, without those that English lends it. */
async function textsOf(language: Language): Promise<[path: string, text: string][]> {
  const all = CHUNKS.map(async (name) => textsIn(await loadTranslation(language, name), name));
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
