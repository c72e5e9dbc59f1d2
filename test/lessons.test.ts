import { type Exercise, LESSONS, type LessonId } from '@oia/learning';
import { LANGUAGES, type Lessons, loadChunk } from '@oia/texts';
import { describe, expect, it } from 'vitest';

const lessons = Object.entries(LESSONS) as readonly [LessonId, Exercise][];
const english = await loadChunk('en', 'lessons');

describe.each(LANGUAGES)('the lessons in %s', (language) => {
  it('have words for every lesson in its order, and for each expected try', async () => {
    const words: Lessons = await loadChunk(language, 'lessons');
    expect(Object.keys(words)).toEqual(Object.keys(LESSONS));
    for (const [id, { misses = {} }] of lessons) {
      expect(Object.keys(words[id].misses ?? {}), id).toEqual(Object.keys(misses));
    }
  });

  it('name only squares that are on the board', async () => {
    const named = Object.values(await loadChunk(language, 'lessons')).flatMap((lesson) =>
      sentences(lesson).flatMap(squaresIn),
    );
    for (const square of named) expect(square).toMatch(/^[a-e][1-5]$/);
  });
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the lessons in %s', (language) => {
  it('are translated', async () => {
    const words = await loadChunk(language, 'lessons');
    const same = lessons.filter(([id]) => {
      const known = sentences(english[id]);
      return sentences(words[id]).some((text) => known.includes(text));
    });
    expect(same.map(([id]) => id)).toEqual([]);
  });

  it('come with a coach of the same language', async () => {
    const known = Object.values(await loadChunk('en', 'coach'));
    expect(Object.values(await loadChunk(language, 'coach')).filter((text) => known.includes(text))).toEqual([]);
  });

  it('name the same squares as in English', async () => {
    const words = await loadChunk(language, 'lessons');
    for (const [id] of lessons) expect(allSquares(words[id]), id).toEqual(allSquares(english[id]));
  });
});

type Words = Lessons[LessonId];

const allOf = ({ title, text, task, done, misses = {} }: Words): readonly string[] => [
  title,
  text,
  task,
  done,
  ...Object.values(misses),
];

/** Sentences, not single words, which may be the same in two languages. */
const sentences = (words: Words): readonly string[] => allOf(words).filter((text) => text.split(' ').length > 3);

const squaresIn = (text: string): readonly string[] => text.match(/\b[a-z]\d\b/g) ?? [];

const allSquares = (words: Words): readonly string[] => allOf(words).flatMap(squaresIn).sort();
