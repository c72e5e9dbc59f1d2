import { FIRST_LESSONS, LESSON_IDS, type LessonId } from '@oia/learning';

/** The lesson after this one; undefined after the last. */
export const nextOf = (id: LessonId): LessonId | undefined => LESSON_IDS[LESSON_IDS.indexOf(id) + 1];

/** Counted from 1. */
export const numberOf = (id: LessonId): number => LESSON_IDS.indexOf(id) + 1;

/** True for the last lesson a first game needs. */
export const isEnoughToPlay = (id: LessonId): boolean => FIRST_LESSONS.at(-1) === id;

/** The first lesson that is not done yet; undefined if all are. */
export const firstOpen = (done: readonly string[]): LessonId | undefined => LESSON_IDS.find((id) => !done.includes(id));

/** The number of finished lessons; ids of lessons that no longer exist do not count. */
export const countDone = (done: readonly string[]): number => LESSON_IDS.filter((id) => done.includes(id)).length;
