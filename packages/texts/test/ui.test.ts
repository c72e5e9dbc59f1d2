import { describe, expect, test } from 'vitest';
import { en, LANGUAGES, type Language, loadChunk, loadWords } from '../src/index.ts';
import { loadTranslation } from '../src/languages.ts';

/** Example parameters for the sentences of the app, by name. A new parameter needs an example here. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  player: 'Anna',
  players: 'Anna, Ben',
  names: ['Anna', 'Ben'],
  by: 'Anna',
  letter: 'A',
  power: 'pan',
  powers: ['pan', 'apollo'],
  heroes: ['jason', 'medea'],
  one: 'pan',
  two: 'apollo',
  level: 3,
  list: 'Pan, Apollo',
  game: 2,
  turn: 7,
  time: '0.5',
  step: 'b3-c4',
  number: 3,
  of: 5,
  team: 1,
  line: 4,
  squares: 'c4, d4',
  prompt: 'Move.',
  name: 'Ann',
  reason: 'Too far.',
  text: 'b3-c4',
  path: '/nowhere',
  version: '99',
  when: '12:00',
  date: '1 May 2026',
  file: 'games.txt',
  percent: 62,
  low: 54,
  high: 70,
  each: 32,
  depth: 5,
  nodes: '12K',
  chance: '63 %',
  before: '63 %',
  after: '41 %',
  mark: 'mistake',
  done: 2,
  sex: 'f',
  does: 'move',
  square: 'c4',
  dome: true,
  worker: 'Anna',
  numbers: '9.2, Z5',
  to: 1512,
  from: 1500,
  rating: 1612,
  won: 7,
  drawn: 1,
  lost: 21,
  minutes: 5,
  seconds: 3,
};

/** Plural forms differ: Russian has one for 1 and 21, one for 2 to 4, one for 5 and 11. */
const COUNTS = [0, 1, 2, 5, 11, 21];

/** Parameters that throw for a name without an example. */
const toldOf = (count: number): object =>
  new Proxy(
    {},
    {
      get(_target, name) {
        if (name === 'count' || name === 'left') return count;
        if (name === 'counts') return [count, 2];
        const sample = SAMPLES[String(name)];
        if (sample === undefined) throw new Error(`no example of ${String(name)}`);
        return sample;
      },
    },
  );

/** All texts with their paths. */
function wordsIn(value: unknown, path: string): [string, (count: number) => unknown][] {
  if (typeof value === 'string') return [[path, () => value]];
  if (typeof value === 'function') return [[path, (count) => (value as (told: object) => unknown)(toldOf(count))]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    wordsIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

const english = { ...en.ui, online: await loadChunk('en', 'online'), room: await loadChunk('en', 'room') };

describe.each(LANGUAGES)('the app in %s', async (language) => {
  const online = { online: await loadChunk(language, 'online'), room: await loadChunk(language, 'room') };
  const words = wordsIn({ ...(await loadWords(language)).ui, ...online }, '');

  test.each(words)('%s', (_path, say) => {
    for (const count of COUNTS) {
      const text = say(count);
      expect(typeof text).toBe('string');
      expect(String(text).trim()).not.toBe('');
      expect(text).not.toMatch(/\bundefined\b|\bnull\b|\bNaN\b|\[object|=>/);
      expect(text).not.toMatch(/ {2}|^\s|\s$/);
    }
  });

  test('has exactly the words of English', () => {
    expect(words.map(([path]) => path).sort()).toEqual(
      wordsIn(english, '')
        .map(([path]) => path)
        .sort(),
    );
  });
});

/** The texts that a language itself has. */
async function ownWords(language: Language): Promise<ReturnType<typeof wordsIn>> {
  const [{ ui = {} }, online, room] = await Promise.all([
    loadTranslation(language, 'catalogue'),
    loadTranslation(language, 'online'),
    loadTranslation(language, 'room'),
  ]);
  return wordsIn({ ...ui, online, room }, '');
}

test.each(LANGUAGES.filter((language) => language !== 'en'))('what is there in %s is translated', async (language) => {
  const originals = new Map(wordsIn(english, ''));
  const same = (await ownWords(language)).filter(([path, say]) => {
    const text = String(say(2));
    return text.length > 24 && text === String(originals.get(path)?.(2));
  });
  expect(same.map(([path]) => path)).toEqual([]);
});
