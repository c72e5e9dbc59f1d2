import { describe, expect, it } from 'vitest';
import { Attempt, type Exercise, FIRST_LESSONS, isLessonId, LESSON_IDS, LESSONS } from '../src/index.ts';
import { firstTries, isTrivial, solves } from './solutions.ts';

const lessons: readonly (readonly [string, Exercise])[] = Object.entries(LESSONS);

describe.each(lessons)('the lesson %s', (_, exercise) => {
  it('is without powers', () => {
    expect(new Attempt(exercise).game.match.cards).toEqual([]);
  });

  it('begins with the player, who has not reached anything yet', () => {
    expect(new Attempt(exercise).status).toBe('player');
  });

  it('is solved by its solution, but not by every turn', () => {
    expect(solves(exercise)).toBe(true);
    expect(isTrivial(exercise), 'every turn reaches the goal').toBe(false);
  });

  it('answers the tries that it expects', () => {
    const answers = new Set(failures(exercise).map(({ miss }) => miss));
    for (const id of Object.keys(exercise.misses ?? {})) expect([...answers], id).toContain(id);
  });
});

/** The attempts that failed with the first turn. */
const failures = (exercise: Exercise): readonly Attempt[] =>
  firstTries(exercise).filter(({ status }) => status === 'missed');

describe('the lessons', () => {
  it('are about fifteen, each with its own position', () => {
    expect(LESSON_IDS.length).toBeGreaterThanOrEqual(15);
    expect(new Set(lessons.map(([, { position }]) => position)).size).toBe(lessons.length);
  });

  it('begin with what one needs to play', () => {
    expect(LESSON_IDS.slice(0, FIRST_LESSONS.length)).toEqual(FIRST_LESSONS);
    expect(FIRST_LESSONS.at(-1)).toBe('win');
  });

  it('are known by their ids', () => {
    expect(isLessonId('dome')).toBe(true);
    for (const id of ['', 'Dome', 'toString', '__proto__']) expect(isLessonId(id), id).toBe(false);
  });
});

describe('a lesson accepts every solution', () => {
  const solutions = (exercise: Exercise): number =>
    firstTries(exercise).filter(({ status }) => status === 'reached').length;

  it.each([
    ['a dome from any side', LESSONS.dome, 3],
    ['shutting the opponent in by a block or by standing there', LESSONS.stuck, 4],
    ['any build behind a threat', LESSONS.threat, 7],
    ['any two spaces inside, in either order', LESSONS.placement, 42],
  ])('%s', (_, exercise, count) => expect(solutions(exercise)).toBe(count));
});
