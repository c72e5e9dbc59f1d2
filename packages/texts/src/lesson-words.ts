import type { lessons } from './en/lessons/index.ts';
import type { ExerciseWords } from './guide-words.ts';

/** The words of a lesson. */
export interface LessonWords extends ExerciseWords {
  readonly title: string;
  /** The rule or the idea, in a sentence or two. */
  readonly text: string;
}

/** The words of the lessons by their ids; every language has those of English. */
export type Lessons = Readonly<Record<keyof typeof lessons, LessonWords>>;
