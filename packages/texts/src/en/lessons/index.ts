import { firstSteps } from './first-steps.ts';
import { plans } from './plans.ts';
import { threats } from './threats.ts';

/** Other languages have the same lessons: a missing one does not compile. */
export const lessons = { ...firstSteps, ...threats, ...plans };
