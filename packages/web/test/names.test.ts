import { en, LANGUAGES, loadChunk } from '@oia/texts';
import { describe, expect, test } from 'vitest';
import { labelsOf, namesOf } from '../src/session/names.ts';

const person = (name = '') => ({ name, player: 'person' }) as const;
const computer = { name: '', player: 2 } as const;

describe('the label of a seat', () => {
  test('is "You" for the only person, in every language, and sentences keep the name', async () => {
    const catalogues = await Promise.all(LANGUAGES.map((language) => loadChunk(language, 'game')));
    const labels = catalogues.map((words) => labelsOf(words, [computer, person()])[1]);
    expect(labels).toEqual(['You', 'Vous', 'Tu', 'Вы']);
    expect(namesOf(en, [computer, person()])).toEqual(['Computer', 'Player B']);
  });

  test('is the name that was typed', () => {
    expect(labelsOf(en, [person('Ada'), computer, computer])).toEqual(['Ada', 'Computer B', 'Computer C']);
  });

  test('tells people at one device apart', () => {
    expect(labelsOf(en, [person(), person()])).toEqual(['Player A', 'Player B']);
  });
});
