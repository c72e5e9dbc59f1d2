import type { Evidence, Shown } from './evidence.ts';
import type { Exercise } from './exercise.ts';

/** A question people ask about a power. Its words are in the texts, in the same order. */
export interface Question {
  /** The rulings that answer it: '9.2', 'Z5'. */
  readonly rulings: readonly string[];
  /** What shows the answer; its position can be tried. */
  readonly evidence: Evidence;
}

/** Everything that teaches a power: what it does, one thing it cannot do, something to do with it, and questions. */
export interface PowerGuide {
  /** The power at work. */
  readonly demo: Shown;
  /** One thing it cannot do. */
  readonly limit: Evidence;
  /** "Your turn": a goal to reach by using the power. */
  readonly task: Exercise;
  readonly questions: readonly [Question, Question, Question, Question, Question];
}
