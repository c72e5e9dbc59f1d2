import { FIRST_LESSONS, LESSON_IDS } from '@oia/learning';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { countDone, firstOpen, isEnoughToPlay, nextOf, numberOf } from '../src/pages/learn/lesson-order.ts';
import { FIRST_LESSON, keepGame } from '../src/storage/games.ts';
import { LESSONS } from '../src/storage/keys.ts';
import { gameAt, tableOf } from './tables.ts';
import { TestStorage } from './test-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The modules as a page loads them that finds this storage. */
async function pageWith(storage: TestStorage | undefined) {
  vi.stubGlobal('localStorage', storage);
  vi.resetModules();
  const lessons = await import('../src/storage/lessons.ts');
  const { isNewcomer } = await import('../src/storage/games.ts');
  return { ...lessons, isNewcomer };
}

describe('the progress', () => {
  test('is kept on the device', async () => {
    const storage = new TestStorage();
    const first = await pageWith(storage);
    expect(first.lessonProgress.value).toEqual({ done: [], kept: 'kept' });
    first.keepLesson('move');
    first.keepLesson('move');
    first.keepLesson('build');
    const second = await pageWith(storage);
    expect(second.lessonProgress.value).toEqual({ done: ['move', 'build'], kept: 'kept' });
  });

  test('adds to what another tab has learnt since', async () => {
    const storage = new TestStorage();
    const { keepLesson, lessonProgress } = await pageWith(storage);
    keepLesson('move');
    storage.setItem(LESSONS.key, '["move","climb"]');
    keepLesson('win');
    expect(lessonProgress.value.done).toEqual(['move', 'climb', 'win']);
  });

  test('lasts as long as the page without storage, and reports that', async () => {
    const { keepLesson, lessonProgress } = await pageWith(undefined);
    keepLesson('move');
    expect(lessonProgress.value).toEqual({ done: ['move'], kept: 'denied' });
  });

  test.each(['what?', '{}', '7', 'null'])('is empty if the storage contains %s', async (text) => {
    const storage = new TestStorage();
    storage.setItem(LESSONS.key, text);
    expect((await pageWith(storage)).lessonProgress.value.done).toEqual([]);
  });

  test('counts only existing lessons', () => {
    expect(countDone(['move', 'of another version', 'win'])).toBe(2);
  });
});

describe('a newcomer', () => {
  test('has neither learnt nor played here', async () => {
    const storage = new TestStorage();
    const { isNewcomer, keepLesson } = await pageWith(storage);
    expect(isNewcomer()).toBe(true);
    keepLesson('move');
    expect(isNewcomer()).toBe(false);
  });

  test('is no user with a stored game', async () => {
    const storage = new TestStorage();
    vi.stubGlobal('localStorage', storage);
    keepGame(gameAt(tableOf({ players: 2 }, ['person', 1])));
    expect((await pageWith(storage)).isNewcomer()).toBe(false);
  });
});

describe('the order of the lessons', () => {
  test('begins with the lesson linked from the start page', () => {
    expect(LESSON_IDS[0]).toBe(FIRST_LESSON);
    expect(numberOf(FIRST_LESSON)).toBe(1);
  });

  test('leads from each to the next, and after the first six to a game', () => {
    expect(nextOf('move')).toBe(LESSON_IDS[1]);
    expect(nextOf(LESSON_IDS.at(-1) ?? 'move')).toBeUndefined();
    expect(FIRST_LESSONS.filter(isEnoughToPlay)).toEqual(['win']);
  });

  test('continues with the first unfinished lesson', () => {
    expect(firstOpen([])).toBe('move');
    expect(firstOpen(['move', 'climb'])).toBe('build');
    expect(firstOpen(LESSON_IDS)).toBeUndefined();
  });
});
