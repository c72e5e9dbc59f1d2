import type { Exercise } from '../exercise.ts';
import { firstSteps } from './first-steps.ts';
import { plans } from './plans.ts';
import { threats } from './threats.ts';

/** The lessons of the bare game by their ids, in the order in which they are taken. */
export const LESSONS = { ...firstSteps, ...threats, ...plans } as const satisfies Readonly<Record<string, Exercise>>;

export type LessonId = keyof typeof LESSONS;

export const LESSON_IDS = Object.keys(LESSONS) as readonly LessonId[];

/** The lessons after which one can play a game: they take two minutes. */
export const FIRST_LESSONS = Object.keys(firstSteps) as readonly LessonId[];

export const isLessonId = (id: string): id is LessonId => Object.hasOwn(LESSONS, id);
