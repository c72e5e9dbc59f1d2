import type { PowerId } from './ids.ts';

/** The words of an exercise. */
export interface ExerciseWords {
  /** What to reach. */
  readonly task: string;
  /** Said when it is reached: what was learnt. */
  readonly done: string;
  /** Answers to tries that failed, by their ids in the exercise. */
  readonly misses?: Readonly<Record<string, string>>;
}

export interface QuestionWords {
  readonly ask: string;
  readonly answer: string;
}

/** The words of the guide to a power: to what `packages/learning` shows, in the same order. */
export interface GuideWords extends ExerciseWords {
  /** What the power does here. */
  readonly demo: string;
  /** What it cannot do here, and why. */
  readonly limit: string;
  readonly questions: readonly [QuestionWords, QuestionWords, QuestionWords, QuestionWords, QuestionWords];
}

/** A power whose guide nobody has written yet has none, and one that is not translated is shown in English. */
export type Guides = Readonly<Partial<Record<PowerId, GuideWords>>>;
