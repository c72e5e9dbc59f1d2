import type { Lessons } from '../../lesson-words.ts';
import { firstSteps } from './first-steps.ts';
import { plans } from './plans.ts';
import { threats } from './threats.ts';

export const lessons: Lessons = { ...firstSteps, ...threats, ...plans };
