import type { guides as english } from './en/guides/index.ts';
import type { PowerId } from './ids.ts';

/** The words of an exercise. */
export interface ExerciseWords {
  /** The goal. */
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

/** The words of the guide to a power, for what `packages/learning` shows. */
export interface GuideWords<QuestionKey extends string = string> extends ExerciseWords {
  /** The power's effect here. */
  readonly demo: string;
  /** A limit of the power here, and the reason. */
  readonly limit: string;
  /** By the keys of the questions in `packages/learning`. */
  readonly questions: Readonly<Record<QuestionKey, QuestionWords>>;
}

/** The guides of a language. A new power may lack one; a guide without a translation is shown in English. */
export type Guides = Readonly<Partial<Record<PowerId, GuideWords>>>;

type EnglishGuides = typeof english;
type QuestionKeyOf<Power extends keyof EnglishGuides> = Extract<keyof EnglishGuides[Power]['questions'], string>;

/** The guides of another language: each answers exactly the questions of the English one. */
export type TranslatedGuides = {
  readonly [Power in keyof EnglishGuides]?: GuideWords<QuestionKeyOf<Power>>;
};
