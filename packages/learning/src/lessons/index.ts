import type { Exercise } from '../attempt.ts';
import { firstSteps } from './first-steps.ts';
import { plans } from './plans.ts';
import { threats } from './threats.ts';

/** The lessons of the bare game by their ids, in the order in which they are taken. */
export const LESSONS = { ...firstSteps, ...threats, ...plans } as const satisfies Readonly<Record<string, Exercise>>;

export type LessonId = keyof typeof LESSONS;

const idsOf = (lessons: object): readonly LessonId[] => Object.keys(lessons) as LessonId[];

export const LESSON_IDS = idsOf(LESSONS);

/** The lessons by what they are about, in their order. */
export const LESSON_GROUPS = {
  firstSteps: idsOf(firstSteps),
  threats: idsOf(threats),
  plans: idsOf(plans),
} as const;

/** The lessons to take before a first game: they take two minutes. */
export const FIRST_LESSONS = LESSON_GROUPS.firstSteps;

export const isLessonId = (id: string): id is LessonId => Object.hasOwn(LESSONS, id);
